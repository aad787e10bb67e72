import { inpatientTreatments, outpatientTreatments, type TreatmentSetting } from '@alur/contracts/treatment/rows';
import { lazy } from 'react';
import type { ReplayScreen } from '@/replay/replay-screen';

const Board = lazy(async () => ({ default: (await import('./treatment-board')).TreatmentBoard }));

const board =
  (setting: TreatmentSetting): ReplayScreen['draw'] =>
  onRow => <Board setting={setting} onOpen={({ encounterId }) => onRow(encounterId)} />;

export const replayScreens: readonly ReplayScreen[] = [
  {
    key: 'treatments-outpatient',
    word: { id: 'Tindakan rawat jalan', en: 'Outpatient treatments' },
    order: 55,
    topics: [outpatientTreatments.name],
    draw: board('outpatient'),
  },
  {
    key: 'treatments-inpatient',
    word: { id: 'Tindakan rawat inap', en: 'Inpatient treatments' },
    order: 56,
    topics: [inpatientTreatments.name],
    draw: board('inpatient'),
  },
];
