import * as commands from '@alur/contracts/bpjs/commands';
import { describe, expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import { roomAvailabilityView } from './room-availability-view.js';

const melati = { classCode: 'KL1', name: 'Melati 1', capacity: 4, available: 3 };
const outage = { problem: 'unreachable' as const, code: null, message: 'HTTP 502', willRetry: true };
const refusal = { problem: 'refused' as const, code: 201, message: 'Kode kelas tidak ditemukan', willRetry: false };
const stream = 'room_availability-1';
const room = { merchantId: 1, roomId: 12 };

describe('what BPJS is told of a room', () => {
  const ends = (story: ReturnType<typeof given>, outcome: object) =>
    story.when(commands.recordRoomAvailability, { roomId: 12, outcome });
  const rows = (story: ReturnType<typeof given>) => story.clinic.rows(roomAvailabilityView);

  it('is what it was told last, until it is withdrawn', () => {
    const story = given();
    ends(story, { reported: melati }).then({
      [stream]: [{ type: 'RoomAvailabilityReported', data: { ...room, ...melati } }],
    });
    expect(rows(story)).toMatchObject([{ ...melati, roomId: 12, status: 'told', toldAs: 'KL1', problem: null }]);
    ends(story, { reported: { ...melati, available: 2 } });
    expect(rows(story)).toMatchObject([{ available: 2, status: 'told' }]);
    ends(story, { withdrawn: true }).then({ [stream]: [{ type: 'RoomAvailabilityWithdrawn', data: room }] });
    expect(rows(story)).toEqual([]);
    ends(story, { withdrawn: true }).then({});
  });

  it('waits through an outage that is told once, and says what BPJS refuses', () => {
    const story = given();
    ends(story, { failed: outage, of: melati }).then({
      [stream]: [{ type: 'RoomAvailabilityReportFailed', data: { ...room, ...melati, ...outage } }],
    });
    ends(story, { failed: outage, of: melati }).then({});
    expect(rows(story)).toMatchObject([{ status: 'waiting', toldAs: null, problem: { problem: 'unreachable' } }]);
    ends(story, { reported: melati });
    ends(story, { failed: refusal, of: { ...melati, classCode: 'XX' } });
    expect(rows(story)).toMatchObject([
      { classCode: 'XX', status: 'failed', toldAs: 'KL1', problem: { message: 'Kode kelas tidak ditemukan' } },
    ]);
    ends(story, { failed: refusal, of: { ...melati, classCode: 'XY' } });
    const asks = () => story.when(commands.resendRoomAvailability, { roomId: 12 });
    asks().then({ [stream]: [{ type: 'RoomAvailabilityRequested', data: room }] });
    expect(rows(story)).toMatchObject([{ status: 'waiting', toldAs: 'KL1', problem: null }]);
    ends(story, { failed: outage, of: melati });
    asks().then({});
    ends(story, { withdrawn: true });
    expect(rows(story)).toEqual([]);
  });
});
