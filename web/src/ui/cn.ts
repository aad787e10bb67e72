import { clsx, type ClassValue } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';

const any = () => true;
const isSize = (value: string) => /^(xs|sm|base|lg|\d?xl|\[.*\])$/.test(value);
const isWidth = (value: string) => /^\d+$/.test(value);
const of = (...names: string[]) => Object.fromEntries(names.map(name => [name, [{ [name]: ['', any] }]]));
const sides = (name: string) => of(name, ...['x', 'y', 't', 'r', 'b', 'l'].map(side => name + side));
const covered = (name: string) => ({
  [name]: ['x', 'y', 't', 'r', 'b', 'l'].map(side => name + side),
  [`${name}x`]: [`${name}l`, `${name}r`],
  [`${name}y`]: [`${name}t`, `${name}b`],
});

/**
 * The kinds of classes that a caller may override. tailwind-merge has a list of all, which would cost every page 6 KB;
 * a missing kind is added here.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...of(
      'w',
      'h',
      'size',
      'min-w',
      'max-w',
      'min-h',
      'max-h',
      'gap',
      'gap-x',
      'gap-y',
      'bg',
      'font',
      'leading',
      'tracking',
      'rounded',
      'rounded-t',
      'rounded-r',
      'rounded-b',
      'rounded-l',
      'shadow',
      'opacity',
      'overflow',
      'overflow-x',
      'overflow-y',
      'top',
      'right',
      'bottom',
      'left',
      'inset',
      'inset-x',
      'inset-y',
      'z',
      'items',
      'justify',
      'self',
      'order',
      'whitespace',
      'grid-cols',
      'col-span',
      'line-clamp',
      'border-x',
      'border-y',
      'border-t',
      'border-r',
      'border-b',
      'border-l',
    ),
    ...sides('p'),
    ...sides('m'),
    display: [
      'block',
      'inline-block',
      'inline',
      'flex',
      'inline-flex',
      'grid',
      'inline-grid',
      'contents',
      'table',
      'hidden',
    ],
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    direction: [{ flex: ['row', 'col', 'row-reverse', 'col-reverse'] }],
    wrap: [{ flex: ['wrap', 'nowrap'] }],
    flex: [{ flex: ['1', 'auto', 'none', 'initial'] }],
    shrink: ['shrink', { shrink: [any] }],
    grow: ['grow', { grow: [any] }],
    align: [{ text: ['left', 'center', 'right'] }],
    'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
    'text-overflow': ['truncate', 'text-ellipsis'],
    family: [{ font: ['sans', 'mono'] }],
    'text-size': [{ text: [isSize] }],
    'text-color': [{ text: [any] }],
    'border-width': ['border', { border: [isWidth] }],
    'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
    'border-table': [{ border: ['separate', 'collapse', { spacing: [any] }] }],
    'border-color': [{ border: [any] }],
  },
  conflictingClassGroups: { ...covered('p'), ...covered('m'), size: ['w', 'h'], flex: ['grow', 'shrink'] },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [],
}));

/** Joins class names; a later one of the same kind wins. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
