import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import type { Choice, DeclaredSelector } from './declared';
import { GlobalSelector } from './global-selector';
import { forgetRecent } from './recent';

const modules = import.meta.glob<Record<string, DeclaredSelector<unknown>>>('./global/*.ts', { eager: true });
const declared = Object.values(modules).flatMap(module => Object.values(module));

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
  'radiology examination': null,
  treatment: 'treatment',
  'treatment category': 'treatment-category',
  'treatment by ICD9': 'treatment-icd9',
  'insurance reference diagnosis': null,
  'insurance reference doctor': null,
  'insurance reference poli': null,
};

/** Selectors beyond SPEC's list: items and places of stores, wards and their doctors, and cultures. */
const more = [
  ...['medicine', 'store', 'supplier', 'inpatient-doctor', 'ward', 'ward-room'],
  ...['laboratory-organism', 'laboratory-antibiotic'],
];

it('has each of SPEC’s selectors once, and no others', () => {
  const wanted = [...Object.values(listed).filter(key => key !== null), ...more].toSorted();
  expect(declared.map(({ key }) => key).toSorted()).toEqual(wanted);
});

beforeAll(async () => {
  await startI18n('id');
  Element.prototype.scrollIntoView = vi.fn();
});
beforeEach(forgetRecent);
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
