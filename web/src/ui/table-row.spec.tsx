import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Column } from './column';
import { TableRow, type Spans } from './table-row';

interface Bill {
  name: string;
  total: string;
}

const columns: Column<Bill>[] = [
  { id: 'at', header: 'Jam', cell: () => '08.00' },
  { id: 'patient', header: 'Pasien', card: 'subject', cell: ({ name }) => name },
  { id: 'total', header: 'Total', cell: ({ total }) => total },
  { id: 'action', header: 'Aksi', card: 'action', cell: () => <button type="button">Bayar</button> },
];
const actions = { open: () => undefined, focused: () => undefined, key: () => undefined };

const row = (passing?: Spans) => (
  <table>
    <tbody>
      <TableRow<Bill>
        {...{ id: '1', index: 0, row: { name: 'Siti', total: 'Rp50.000' }, columns, position: 2, tabIndex: 0 }}
        {...{ flashing: false, className: undefined, actions, passing }}
      />
    </tbody>
  </table>
);

it('shows its subject alone while it passes, in its own column, and all of it at rest', () => {
  const { rerender } = render(row({ before: 1, after: 2, height: 37 }));
  const passing = screen.getByRole('row');
  const texts = () => [...passing.querySelectorAll('td')].map(({ textContent }) => textContent);
  expect(texts()).toEqual(['', 'Siti', '']);
  passing.focus();
  rerender(row());
  expect(screen.getByRole('row')).toBe(passing);
  expect(document.activeElement, 'the focus stays in the row').toBe(passing);
  expect(screen.getByRole('button', { name: 'Bayar' })).toBeTruthy();
  expect(texts()).toEqual(['08.00', 'Siti', 'Rp50.000', 'Bayar']);
});
