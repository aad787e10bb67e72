import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import type { Choice, DeclaredSelector, LiveSelector } from './declared';
import { GlobalSelector } from './global-selector';
import { keepSession, type Session } from '@/api/session';

const modules = import.meta.glob<Record<string, LiveSelector>>('./global/*.ts', { eager: true });
const declared = Object.values(modules).flatMap(module => Object.values(module));

type Sources = Readonly<Record<string, string>>;
const screens: Sources = import.meta.glob(['../features/**/*.{ts,tsx}', '../routes/**/*.tsx', '!**/*.spec.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const components: Sources = import.meta.glob(['./*.tsx', '!./*.spec.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Whether the source takes this name from that file of the selectors; the linter sees that it then uses it. */
const takes = (source: string, name: string, file: string): boolean =>
  [...source.matchAll(/import (\* as \w+|[^;]*?\{[^}]*\}) from '(?:@\/selectors\/|\.\/)([^']+)'/g)].some(
    ([, names = '', from]) => {
      if (from !== file) return false;
      const space = /^\* as (\w+)$/.exec(names)?.[1];
      return space === undefined
        ? new RegExp(`\\b${name}\\b`).test(names)
        : new RegExp(`\\b${space}\\.${name}\\b`).test(source);
    },
  );

/** The screens that ask by it, themselves or by a component of the selectors that does. */
const usersOf = (name: string, file: string): string[] => {
  const through = Object.entries(components)
    .filter(([, source]) => takes(source, name, file))
    .map(([path]) => path.replace(/^\.\/|\.tsx$/g, ''));
  return Object.entries(screens)
    .filter(([, source]) => takes(source, name, file) || through.some(each => source.includes(`'@/selectors/${each}'`)))
    .map(([path]) => path);
};

/** SPEC 2's list, and the selector for each; null where its module does not exist yet. */
const listed: Readonly<Record<string, string | null>> = {
  nurse: 'nurse',
  employee: 'employee',
  'lab employee': 'laboratory-employee',
  'emergency bed': 'emergency-bed',
  'emergency doctor': 'emergency-doctor',
  'inpatient bed': 'inpatient-bed',
  department: 'department',
  doctor: 'doctor',
  room: 'room',
  'room class': 'room-class',
  'inventory category': 'inventory-category',
  'unit of measure': 'unit',
  'lab parameter group': 'laboratory-group',
  disease: 'disease',
  'medication instruction (signa)': 'signa',
  'outpatient doctor': 'outpatient-doctor',
  'outpatient room': 'outpatient-room',
  patient: 'patient',
  'radiology examination': 'radiology-examination',
  treatment: 'treatment',
  'treatment category': 'treatment-category',
  'treatment by ICD9': 'treatment-icd9',
  'insurance reference diagnosis': null,
  'insurance reference doctor': null,
  'insurance reference poli': null,
};

/**
 * Selectors beyond SPEC's list: items and places of stores, wards and their doctors, tests and cultures, what radiology
 * sorts by, banks, and treatments without a price where one is ordered.
 */
const more = [
  ...['medicine', 'store', 'supplier', 'inpatient-doctor', 'ward', 'ward-room'],
  ...['laboratory-organism', 'laboratory-antibiotic', 'laboratory-parameter', 'laboratory-specimen'],
  ...['radiology-modality', 'radiology-method', 'radiology-system'],
  ...['insurer', 'merchant-bank', 'treatment-ordered'],
];

it('has each of SPEC’s selectors once, and no others', () => {
  const wanted = [...Object.values(listed).filter(key => key !== null), ...more].toSorted();
  expect(declared.map(({ key }) => key).toSorted()).toEqual(wanted);
});

it('has no selector by which no screen asks', () => {
  const all = Object.entries(modules).flatMap(([path, module]) =>
    Object.keys(module).map(name => ({ name, file: path.replace(/^\.\/|\.ts$/g, '') })),
  );
  expect(all.filter(({ name, file }) => usersOf(name, file).length === 0)).toEqual([]);
  expect(usersOf('nurse', 'global/staff')).toEqual([
    '../features/bed/ward-nurse.tsx',
    '../features/surgery/schedule-dialog.tsx',
  ]);
});

