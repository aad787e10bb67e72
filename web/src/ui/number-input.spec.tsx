import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { NumberInput } from './number-input';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Given {
  start?: number | null;
  decimals?: number;
  onValue?: (value: number | null) => void;
}
function Amount({ start = null, decimals = 0, onValue }: Given) {
  const [value, setValue] = useState<number | null>(start);
  const change = (next: number | null) => {
    setValue(next);
    onValue?.(next);
  };
  return <NumberInput aria-label="Jumlah" value={value} decimals={decimals} onChange={change} />;
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
  render(<Amount onValue={onValue} />);
  fireEvent.focus(field());
  type(text);
  expect(onValue).toHaveBeenLastCalledWith(rupiah);
  fireEvent.blur(field());
  expect(field().value).toBe(rupiah === null ? '' : rupiah.toLocaleString('id-ID'));
});

it.each([
  ['1.000', 1000, '1.000'],
  ['12.500,25', 12_500.25, '12.500,25'],
  ['1.250.000', 1_250_000, '1.250.000'],
  ['36,5', 36.5, '36,5'],
  ['36.5', 36.5, '36,5'],
  ['0.125', 0.125, '0,125'],
  ['2,', 2, '2'],
  ['0,0625', 0.062, '0,062'],
  ['1.250,0009', 1250, '1.250'],
  ['38,,7', 38.7, '38,7'],
  ['38..7', 38.7, '38,7'],
  ['38,7,', 38.7, '38,7'],
  ['38,.7', 38.7, '38,7'],
  ['1.2,5', 1.25, '1,25'],
  ['1.250,5.0', 1250.5, '1.250,5'],
  ['1-2', 12, '12'],
  ['-1,5', -1.5, '-1,5'],
])('a quantity typed as %s is %d', (text, quantity, shown) => {
  const onValue = vi.fn();
  render(<Amount decimals={3} onValue={onValue} />);
  fireEvent.focus(field());
  type(text);
  expect(onValue).toHaveBeenLastCalledWith(quantity);
  fireEvent.blur(field());
  expect(field().value).toBe(shown);
});

it('shows no second comma, and sends nothing for what is no number yet', () => {
  const onValue = vi.fn();
  render(<Amount start={38} decimals={3} onValue={onValue} />);
  fireEvent.focus(field());
  type('38,,7');
  expect(field().value).toBe('38,7');
  for (const text of ['1.250.0', ',', '-']) {
    type(text);
    expect(field().value).toBe(text);
    expect(onValue).toHaveBeenLastCalledWith(null);
  }
});

it('selects what stood there, unless a quick hand has typed already', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  render(<Amount start={20_000} />);
  const select = vi.spyOn(field(), 'select');
  act(() => field().focus());
  expect(field()).toMatchObject({ value: '20.000', selectionStart: 0, selectionEnd: 6 });
  frames.splice(0).forEach(frame => frame(0));
  expect(select).toHaveBeenCalledTimes(2);
  act(() => field().blur());
  act(() => field().focus());
  type('5');
  frames.splice(0).forEach(frame => frame(0));
  expect(select).toHaveBeenCalledTimes(3);
  expect(field().value).toBe('5');
  act(() => field().blur());
  act(() => field().focus());
  // The same digit is typed over itself: the value is unchanged, but it counts as typed.
  fireEvent(field(), new InputEvent('beforeinput'));
  frames.splice(0).forEach(frame => frame(0));
  expect(select).toHaveBeenCalledTimes(4);
});

it.each([
  ['5', '5', 1],
  ['1500', '1.500', 5],
  ['1.5000', '15.000', 6],
  ['-25000', '-25.000', 7],
  ['150000,', '150.000,', 8],
  ['150.000,00', '150.000,00', 10],
])('money is grouped while it is typed: %s is shown as %s', (text, shown, caret) => {
  render(<Amount />);
  act(() => field().focus());
  type(text);
  expect(field()).toMatchObject({ value: shown, selectionStart: caret });
});

it.each([
  // A digit is inserted in the middle or deleted there: the caret must stay in place.
  ['192.00', '19.200', 3, 4],
  ['1234.567', '1.234.567', 4, 5],
  ['150000', '150.000', 1, 1],
  ['1500', '1.500', 2, 3],
])('keeps the caret between the digits: %s to %s', (text, shown, at, caret) => {
  render(<Amount start={1} />);
  act(() => field().focus());
  const input = field();
  fireEvent.change(input, { target: { value: text, selectionStart: at, selectionEnd: at } });
  expect(input).toMatchObject({ value: shown, selectionStart: caret });
});
