import type { Frame, Head } from '@alur/contracts/kernel/live';
import type { MerchantFrame } from '../projector/frames.js';
import { headId } from '../projector/frames.js';
import type { Backpressure } from './live-socket.js';
import type { Joined } from './topic-registry.js';

/** A socket's side of the rooms. */
export interface Member {
  merchantId: number;
  backpressure: Backpressure;
  joined: Map<string, Joined>;
}

/** The watchers of each topic. A frame goes only to the members of its topic's room. */
export class LiveRooms {
  private readonly rooms = new Map<string, Set<Member>>();
  /** The last frame of each watched topic, as far as this gateway has seen. */
  private readonly heads = new Map<string, Pick<Frame, 'seq' | 'epoch'>>();
  private turn = 0;

  join(member: Member, granted: Joined): void {
    const id = headId(member.merchantId, granted.key);
    member.backpressure.forget(granted.key);
    member.joined.set(granted.key, granted);
    const room = this.rooms.get(id) ?? new Set();
    room.add(member);
    this.rooms.set(id, room);
  }

  leave(member: Member, key: string): void {
    member.joined.delete(key);
    member.backpressure.forget(key);
    const id = headId(member.merchantId, key);
    const room = this.rooms.get(id);
    room?.delete(member);
    if (room?.size !== 0) return;
    this.rooms.delete(id);
    this.heads.delete(id);
  }

  leaveAll(member: Member): void {
    for (const key of [...member.joined.keys()]) this.leave(member, key);
  }

  /** Whether the facility's topic of that key is watched. */
  isWatched(merchantId: number, key: string): boolean {
    return this.rooms.has(headId(merchantId, key));
  }

  /** Publishes the frames of whole appends; a member that watches several of their topics gets all of them at once. */
  publish(frames: readonly MerchantFrame[]): void {
    this.turn += 1;
    for (const { merchantId, key, frame } of frames) {
      const id = headId(merchantId, key);
      const room = this.rooms.get(id);
      if (!room) continue;
      this.heads.set(id, { seq: frame.seq, epoch: frame.epoch });
      for (const member of room) member.backpressure.send(key, frame, this.turn);
    }
  }

  /** Tells the topic's members to fetch its snapshot again. */
  missed(merchantId: number, key: string): void {
    for (const { joined, backpressure } of this.rooms.get(headId(merchantId, key)) ?? []) {
      const topic = joined.get(key);
      if (topic) backpressure.missed(key, { topic: topic.spec.name, params: topic.params });
    }
  }

  /** Like `missed`, for all parameters of the topic. */
  missedTopic(merchantId: number, name: string): void {
    const begins = headId(merchantId, `${name}?`);
    for (const id of this.rooms.keys())
      if (id.startsWith(begins)) this.missed(merchantId, id.slice(headId(merchantId, '').length));
  }

  /** Tells every member to fetch its snapshots again, because it is unknown what has changed. */
  publishMissed(): void {
    this.heads.clear();
    const members = new Set([...this.rooms.values()].flatMap(room => [...room]));
    for (const { joined, backpressure } of members)
      for (const { key, spec, params } of joined.values()) backpressure.missed(key, { topic: spec.name, params });
  }

  /**
   * The position of each of the member's topics, without those that have not changed since this gateway watches them.
   */
  headOf(member: Member): Head {
    const topics = [...member.joined.values()].flatMap(({ spec, params, key }) => {
      const head = this.heads.get(headId(member.merchantId, key));
      return head ? [{ topic: spec.name, params, ...head }] : [];
    });
    return { at: new Date().toISOString(), topics };
  }
}
