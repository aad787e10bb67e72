import * as commands from '@alur/contracts/bed/commands';
import { BedPlaceRow } from '@alur/contracts/bed/rows';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import { leaveStay, orderDischarge } from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { BED, CLASS_3, DAY, hospital, patientOf } from '../care/testing/ward.js';
import { bedPlaceView } from './bed-place-view.js';
import { bedView } from './bed-view.js';
import { bed, type BedState } from './bed.js';

const until = `${DAY}T10:00:00.000Z`;
const closing = { id: BED, cause: 'maintenance', reason: 'Ganti kasur', until: '2026-11-30' };

/** Patients 1 and 2 are registered, and the bed is brought to a status. */
const bedThatIs = (status: BedState['status']) => {
  const { story, registers, admits } = hospital();
  registers(1);
  registers(2);
  if (status === 'held') story.when(commands.holdBed, { id: BED, patientId: patientOf(1), until });
  if (status === 'occupied' || status === 'cleaning') admits(1);
  if (status === 'cleaning')
    story
      .when(orderDischarge, { id: 1, manner: 'approved', plannedOn: DAY })
      .when(leaveStay, { id: 1 }, { clock: '09:00' });
  if (status === 'blocked') story.when(commands.blockBed, closing);
  if (status === 'retired') story.when(commands.retireBed, { id: BED });
  return { story, admits };
};

type Row = readonly [BedState['status'], Readonly<Record<string, string>>];
const all: Record<string, [CommandSpec, { id: number; [field: string]: unknown }]> = {
  hold: [commands.holdBed, { id: BED, patientId: patientOf(2), until }],
  release: [commands.releaseHold, { id: BED }],
  clean: [commands.cleanBed, { id: BED }],
  block: [commands.blockBed, closing],
  unblock: [commands.unblockBed, { id: BED }],
  retire: [commands.retireBed, { id: BED }],
};
const no = { release: 'bed.not-held', clean: 'bed.not-cleaning', unblock: 'bed.not-blocked' };

/** DOMAIN 2.8: the bed's status after each command, or why it is refused. */
const table: readonly Row[] = [
  ['available', { ...no, hold: 'held', block: 'blocked', retire: 'retired', admit: 'occupied' }],
  ['held', { ...no, hold: 'bed.held', release: 'available', block: 'bed.held', retire: 'bed.held', admit: 'bed.held' }],
  ['occupied', { ...no, hold: 'bed.occupied', block: 'occupied', retire: 'bed.occupied', admit: 'bed.occupied' }],
  [
    'cleaning',
    { ...no, hold: 'bed.not-clean', clean: 'available', block: 'blocked', retire: 'retired', admit: 'bed.not-clean' },
  ],
  [
    'blocked',
    { ...no, hold: 'bed.blocked', block: 'bed.blocked', unblock: 'available', retire: 'retired', admit: 'bed.blocked' },
  ],
  ['retired', { ...no, hold: 'bed.retired', block: 'bed.retired', retire: 'bed.retired', admit: 'bed.retired' }],
];

describe.each(table)('a bed that is %s', (status, becomes) => {
  test.each(Object.entries(becomes))('%s: %s', (verb, result) => {
    const { story, admits } = bedThatIs(status);
    const command = all[verb];
    const outcome = command ? story.when(...command) : admits(2);
    if (result.includes('.')) outcome.thenRejects(result);
    else outcome.thenState(bed, BED, { status: result });
  });
});

describe('a bed among the settings', () => {
  test.each([
    ['available', { taken: false, retired: false }],
    ['held', { taken: true, retired: false }],
    ['occupied', { taken: true, retired: false }],
    ['cleaning', { taken: false, retired: false }],
    ['retired', { taken: false, retired: true }],
  ] as const)('that is %s says whether it is taken, and not by whom', (status, place) => {
    const { story } = bedThatIs(status);
    story.thenRows(bedPlaceView, [{ id: BED, ...place }, {}, {}, {}]);
    expect(Object.keys(BedPlaceRow.shape).filter(name => /patient|person|record/.test(name))).toEqual([]);
  });
});

