import { expect, it } from 'vitest';

const files = import.meta.glob<string>(['../**/*.tsx', '!../**/*.spec.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('every form is a command’s, or says why not', () => {
  const forms = Object.entries(files).filter(([, text]) => text.includes('<form'));
  expect(forms.length).toBeGreaterThan(5);
  // Where the hook is used elsewhere, or cannot be, a sentence of the file names it.
  expect(forms.flatMap(([path, text]) => (text.includes('useCommandForm') ? [] : [path]))).toEqual([]);
});
