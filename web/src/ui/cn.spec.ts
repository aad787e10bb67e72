import { expect, test } from 'vitest';
import { cn } from './cn';

test.each([
  ['h-9 px-3', 'h-11 pl-10', 'px-3 h-11 pl-10'],
  ['pl-3 pr-2', 'px-4', 'px-4'],
  ['text-sm text-foreground', 'text-danger-text', 'text-sm text-danger-text'],
  ['text-sm text-right', 'text-lg', 'text-right text-lg'],
  ['border border-input/60', 'border-danger', 'border border-danger'],
  ['border border-b', 'border-0', 'border-b border-0'],
  ['border border-input border-b', 'p-1', 'border border-input border-b p-1'],
  ['inset-x-0 inset-y-2 rounded-lg rounded-b-sm', 'font-sans', 'inset-x-0 inset-y-2 rounded-lg rounded-b-sm font-sans'],
  ['w-full min-w-0', 'w-40', 'min-w-0 w-40'],
  ['hover:bg-muted bg-background', 'bg-primary', 'hover:bg-muted bg-primary'],
  ['pointer-coarse:h-11 h-9', 'h-7 pointer-coarse:h-auto', 'h-7 pointer-coarse:h-auto'],
  ['flex flex-col flex-1', 'flex-row', 'flex flex-1 flex-row'],
  ['inline-flex', 'hidden', 'hidden'],
  ['size-4', 'size-5', 'size-5'],
  ['h-4 w-4', 'size-5', 'size-5'],
  ['rounded-md', 'rounded-full', 'rounded-full'],
])('%s, overruled by %s', (base, given, merged) => {
  expect(cn(base, given)).toBe(merged);
});
