import { cleanup, render, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n, textsFor } from '@/i18n/i18n';
import { queueColumns, type LiveRow } from './queue-columns';

beforeAll(async () => {
  await startI18n('id');
  for (const name of ['queue', 'enums'] as const) await textsFor(name as 'queue')();
});
afterEach(cleanup);

const siti = {
  ...{ key: '12', id: 12, display: 'A-003', status: 'waiting', attendance: null, calls: 0, unfinished: null },
  ...{ patientName: 'Siti', recordNumber: '000012', gender: 'female', age: 'P34Y', priority: null },
  ...{ payer: 'bpjs', insurer: null, source: 'mobile-jkn', visitStatus: 'healthy', date: '2026-11-25' },
} as unknown as LiveRow;

const useColumnsAt = (desk: 'front-office' | 'outpatient') => {
  const { t } = useTranslation(['queue', 'enums']);
  return queueColumns({ t, gate: { pcare: false }, waits: new Map(), single: true, desk, actions: () => null });
};
function Cell({ id, row, desk = 'front-office' }: { id: string; row: LiveRow; desk?: 'front-office' | 'outpatient' }) {
  return useColumnsAt(desk)
    .find(column => column.id === id)
    ?.cell(row);
}

it('says where the number was taken, at the desk that gives numbers', () => {
  render(<Cell id="source" row={siti} />);
  screen.getByText('Mobile JKN');
  cleanup();
  render(<Cell id="source" row={siti} desk="outpatient" />);
  expect(screen.queryByText('Mobile JKN')).toBeNull();
});

it('marks a visit of somebody healthy, and no other', () => {
  render(<Cell id="patient" row={siti} />);
  screen.getByText('Kunjungan sehat');
  cleanup();
  render(<Cell id="patient" row={{ ...siti, visitStatus: 'sick' }} />);
  expect(screen.queryByText('Kunjungan sehat')).toBeNull();
});
