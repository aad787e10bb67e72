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

const contracts = import.meta.glob<Record<string, { access?: readonly string[] } | undefined>>(
  '../../../packages/contracts/src/*/{commands,settings-commands}.ts',
  { eager: true },
);
/** The right that settles something for a whole facility or a person. */
const SETTLES = /^(settings|channel)\.|^laboratorium\.config:|^treatments\.(items|categories):/;

it('every form that settles something for the facility asks before it is saved (SPEC 4)', () => {
  const settle = new Set(
    Object.values(contracts)
      .flatMap(module => Object.entries(module))
      .filter(([, { access = [] } = {}]) => access.length > 0 && access.every(right => SETTLES.test(right)))
      .map(([name]) => name),
  );
  const forms = Object.entries(files).flatMap(([path, text]) =>
    text
      .split('useCommandForm(')
      .slice(1)
      .map(part => ({ path, command: part.slice(0, part.indexOf(',')), options: part.slice(0, part.indexOf('});')) })),
  );
  const settling = forms.filter(({ command }) => (command.match(/\w+/g) ?? []).some(name => settle.has(name)));
  expect(settling.length).toBeGreaterThan(10);
  expect(settling.filter(({ options }) => !/\n {4}ask[:,]/.test(options)).map(({ path }) => path)).toEqual([]);
});
