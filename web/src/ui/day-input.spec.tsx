import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DayInput } from './day-input';

afterEach(cleanup);

it('tells a day once it is within bounds, not while its year is being typed', () => {
  const onDay = vi.fn();
  render(<DayInput label="Hari" value="2026-11-20" max="2026-11-22" onDay={onDay} />);
  const field = screen.getByLabelText<HTMLInputElement>('Hari');
  for (const value of ['0002-11-21', '0020-11-21', '0202-11-21']) {
    fireEvent.change(field, { target: { value } });
    expect(field.value).toBe(value);
  }
  expect(onDay).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '2026-11-21' } });
  expect(onDay.mock.calls).toEqual([['2026-11-21']]);
});

it('goes back to the day that holds when what was typed is none', () => {
  const onDay = vi.fn();
  render(<DayInput label="Hari" value="2026-11-20" max="2026-11-22" onDay={onDay} />);
  const field = screen.getByLabelText<HTMLInputElement>('Hari');
  fireEvent.change(field, { target: { value: '2026-11-23' } });
  fireEvent.blur(field);
  expect(field.value).toBe('2026-11-20');
  expect(onDay).not.toHaveBeenCalled();
});

it('keeps what is typed part by part while the parts already told come back late', () => {
  const onDay = vi.fn();
  render(<DayInput label="Hari" value="2026-11-06" onDay={onDay} />);
  const field = screen.getByLabelText<HTMLInputElement>('Hari');
  for (const value of ['2026-12-06', '2026-12-02', '2026-12-24']) {
    fireEvent.change(field, { target: { value } });
    expect(field.value).toBe(value);
  }
  expect(onDay).toHaveBeenLastCalledWith('2026-12-24');
});
