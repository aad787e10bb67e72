import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { Field } from './field';
import { readTime } from './read-time';
import { TimeField } from './time-field';

beforeAll(() => startI18n('id'));
afterEach(async () => {
  cleanup();
  await act(() => i18next.changeLanguage('id'));
});

function Form() {
  const [time, setTime] = useState('14:00');
  return (
    <Field label="Jam" hint={`= ${time}`}>
      <TimeField value={time} onChange={setTime} />
    </Field>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('Jam');

it.each([
  ['14', '14:00'],
  ['9', '09:00'],
  ['930', '09:30'],
  ['1400', '14:00'],
  ['14.05', '14:05'],
  ['9:05', '09:05'],
  ['00.00', '00:00'],
  ['24.00', null],
  ['12.60', null],
  ['pagi', null],
  ['', null],
])('%s is %s', (typed, time) => expect(readTime(typed)).toBe(time));

it.each([
  ['id', '14.00', '09.30', 'Bukan jam. Tulis seperti 14.00.'],
  ['en', '14:00', '09:30', 'No time. Write it as 14:00.'],
])('is written in 24 hours as the language writes it (%s)', async (language, shown, typed, wrong) => {
  await act(() => i18next.changeLanguage(language));
  render(<Form />);
  expect(field().value).toBe(shown);
  await userEvent.clear(field());
  await userEvent.type(field(), '930');
  await userEvent.tab();
  expect(field().value).toBe(typed);
  screen.getByText('= 09:30');
  await userEvent.type(field(), '{ArrowDown}{ArrowDown}{ArrowUp}');
  screen.getByText('= 09:15');
  await userEvent.clear(field());
  await userEvent.type(field(), 'pagi');
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe(wrong);
  screen.getByText('=');
});