it('has no list of choices beside it that asks for the same', () => {
  const asking = /'\/v2\/(patient\/search|reference\/icd10|reference\/icd9cm|identity\/staff)'/;
  const own = Object.entries(screens).filter(([path, source]) => path.endsWith('.tsx') && asking.test(source));
  expect(own.filter(([, source]) => source.includes('@/ui/selector')).map(([path]) => path)).toEqual([]);
});

beforeAll(async () => {
  await startI18n('id');
  Element.prototype.scrollIntoView = vi.fn();
});
let people = 0;
const anotherSignsIn = () => {
  const user = { id: (people += 1), uuid: 'u', name: 'Siti', merchants: [] } as unknown as Session['user'];
  keepSession({ accessToken: `a${user.id}`, refreshToken: 'r', expiresIn: 36_000, user });
};
beforeEach(anotherSignsIn);
afterEach(cleanup);

const named = (id: number, name: string, inUse = true): Choice<string> => ({ id, name, inUse, item: name });

/** A selector of rooms, one of which is retired. */
const rooms = (all: readonly Choice<string>[]): DeclaredSelector<string> => ({
  key: 'house',
  word: { id: 'ruangan', en: 'room' },
  search: text => Promise.resolve(all.filter(({ name, inUse }) => inUse && name.includes(text))),
  find: id => Promise.resolve(all.find(each => each.id === id) ?? null),
});

function Chooser({ of, start }: { of: DeclaredSelector<string>; start: number | null }) {
  const [id, setId] = useState<number | null>(start);
  return (
    <GlobalSelector
      of={of}
      value={id}
      onChange={choice => setId(choice === null ? null : Number(choice.id))}
      aria-label="Ruangan"
    />
  );
}

const show = (all: readonly Choice<string>[], start: number | null = null) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Chooser of={rooms(all)} start={start} />
    </QueryClientProvider>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Ruangan');
  act(() => input.focus());
  return input;
};
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const choose = async (input: HTMLInputElement, name: string) => {
  fireEvent.change(input, { target: { value: name } });
  await expect.poll(offered).toEqual([name]);
  await act(async () => fireEvent.keyDown(input, { key: 'Enter' }));
};

describe('a selector', () => {
  it('shows the chosen one though it is retired, and does not offer it', async () => {
    const input = show([named(1, 'Poli Gigi'), named(2, 'Poli Lama', false)], 2);
    await expect.poll(() => input.value).toBe('Poli Lama');
    fireEvent.click(input);
    await screen.findByText('Poli Gigi');
    expect(offered()).toEqual(['Poli Gigi']);
  });

  it('has what was chosen lately on top, unless it was retired meanwhile', async () => {
    const all = [named(1, 'Anak'), named(2, 'Bedah'), named(3, 'Gigi')];
    const input = show(all);
    await choose(input, 'Gigi');
    await choose(input, 'Bedah');
    fireEvent.click(input);
    await expect.poll(offered).toEqual(['Bedah', 'Gigi', 'Anak']);
    expect(screen.getAllByLabelText('Baru dipilih')).toHaveLength(2);
    cleanup();
    const later = show([all[0]!, named(2, 'Bedah', false), all[2]!]);
    fireEvent.click(later);
    await expect.poll(offered).toEqual(['Gigi', 'Anak']);
    cleanup();
    anotherSignsIn();
    fireEvent.click(show(all));
    await expect.poll(offered).toEqual(['Anak', 'Bedah', 'Gigi']);
    expect(screen.queryAllByLabelText('Baru dipilih')).toEqual([]);
  });

  it('is walked and taken by keyboard alone', async () => {
    const input = show([named(1, 'Anak'), named(2, 'Bedah')]);
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    await screen.findByText('Bedah');
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    await act(async () => fireEvent.keyDown(input, { key: 'Enter' }));
    expect(input.value).toBe('Bedah');
  });
});
