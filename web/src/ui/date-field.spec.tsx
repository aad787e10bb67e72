import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { DateField, type DateFieldProps } from './date-field';
import { Field } from './field';
import { localDate } from './format';
import { addDays } from './add-days';
import { showDay } from './read-day';

beforeAll(async () => {
  await startI18n('id');
  // The calendar is imported before, because its first import takes longer than the test waits.
  await import('./calendar-panel');
});
afterEach(async () => {
  cleanup();
  await act(() => i18next.changeLanguage('id'));
});

const today = localDate();
const field = () => screen.getByLabelText<HTMLInputElement>('Hari');

/** A form with one day, which reports what it would send. */
function Form({ start = '', onSend, ...bounds }: { start?: string; onSend?: (day: string) => void } & Bounds) {
  const [day, setDay] = useState(start);
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        onSend?.(day);
      }}
    >
      <Field label="Hari">
        <DateField value={day} onChange={setDay} {...bounds} />
      </Field>
      <button type="submit">Simpan</button>
    </form>
  );
}
type Bounds = Pick<DateFieldProps, 'min' | 'max'>;

it('tells a day once it is within bounds, not while its year is being typed', () => {
  const onDay = vi.fn();
  render(<DateField aria-label="Hari" value="2026-11-20" max="2026-11-22" onChange={onDay} />);
  for (const value of ['0002-11-21', '0020-11-21', '0202-11-21']) {
    fireEvent.change(field(), { target: { value } });
    expect(field().value).toBe(value);
  }
  expect(onDay).not.toHaveBeenCalled();
  fireEvent.change(field(), { target: { value: '2026-11-21' } });
  expect(onDay.mock.calls).toEqual([['2026-11-21']]);
});

it('goes back to the day that holds when what was typed is none', () => {
  const onDay = vi.fn();
  render(<DateField aria-label="Hari" value="2026-11-20" max="2026-11-22" onChange={onDay} />);
  for (const value of ['2026-11-23', '23112026', 'apa']) {
    fireEvent.change(field(), { target: { value } });
    fireEvent.blur(field());
    expect(field().value).toBe('20/11/2026');
  }
  expect(onDay).not.toHaveBeenCalled();
});

it('keeps what is typed part by part while the parts already told come back late', () => {
  const onDay = vi.fn();
  const typing = (value: string) => <DateField aria-label="Hari" value={value} onChange={onDay} />;
  const { rerender } = render(typing('2026-11-06'));
  for (const value of ['2026-12-06', '2026-12-02', '2026-12-24']) {
    fireEvent.change(field(), { target: { value } });
    expect(field().value).toBe(value);
  }
  expect(onDay).toHaveBeenLastCalledWith('2026-12-24');
  rerender(typing('2026-12-02'));
  expect(field().value).toBe('2026-12-24');
});

it('shows what somebody else chose meanwhile', () => {
  const typing = (value: string) => <DateField aria-label="Hari" value={value} onChange={() => {}} />;
  const { rerender } = render(typing('2026-11-06'));
  fireEvent.change(field(), { target: { value: '2511' } });
  rerender(typing('2026-11-07'));
  expect(field().value).toBe('07/11/2026');
});

it('is typed in short and sent with Enter', async () => {
  const onSend = vi.fn();
  const { unmount } = render(<Form start="2020-01-01" onSend={onSend} />);
  for (const [typed, day] of [
    ['25112026', '2026-11-25'],
    ['25-11-26', '2026-11-25'],
    ['k', addDays(today, -1)],
    ['besok', addDays(today, 1)],
    ['today', today],
    ['{ArrowUp}{ArrowUp}{ArrowDown}', addDays(today, 1)],
  ] as const) {
    await userEvent.click(field());
    await userEvent.keyboard(typed.startsWith('{') ? `${typed}{Enter}` : `{Control>}a{/Control}${typed}{Enter}`);
    expect(onSend).toHaveBeenLastCalledWith(day);
    expect(field().value).toBe(showDay(day));
  }
  unmount();
  render(<Form onSend={onSend} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSend).toHaveBeenLastCalledWith(today);
});

it.each([
  ['id', 'Bukan tanggal.', 'Paling akhir 22/11/2026.'],
  ['en', 'No date.', '22/11/2026 at the latest.'],
])('says in words what is wrong, and is not sent with it (%s)', async (language, unreadable, latest) => {
  await act(() => i18next.changeLanguage(language));
  const onSend = vi.fn();
  render(<Form start="2026-11-20" max="2026-11-22" onSend={onSend} />);
  for (const [typed, words] of [
    ['apa', unreadable],
    ['23112026', latest],
  ] as const) {
    await userEvent.clear(field());
    await userEvent.type(field(), typed);
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(screen.getByRole('alert').textContent).toContain(words);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
  }
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.clear(field());
  await userEvent.type(field(), '21112026{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onSend).toHaveBeenLastCalledWith('2026-11-21');
});

it.each([
  ['id', 'Kalender', ['Sen', 'Min'], 'Rabu, 25 November 2026, dipilih', 'Kamis, 26 November 2026'],
  ['en', 'Calendar', ['Mo', 'Su'], 'Wednesday, 25 November 2026, selected', 'Thursday, 26 November 2026'],
])('is chosen in a calendar whose weeks begin on Monday (%s)', async (language, name, [monday, sunday], now, next) => {
  await act(() => i18next.changeLanguage(language));
  const onSend = vi.fn();
  render(<Form start="2026-11-25" min="2026-11-20" onSend={onSend} />);
  await userEvent.click(screen.getByRole('button', { name }));
  const calendar = await screen.findByRole('dialog', { name });
  const heads = [...calendar.querySelectorAll('th')].map(head => head.textContent);
  expect([heads[0], heads[6]]).toEqual([monday, sunday]);
  const days = new Map([...calendar.querySelectorAll('td button')].map(day => [day.ariaLabel, day]));
  expect(document.activeElement).toBe([...days].find(([label]) => label?.endsWith(now!))?.[1]);
  const before = [...days].filter(([, day]) => day.matches(':disabled')).length;
  expect(before).toBeGreaterThan(0);
  await userEvent.click([...days].find(([label]) => label?.endsWith(next!))![1]);
  expect(field().value).toBe('26/11/2026');
  expect(screen.queryByRole('dialog', { name })).toBeNull();
});
