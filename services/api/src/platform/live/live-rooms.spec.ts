import type { Frame } from '@alur/contracts/kernel/live';
import { describe, expect, it } from 'vitest';
import { LiveRooms, type Member } from './live-rooms.js';
import { Backpressure } from './live-socket.js';
import type { Granted } from './topic-registry.js';

const frame = (seq: number, rows: string[], removed: string[] = []): Frame => ({
  topic: 't',
  params: {},
  epoch: 'e',
  prev: `${seq - 1}`,
  seq: `${seq}`,
  rows: rows.map(key => ({ key, position: `${seq}` })),
  removed: removed.map(key => ({ key, position: `${seq}` })),
  ops: 1,
});

const watcher = (merchantId = 1) => {
  const got: Frame[] = [];
  const stale: unknown[] = [];
  const backpressure = new Backpressure({
    frame: one => got.push(one),
    stale: one => stale.push(one),
    conflated: () => {},
  });
  const member: Member = { merchantId, joined: new Map(), backpressure };
  return { got, stale, member };
};
const granted = { key: 't', params: {}, spec: { name: 't' } } as unknown as Granted;
const publish = (rooms: LiveRooms, one: Frame, merchantId = 1) => rooms.publish([{ merchantId, key: 't', frame: one }]);

describe('live rooms', () => {
  it('send a frame to those who watch its topic in its facility', () => {
    const rooms = new LiveRooms();
    const [mine, foreign, gone] = [watcher(), watcher(2), watcher()];
    for (const { member } of [mine, foreign, gone]) rooms.join(member, granted);
    rooms.leave(gone.member, 't');
    publish(rooms, frame(1, ['a']));
    expect([mine.got.length, foreign.got.length, gone.got.length]).toEqual([1, 0, 0]);
    expect(rooms.headOf(mine.member).topics).toEqual([{ topic: 't', params: {}, seq: '1', epoch: 'e' }]);
  });

  it('make a topic stale for all parameters, and no other topic with a similar name', () => {
    const rooms = new LiveRooms();
    const [one, other, foreign, namesake] = [watcher(), watcher(), watcher(2), watcher()];
    const join = ({ member }: typeof one, name: string, id: number) =>
      rooms.join(member, { key: `${name}?id=${id}`, params: { id }, spec: { name } } as unknown as Granted);
    join(one, 't', 1);
    join(other, 't', 2);
    join(foreign, 't', 1);
    join(namesake, 'tt', 1);
    rooms.missedTopic(1, 't');
    expect(one.stale).toMatchObject([{ topic: 't', params: { id: 1 } }]);
    expect(other.stale).toMatchObject([{ topic: 't', params: { id: 2 } }]);
    expect([foreign.stale, namesake.stale]).toEqual([[], []]);
  });

  it('conflate by row for a slow socket, without a gap, and lose nothing', () => {
    const rooms = new LiveRooms();
    const slow = watcher();
    rooms.join(slow.member, granted);
    for (let seq = 1; seq <= 40; seq++) publish(rooms, frame(seq, [`r${seq % 3}`], seq === 40 ? ['r0'] : []));
    const sent = slow.got.length;
    expect(sent).toBeLessThan(40);
    slow.member.backpressure.acknowledge('t', '1');
    expect(slow.got).toHaveLength(sent + 1);
    const merged = slow.got.at(-1) as Frame;
    expect(merged).toMatchObject({ prev: `${sent}`, seq: '40', ops: 40 - sent });
    expect(merged.rows.map(row => row.key).toSorted()).toEqual(['r1', 'r2']);
    expect(merged.removed.map(row => row.key)).toEqual(['r0']);
  });

  it.each([
    ['a later frame is acknowledged', ({ backpressure }: Member) => backpressure.acknowledge('t', '16')],
    ['the topic is joined anew', (member: Member) => new LiveRooms().join(member, granted)],
  ])('do not wait for frames that were lost, once %s', (_when, goOn) => {
    const rooms = new LiveRooms();
    const lossy = watcher();
    rooms.join(lossy.member, granted);
    for (let seq = 1; seq <= 16; seq++) publish(rooms, frame(seq, ['r']));
    expect(lossy.member.backpressure.slow).toBe(true);
    goOn(lossy.member);
    expect(lossy.member.backpressure.slow).toBe(false);
  });

  it('send what changed at once in several topics at once, to a slow socket too', () => {
    const rooms = new LiveRooms();
    const { got, member } = watcher();
    const keys = ['t', 'u', 'v'];
    for (const key of keys) rooms.join(member, { ...granted, key });
    const publishAll = (seq: number) =>
      rooms.publish(keys.map(key => ({ merchantId: 1, key, frame: { ...frame(seq, [key]), topic: key } })));
    for (let seq = 1; seq <= 15; seq++) publish(rooms, frame(seq, ['r']));
    publishAll(16);
    expect(got.slice(15).map(({ topic }) => topic)).toEqual(keys);
    publishAll(17);
    publishAll(18);
    expect(got).toHaveLength(18);
    member.backpressure.acknowledge('t', '16');
    expect(got.slice(18).map(({ topic, seq }) => [topic, seq])).toEqual(keys.map(key => [key, '18']));
  });

  it('tell a stalled socket that it is stale instead of keeping everything for it', () => {
    const rooms = new LiveRooms();
    const stalled = watcher();
    rooms.join(stalled.member, granted);
    for (let seq = 1; seq <= 2_000; seq++) publish(rooms, frame(seq, [`r${seq}`]));
    expect(stalled.stale.length).toBeGreaterThan(0);
  });
});