describe('a bed', () => {
  test('tells who was quicker', () => {
    const { story, registers, admits } = hospital();
    registers(1);
    registers(2);
    story.when(commands.holdBed, { id: BED, patientId: patientOf(1), until }, { actorName: 'Sari' });
    story.when(commands.holdBed, { id: BED, patientId: patientOf(2), until }).thenRejects('bed.held', { by: 'Sari' });
    admits(1).thenRows(bedView, [
      { id: BED, status: 'occupied', patientName: 'Budi Santoso', encounterId: 1, heldUntil: null },
      { status: 'available' },
      { status: 'available' },
      { status: 'available' },
    ]);
    admits(2).thenRejects('bed.occupied', { by: 'Sari', encounterId: 1 });
  });

  test('is waited for no longer than was said, and no hold ends before it began', () => {
    const { story, registers } = hospital();
    registers(1);
    const hold = { id: BED, patientId: patientOf(1) };
    story.when(commands.holdBed, { ...hold, until: `${DAY}T07:00:00.000Z` }).thenRejects('bed.hold-past', {}, 'until');
    story.when(commands.holdBed, { ...hold, until });
    story.when(commands.expireHold, { id: BED }, { clock: '09:59' }).then();
    story
      .when(commands.expireHold, { id: BED }, { clock: '10:00' })
      .then({ [`bed-${BED}`]: [{ type: 'BedHoldReleased', data: { bedId: BED, cause: 'expired' } }] });
    story.when(commands.expireHold, { id: BED }).then();
  });

  test('is closed once it is empty, unless that is taken back', () => {
    const { story, admits } = bedThatIs('occupied');
    story
      .when(commands.blockBed, closing)
      .thenRows(bedView, [
        { status: 'occupied', blockCause: 'maintenance', blockedUntil: '2026-11-30' },
        ...Array.from({ length: 3 }, () => ({ status: 'available' })),
      ]);
    story.when(commands.unblockBed, { id: BED }).thenState(bed, BED, { status: 'occupied' });
    story.when(commands.blockBed, closing);
    story.when(orderDischarge, { id: 1, manner: 'approved', plannedOn: DAY });
    story.when(leaveStay, { id: 1 }, { clock: '09:00' }).thenState(bed, BED, { status: 'blocked' });
    admits(2).thenRejects('bed.blocked');
    story.when(commands.unblockBed, { id: BED }).thenState(bed, BED, { status: 'cleaning' });
    story.when(commands.cleanBed, { id: BED }).thenState(bed, BED, { status: 'available' });
    expect(story.clinic.log.filter(({ type }) => type === 'BedVacated')).toHaveLength(1);
  });

  test('has its name in its room alone, until it is retired', () => {
    const { story } = hospital();
    const another = { roomId: 1, name: ' bed 1' };
    story.when(commands.addBed, another).thenRejects('bed.name-taken', {}, 'name');
    story.when(commands.addBed, { ...another, roomId: 2 }, { ids: { bed: 10 } });
    story.when(commands.retireBed, { id: BED });
    story.when(commands.addBed, another, { ids: { bed: 11 } });
    story.when(commands.addBed, another).thenRejects('bed.name-taken', {}, 'name');
  });

  test('that was added before names were claimed is kept, and keeps its name', () => {
    const { story } = hospital();
    const place = { name: 'A', roomId: 1, roomName: 'Melati 1', wardId: 1, classId: CLASS_3 };
    for (const bedId of [20, 21]) story.given({ [`bed-${bedId}`]: [{ type: 'BedAdded', data: { bedId, ...place } }] });
    const namesakes = { prepared: { namesakes: [20, 21] } };
    const isRetired = (bedId: number) => ({ [`bed-${bedId}`]: [{ type: 'BedRetired', data: { bedId } }] });
    story.when(commands.blockBed, { ...closing, id: 20 }).thenState(bed, 20, { status: 'blocked' });
    story.when(commands.addBed, { roomId: 1, name: 'a' }, namesakes).thenRejects('bed.name-taken', {}, 'name');
    story.when(commands.addBed, { roomId: 1, name: 'B' }, { ids: { bed: 22 } });
    story.when(commands.retireBed, { id: 20 }).then(isRetired(20));
    story.when(commands.addBed, { roomId: 1, name: 'A' }, namesakes).thenRejects('bed.name-taken', {}, 'name');
    story.when(commands.retireBed, { id: 21 }).then(isRetired(21));
    story
      .when(commands.addBed, { roomId: 1, name: 'A' }, { ...namesakes, ids: { bed: 23 } })
      .thenState(bed, 23, { status: 'available' });
  });

  test('may be described, when it is added and later (SPEC 3)', () => {
    const { story } = hospital();
    const described = (description: string | null) => ({
      [`bed-${BED}`]: [{ type: 'BedDescribed', data: { bedId: BED, description } }],
    });
    const others = Array.from({ length: 3 }, () => ({ description: null }));
    story.when(commands.describeBed, { id: BED, description: null }).then();
    story.when(commands.describeBed, { id: BED, description: 'Dekat jendela' }).then(described('Dekat jendela'));
    story.when(commands.addBed, { roomId: 1, name: 'B', description: 'Oksigen dinding' }, { ids: { bed: 30 } });
    const added = { id: 30, description: 'Oksigen dinding' };
    story.thenRows(bedPlaceView, [{ id: BED, description: 'Dekat jendela' }, ...others, added]);
    story.when(commands.describeBed, { id: BED, description: 'Dekat jendela' }).then();
    story.when(commands.describeBed, { id: BED, description: null }).then(described(null));
    story.when(commands.retireBed, { id: BED });
    story.when(commands.describeBed, { id: BED, description: 'Baru' }).thenRejects('bed.retired', {}, 'bedId');
  });

  test('that was added before beds were described has no description', () => {
    const { story } = hospital();
    const place = { name: 'A', roomId: 1, roomName: 'Melati 1', wardId: 1, classId: CLASS_3 };
    story.given({ 'bed-20': [{ type: 'BedAdded', data: { bedId: 20, ...place } }] });
    story.when(commands.blockBed, { ...closing, id: 20 }).thenState(bed, 20, { description: null });
  });

  test('stands in a room that is in use', () => {
    const { story } = hospital();
    story.when(commands.addBed, { roomId: 99, name: 'A' }).thenRejects('bed.room-unavailable', {}, 'roomId');
  });
});
