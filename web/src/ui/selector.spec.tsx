import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { Selector } from './selector';

beforeAll(async () => {
  await startI18n('id');
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

function Chooser({ onChosen }: { onChosen: (code: string) => void }) {
  const [busy, setBusy] = useState(false);
  return (
    <Selector
      aria-label="Diagnosis"
      value={null}
      busy={busy}
      onChange={code => {
        if (code === null) return;
        setBusy(true);
        onChosen(code);
      }}
      search={() => ['J06', 'J45']}
      searchKey={['codes']}
      itemKey={code => code}
      itemLabel={code => code}
    />
  );
}

it('keeps the focus while what was chosen by Enter is under way, and takes nothing else', async () => {
  const onChosen = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Chooser onChosen={onChosen} />
    </QueryClientProvider>,
  );
  const input = screen.getByLabelText('Diagnosis');
  act(() => input.focus());
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  await screen.findByText('J06');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onChosen.mock.calls).toEqual([['J06']]);
  expect(input).toBe(document.activeElement);
  expect(input.getAttribute('aria-busy')).toBe('true');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  fireEvent.click(input);
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

interface Units {
  units: string[];
  start?: string | null;
  onAdd?: (name: string) => Promise<string | null>;
}
function Unit({ units, start = null, onAdd }: Units) {
  const [value, setValue] = useState<string | null>(start);
  return (
    <Selector
      aria-label="Satuan"
      value={value}
      onChange={setValue}
      search={query => units.filter(unit => unit.includes(query))}
      searchKey={['unit']}
      itemKey={unit => unit}
      itemLabel={unit => unit}
      empty="Belum ada satuan."
      onAdd={onAdd}
    />
  );
}
const show = (given: Units) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Unit {...given} />
    </QueryClientProvider>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Satuan');
  act(() => input.focus());
  return input;
};

it('says of an empty list that there is nothing yet, and of a search that nothing matches', async () => {
  const input = show({ units: [] });
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(await screen.findByText('Belum ada satuan.')).toBeTruthy();
  fireEvent.change(input, { target: { value: 'tablet' } });
  expect(await screen.findByText('Tidak ada yang cocok dengan “tablet”.')).toBeTruthy();
});

it('adds what is not there by Enter, and takes it', async () => {
  const onAdd = vi.fn((name: string) => Promise.resolve<string | null>(name));
  const input = show({ units: ['tablet salut'], onAdd });
  fireEvent.change(input, { target: { value: 'tablet' } });
  await screen.findByText('Tambah “tablet”');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  await act(async () => fireEvent.keyDown(input, { key: 'Enter' }));
  expect(onAdd.mock.calls).toEqual([['tablet']]);
  await expect.poll(() => input.value).toBe('tablet');
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

it('offers no second of a name, and keeps what was typed when it is refused', async () => {
  const input = show({ units: ['strip'], onAdd: () => Promise.resolve(null) });
  fireEvent.change(input, { target: { value: 'Strip' } });
  fireEvent.change(input, { target: { value: 'strip' } });
  await screen.findByRole('option', { name: 'strip' });
  expect(screen.queryByText('Tambah “strip”')).toBeNull();
  fireEvent.change(input, { target: { value: 'botol' } });
  await screen.findByText('Tambah “botol”');
  await act(async () => fireEvent.keyDown(input, { key: 'Enter' }));
  expect(input.value).toBe('botol');
});

it('is emptied by keyboard as any field, and Tab does not stop at its ✕', () => {
  const input = show({ units: ['strip'], start: 'strip' });
  expect(screen.getByRole('button', { name: 'Kosongkan' }).tabIndex).toBe(-1);
  fireEvent.change(input, { target: { value: '' } });
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(input.value).toBe('');
});
