import { queueBoard, queueDisplay } from '@alur/contracts/queue/topics';
import type { QueueStatus } from '@alur/contracts/kernel/enums';
import { lazy } from 'react';
import { timed, type ReplayScreen } from '@/replay/replay-screen';

const QueueBoard = lazy(async () => ({ default: (await import('./queue-board')).QueueBoard }));
const WaitingRoom = lazy(async () => ({ default: (await import('./waiting-room')).WaitingRoom }));

/**
 * A replayed queue counts a patient as waiting from her arrival until she is served, even while she is called or
 * skipped.
 */
const queuePhaseOf = (status: QueueStatus, isThere: boolean) => {
  if (status !== 'waiting' && status !== 'called' && status !== 'skipped') return status;
  return isThere ? 'present' : 'expected';
};

const queue = timed(queueBoard, ({ status, attendance }) => queuePhaseOf(status, attendance === 'come'));

const firstPhases = ['present'];

export const replayScreens: readonly ReplayScreen[] = [
  {
    key: 'queue',
    word: { id: 'Antrean klinik', en: 'Clinic queue' },
    order: 10,
    ...queue,
    firstPhases,
    draw: onRow => <QueueBoard desk="front-office" onOpenPatient={({ id }) => onRow(id)} />,
  },
  {
    key: 'display',
    word: { id: 'Layar ruang tunggu', en: 'Waiting room display' },
    order: 20,
    ...timed(queueDisplay, ({ status, present }) => queuePhaseOf(status, present)),
    firstPhases,
    draw: () => <WaitingRoom />,
  },
  {
    key: 'clinic',
    word: { id: 'Antrean pemeriksaan', en: 'Examination queue' },
    order: 30,
    ...queue,
    firstPhases,
    draw: onRow => <QueueBoard desk="outpatient" onOpenVisit={({ id }) => onRow(id)} />,
  },
];
