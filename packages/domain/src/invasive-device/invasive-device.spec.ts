import * as commands from '@alur/contracts/invasive-device/commands';
import { ventilatorMinutes, type InvasiveDeviceRow } from '@alur/contracts/invasive-device/rows';
import { leaveStay, orderDischarge } from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { DAY, hospital } from '../care/testing/ward.js';
import { watchView } from '../record/watch-view.js';
import { invasiveDeviceView } from './invasive-device-view.js';

const DEVICE = 70;
const at = (clock: string) => `${DAY}T${clock}:00.000Z`;
const reason = 'Salah pasien';

const inBed = () => {
  const ward = hospital();
  ward.registers(1);
  ward.admits(1, {}, { clock: '08:00' });
  return ward;
};
const inserted = (body: object = {}) => {
  const { story } = inBed();
  const outcome = story.when(
    commands.insertDevice,
    { encounterId: 1, kind: 'central_line', ...body },
    { clock: '09:00', ids: { invasive_device: DEVICE } },
  );
  return { story, outcome };
};

describe('a line, tube or catheter', () => {
  test('is in from when it was put in, on the chart and on the board', () => {
    const { story, outcome } = inserted({ site: 'Jugularis kanan', insertedAt: at('06:00') });
    outcome.thenRows(invasiveDeviceView, [{ status: 'in', insertedAt: at('06:00'), site: 'Jugularis kanan' }]);
    story.thenRows(watchView, [{ devices: [{ deviceId: DEVICE, kind: 'central_line', insertedAt: at('06:00') }] }]);
  });
  test('is not put in in the future', () => {
    inserted({ insertedAt: at('10:00') }).outcome.thenRejects('invasive-device.when', {}, 'insertedAt');
  });
  test('is removed once, and who comes second hears who was quicker', () => {
    const { story } = inserted();
    story
      .when(commands.removeDevice, { id: DEVICE }, { clock: '11:00', actorName: 'Sari' })
      .thenRows(watchView, [{ devices: [] }]);
    story.when(commands.removeDevice, { id: DEVICE }).thenRejects('invasive-device.removed', { name: 'Sari' });
  });
  test('is not removed before it was put in, nor in the future', () => {
    const { story } = inserted();
    const remove = (removedAt: string) =>
      story
        .when(commands.removeDevice, { id: DEVICE, removedAt }, { clock: '11:00' })
        .thenRejects('invasive-device.when', {}, 'removedAt');
    remove(at('08:59'));
    remove(at('11:01'));
  });
  test('is removed when it was put in, by a clock that was set back since', () => {
    const { story } = inserted();
    const removed = { status: 'removed', removedAt: at('09:00') };
    story.when(commands.removeDevice, { id: DEVICE }, { clock: '08:10' }).thenRows(invasiveDeviceView, [removed]);
  });
  test('that was never in is entered in error, and nothing follows', () => {
    const { story } = inserted();
    story
      .when(commands.deviceInError, { id: DEVICE, reason })
      .thenRows(invasiveDeviceView, [{ status: 'entered_in_error', reason }]);
    story.when(commands.removeDevice, { id: DEVICE }).thenRejects('invasive-device.in-error');
    story.when(commands.deviceInError, { id: DEVICE, reason }).thenRejects('invasive-device.in-error');
    story.when(commands.removeDevice, { id: 99 }).thenRejects('invasive-device.unknown');
  });
  test('is put into nobody who has left, and can still be taken out of the books', () => {
    const { story } = inserted();
    story.when(orderDischarge, { id: 1, manner: 'approved', plannedOn: DAY }).when(leaveStay, { id: 1 });
    story
      .when(commands.insertDevice, { encounterId: 1, kind: 'drain' }, { ids: { invasive_device: 71 } })
      .thenRejects('stay.left');
    story.when(commands.removeDevice, { id: DEVICE }).thenRows(invasiveDeviceView, [{ status: 'removed' }]);
  });
});

describe('a ventilator', () => {
  // DOMAIN-CLINICAL 9.3: hours from start to stop, and none that are typed.
  test('counts from when it was started to when it was stopped, each time, and until now while it is on', () => {
    const { story } = inBed();
    const starts = (clock: string, id: number) =>
      story.when(
        commands.insertDevice,
        { encounterId: 1, kind: 'ventilator' },
        { clock, ids: { invasive_device: id } },
      );
    const minutes = (clock: string) =>
      ventilatorMinutes(story.clinic.rows<InvasiveDeviceRow>(invasiveDeviceView), Date.parse(at(clock)));
    starts('09:00', 71);
    story.when(commands.removeDevice, { id: 71 }, { clock: '10:30' });
    expect(minutes('12:00')).toBe(90);
    starts('13:00', 72);
    expect(minutes('14:00')).toBe(150);
    starts('15:00', 73);
    story.when(commands.deviceInError, { id: 73, reason }, { clock: '15:10' });
    expect(minutes('16:00')).toBe(270);
  });
});
