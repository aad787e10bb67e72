import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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

it('is replaced whole by what is typed, though the name of what is chosen comes after the focus', () => {
  const of = (name: string) => (
    <QueryClientProvider client={new QueryClient()}>
      <Selector<string>
        aria-label="Kode"
        value="93.94"
        onChange={() => {}}
        search={() => []}
        searchKey={['code']}
        itemKey={each => each}
        itemLabel={() => name}
      />
    </QueryClientProvider>
  );
  const { rerender } = render(of(''));
  const input = screen.getByLabelText<HTMLInputElement>('Kode');
  act(() => input.focus());
  rerender(of('93.94 Nebulisasi'));
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, '93.94 Nebulisasi'.length]);
});

const known = ['3 x 1 tablet', '3 x 1 kapsul', 'bila perlu'];
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
function Directions({ start = null }: { start?: string | null }) {
  const [value, setValue] = useState<string | null>(start);
  return (
    <>
      <Selector
        aria-label="Signa"
        value={value}
        onChange={setValue}
        search={query => known.filter(each => each.includes(query))}
        searchKey={['signa']}
        itemKey={each => each}
        itemLabel={each => each}
        typed={text => (text === '?' ? null : text)}
      />
      <output aria-label="Nilai">{value ?? 'kosong'}</output>
    </>
  );
}

describe('a field that takes any text', () => {
  const start = (of: string | null = null) => {
    const goesOn = vi.fn((event: KeyboardEvent) => (event.target as Element).getAttribute('aria-expanded'));
    render(
      <QueryClientProvider client={new QueryClient()}>
        <form onKeyDown={event => event.key === 'Enter' && !event.defaultPrevented && goesOn(event.nativeEvent)}>
          <Directions start={of} />
        </form>
      </QueryClientProvider>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Signa');
    act(() => input.focus());
    const type = (value: string) => fireEvent.change(input, { target: { value } });
    return { input, type, goesOn, value: () => screen.getByLabelText('Nilai').textContent };
  };

  it('takes what was typed by Enter, which goes on, by Tab, and when it is left', () => {
    const { input, type, goesOn, value } = start();
    type('3 x 1');
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(value()).toBe('3 x 1');
    expect(goesOn.mock.results).toMatchObject([{ value: 'false' }]);
    type('2 x 1');
    fireEvent.keyDown(input, { key: 'Tab' });
    expect(value()).toBe('2 x 1');
    type('bila perlu');
    fireEvent.blur(input);
    expect(value()).toBe('bila perlu');
  });

  it('takes of the list what an arrow has marked, and nothing on Escape or of what may not be', async () => {
    const { input, type, value } = start('bila perlu');
    type('3 x 1');
    await expect.poll(offered).toEqual(known.slice(0, 2));
    expect(input.getAttribute('aria-activedescendant')).toBeNull();
    fireEvent.keyDown(input, { key: 'Escape' });
    expect([value(), input.value]).toEqual(['bila perlu', 'bila perlu']);
    type('3 x 1');
    await expect.poll(offered).toEqual(known.slice(0, 2));
    fireEvent.keyDown(input, { key: 'ArrowUp' });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(value()).toBe('3 x 1 kapsul');
    type('?');
    fireEvent.blur(input);
    expect([value(), input.value]).toEqual(['3 x 1 kapsul', '3 x 1 kapsul']);
  });

  it('is edited where it stands, and emptied as any field', () => {
    const { input, type, value } = start('3 x 1 tablet');
    fireEvent.click(input);
    expect(input.value).toBe('3 x 1 tablet');
    type('3 x 1 tablet, sesudah makan');
    fireEvent.blur(input);
    expect(value()).toBe('3 x 1 tablet, sesudah makan');
    type('x');
    type('');
    fireEvent.blur(input);
    expect(value()).toBe('kosong');
  });
});
