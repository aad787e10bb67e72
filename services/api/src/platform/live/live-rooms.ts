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

/** Who watches what. A frame goes to the members of its topic's room and to nobody else. */
export class LiveRooms {
  private readonly rooms = new Map<string, Set<Member>>();
  /** Where each watched topic stands, as far as this gateway has seen. */
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

  /** Whether anybody watches the topic of that key in that facility. */
  isWatched(merchantId: number, key: string): boolean {
    return this.rooms.has(headId(merchantId, key));
  }

  /** Frames of whole appends: who watches several of their topics is sent all of them at once. */
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

  /** Whoever watches the topic fetches its snapshot again. */
  missed(merchantId: number, key: string): void {
    for (const { joined, backpressure } of this.rooms.get(headId(merchantId, key)) ?? []) {
      const topic = joined.get(key);
      if (topic) backpressure.missed(key, { topic: topic.spec.name, params: topic.params });
    }
  }

  /** The like for whoever watches the topic with whatever parameters. */
  missedTopic(merchantId: number, name: string): void {
    const begins = headId(merchantId, `${name}?`);
    for (const id of this.rooms.keys())
      if (id.startsWith(begins)) this.missed(merchantId, id.slice(headId(merchantId, '').length));
  }

  /** Nobody knows what has changed: every member fetches its snapshots again. */
  publishMissed(): void {
    this.heads.clear();
    const members = new Set([...this.rooms.values()].flatMap(room => [...room]));
    for (const { joined, backpressure } of members)
      for (const { key, spec, params } of joined.values()) backpressure.missed(key, { topic: spec.name, params });
  }

  /** Where the member's topics stand; one that has not changed since this gateway watches it is left out. */
  headOf(member: Member): Head {
    const topics = [...member.joined.values()].flatMap(({ spec, params, key }) => {
      const head = this.heads.get(headId(member.merchantId, key));
      return head ? [{ topic: spec.name, params, ...head }] : [];
    });
    return { at: new Date().toISOString(), topics };
  }
}
