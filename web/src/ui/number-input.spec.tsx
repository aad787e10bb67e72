import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { NumberInput } from './number-input';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Money({ start = null, onValue }: { start?: number | null; onValue?: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(start);
  const change = (next: number | null) => {
    setValue(next);
    onValue?.(next);
  };
  return <NumberInput aria-label="Jumlah" value={value} onChange={change} />;
}
const field = () => screen.getByLabelText<HTMLInputElement>('Jumlah');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it.each([
  ['150.000,00', 150_000],
  ['Rp 150.000,5', 150_000],
  ['150,000', 150_000],
  ['1,500,000', 1_500_000],
  ['150.000', 150_000],
  [',', null],
])('money typed or pasted as %s is %d', (text, rupiah) => {
  const onValue = vi.fn();
  render(<Money onValue={onValue} />);
  fireEvent.focus(field());
  type(text);
  expect(onValue).toHaveBeenLastCalledWith(rupiah);
  fireEvent.blur(field());
  expect(field().value).toBe(rupiah === null ? '' : rupiah.toLocaleString('id-ID'));
});

it('selects what stood there, unless a quick hand has typed already', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  render(<Money start={20_000} />);
  const select = vi.spyOn(field(), 'select');
  act(() => field().focus());
  expect(field()).toMatchObject({ value: '20000', selectionStart: 0, selectionEnd: 5 });
  frames.splice(0).forEach(frame => frame(0));
  expect(select).toHaveBeenCalledTimes(2);
  act(() => field().blur());
  act(() => field().focus());
  type('5');
  frames.splice(0).forEach(frame => frame(0));
  expect(select).toHaveBeenCalledTimes(3);
  expect(field().value).toBe('5');
});
