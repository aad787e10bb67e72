import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n, textsFor } from '@/i18n/i18n';
import { ToothChart } from './tooth-chart';

beforeAll(async () => {
  await startI18n('id');
  await textsFor('record')();
});
afterEach(cleanup);

let chart = '';
function Kept({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  const keep = (next: string) => {
    chart = next;
    setValue(next);
  };
  return <ToothChart value={value} onChange={keep} />;
}
const tooth = (name: RegExp) => screen.getByRole('button', { name });

it('is filled in by keyboard: arrows choose the tooth, letters its surfaces', async () => {
  render(<Kept first="" />);
  const user = userEvent.setup();
  tooth(/^Gigi 16/).focus();
  await user.keyboard('o{ArrowRight}md{ArrowRight}{ArrowDown}o');
  expect(chart).toBe('15D:car 15M:car 16O:car 54O:car');
  expect(tooth(/^Gigi 15: /).getAttribute('aria-label')).toBe('Gigi 15: D karies, M karies');
  expect(document.activeElement).toBe(tooth(/^Gigi 54/));
  await user.keyboard('o');
  expect(chart).toBe('15D:car 15M:car 16O:car');
  screen.getByText('DMF-T 2 (D 2, M 0, F 0)');
});

it('notes what concerns the whole tooth, by key and by button', async () => {
  render(<Kept first="16O:car" />);
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Catat' }), 'mis');
  tooth(/^Gigi 36/).focus();
  await user.keyboard('{Enter}');
  expect(chart).toBe('16O:car 36:mis');
  await user.click(screen.getByRole('button', { name: 'Seluruh gigi' }));
  expect(chart).toBe('16O:car');
});

it('has nothing to press where it is only read', () => {
  render(<ToothChart value="16O:car" />);
  expect(screen.queryAllByRole('button')).toEqual([]);
  screen.getByRole('img', { name: 'Gigi 16: O karies' });
});
