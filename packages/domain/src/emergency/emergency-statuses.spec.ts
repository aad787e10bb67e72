import * as commands from '@alur/contracts/emergency/commands';
import { describe, expect, test } from 'vitest';
import { department, ER_BED_2, reason } from '../care/testing/department.js';
import { emergencyView } from './emergency-view.js';
import { emergency } from './emergency.js';
import { arrived, statement } from './testing/arrived.js';

describe('each command in each status', () => {
  const to = (status: string) => {
    const all = arrived();
    if (status === 'none') return department();
    if (status === 'arrived') return all;
    all.triages(1, 2);
    if (status === 'triaged') return all;
    if (status === 'cancelled') all.story.when(commands.cancelEmergency, { id: 1, reason });
    else all.begins(1);
    if (status === 'leaving') all.disposes(1, 'admitted');
    if (status === 'done') all.disposes(1, 'died');
    return all;
  };
  type Statuses = Record<'none' | 'arrived' | 'triaged' | 'in_care' | 'leaving' | 'done' | 'cancelled', string>;
  const nowhere = { none: 'emergency.not-found', cancelled: 'booking.cancelled' };
  const DONE = '';
  const outcomes: [
    string,
    (all: ReturnType<typeof department>) => ReturnType<ReturnType<typeof department>['begins']>,
    Statuses,
  ][] = [
    [
      'triage',
      all => {
        const { triages = [] } = all.story.state(emergency, 1) as { triages?: readonly unknown[] };
        return all.triages(1, 1, { after: triages.length });
      },
      {
        ...nowhere,
        arrived: DONE,
        triaged: DONE,
        in_care: DONE,
        leaving: 'emergency.disposed',
        done: 'consultation.not-ongoing',
      },
    ],
    [
      'begin',
      all => all.begins(1),
      {
        ...nowhere,
        arrived: DONE,
        triaged: DONE,
        in_care: 'emergency.begun',
        leaving: 'emergency.disposed',
        done: 'emergency.disposed',
      },
    ],
    [
      'undo-begin',
      all => all.story.when(commands.undoBeginEmergency, { id: 1 }),
      {
        ...{ ...nowhere, arrived: 'consultation.not-ongoing', triaged: 'consultation.not-ongoing', in_care: DONE },
        ...{ leaving: 'emergency.disposed', done: 'emergency.disposed' },
      },
    ],
    [
      'place',
      all => all.story.when(commands.placeEmergency, { id: 1, bedId: ER_BED_2 }),
      { ...nowhere, arrived: DONE, triaged: DONE, in_care: DONE, leaving: DONE, done: 'consultation.not-ongoing' },
    ],
    [
      'record-arrival',
      all => all.story.when(commands.recordArrival, { id: 1, mode: 'ambulance' }),
      { ...nowhere, arrived: DONE, triaged: DONE, in_care: DONE, leaving: DONE, done: DONE },
    ],
    [
      'dispose',
      all => all.disposes(1, 'against_advice', { statement }),
      {
        ...{ ...nowhere, arrived: 'consultation.not-ongoing', triaged: 'consultation.not-ongoing', in_care: DONE },
        ...{ leaving: 'emergency.disposed', done: 'emergency.disposed' },
      },
    ],
    [
      'withdraw-disposition',
      all => all.story.when(commands.withdrawDisposition, { id: 1, reason }),
      {
        ...{ ...nowhere, cancelled: 'emergency.not-disposed', arrived: 'emergency.not-disposed' },
        ...{ triaged: 'emergency.not-disposed', in_care: 'emergency.not-disposed', leaving: DONE, done: DONE },
      },
    ],
    [
      'cancel',
      all => all.story.when(commands.cancelEmergency, { id: 1, reason }),
      {
        ...nowhere,
        arrived: DONE,
        triaged: DONE,
        in_care: DONE,
        leaving: 'emergency.disposed',
        done: 'emergency.disposed',
      },
    ],
  ];
  describe.each(outcomes)('%s', (_name, does, expected) => {
    test.each(Object.entries(expected))('%s', (status, outcome) => {
      const all = to(status);
      const before = all.story.clinic.log.length;
      const done = does(all);
      if (outcome === DONE) {
        all.story.thenRows(emergencyView, [{ encounterId: 1 }]);
        expect(all.story.clinic.log.length).toBeGreaterThan(before);
      } else done.thenRejects(outcome);
    });
  });
});
