import type { QueueStatus } from '@alur/contracts/kernel/enums';
import { consultationList } from '@alur/contracts/consultation/topics';
import { dashboardVisits, queueBoard, queueDisplay } from '@alur/contracts/queue/topics';
import type { QueueBoardRow, QueueDisplayRow } from '@alur/contracts/queue/rows';
import { prescriptionQueue } from '@alur/contracts/prescription/topics';
import { transactionList } from '@alur/contracts/transaction/topics';
import { lazy } from 'react';
import type { ReplayScreen } from '@/features/audit/replay/replay-screen';
import type { PhaseOf } from '@/replay/phases';

const QueueBoard = lazy(async () => ({ default: (await import('@/features/queue/queue-board')).QueueBoard }));
const OngoingList = lazy(async () => ({ default: (await import('@/features/consultation/ongoing-list')).OngoingList }));
const PharmacyBoard = lazy(async () => ({
  default: (await import('@/features/prescription/pharmacy-board')).PharmacyBoard,
}));
const CashierBoard = lazy(async () => ({
  default: (await import('@/features/transaction/cashier-board')).CashierBoard,
}));
const WaitingRoom = lazy(async () => ({ default: (await import('./-waiting-room')).WaitingRoom }));
const DashboardScreen = lazy(async () => ({
  default: (await import('@/features/report/dashboard-screen')).DashboardScreen,
}));

/** In a queue those wait who are there: from their arrival until they are served, called and skipped among them. */
const queuePhaseOf = (status: QueueStatus, isThere: boolean) => {
  if (status !== 'waiting' && status !== 'called' && status !== 'skipped') return status;
  return isThere ? 'present' : 'expected';
};

const queuePhase: PhaseOf = row => {
  const { status, attendance } = row as unknown as QueueBoardRow;
  return queuePhaseOf(status, attendance === 'come');
};

const displayPhase: PhaseOf = row => {
  const { status, present } = row as unknown as QueueDisplayRow;
  return queuePhaseOf(status, present);
};

/**
 * Every live screen that can be replayed, as its own route composes it. A later board is one entry here: its topics
 * are replayed as they are.
 */
export const replayScreens: readonly ReplayScreen[] = [
  {
    key: 'queue',
    topics: [queueBoard.name],
    phaseOf: queuePhase,
    draw: onRow => <QueueBoard desk="front-office" onOpenPatient={({ id }) => onRow(id)} />,
  },
  { key: 'display', topics: [queueDisplay.name], phaseOf: displayPhase, draw: () => <WaitingRoom /> },
  {
    key: 'clinic',
    topics: [queueBoard.name],
    phaseOf: queuePhase,
    draw: onRow => <QueueBoard desk="outpatient" onOpenVisit={({ id }) => onRow(id)} />,
  },
  {
    key: 'ongoing',
    topics: [consultationList.name],
    draw: onRow => <OngoingList onOpen={({ id }) => onRow(id)} />,
  },
  {
    key: 'pharmacy',
    topics: [prescriptionQueue.name],
    draw: onRow => <PharmacyBoard onOpen={({ id }) => onRow(id)} />,
  },
  { key: 'cashier', topics: [transactionList.name], draw: onRow => <CashierBoard onOpen={onRow} /> },
  { key: 'dashboard', topics: [dashboardVisits.name], draw: () => <DashboardScreen /> },
];

export const screenKeys = replayScreens.map(({ key }) => key);
