import { ApiError } from '@/api/api-error';
import { call } from '@/api/http';
import { currentSession } from '@/api/session';
import type { Draft as Kept } from '@alur/contracts/draft/drafts';
import { mergeTyped } from './merge-typed';
import { serverNow } from '@/live/server-time';

/** A draft belongs to one person, one facility, one visit and one form, so nobody is ever shown another's. */
export interface DraftOwner {
  userId: number;
  merchantId: number;
  encounterId: number;
  form: string;
}

export interface DraftView {
  /** The stored draft is being fetched. */
  loading: boolean;
  /** What is written; null while the form holds its initial values. */
  value: unknown;
  /** When the server last stored all of it. */
  savedAt: number | null;
  /** The draft is in this page's memory only, because the server could not be reached. */
  unsaved: boolean;
}

export const WAIT_MS = 600;
const RETRY_MS = 5000;

/** A refusal would be repeated, so there is no retry: the draft remains in memory and is sent with the next change. */
const refused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * One draft: it is updated in memory at once, and on the server after each pause in typing. The device stores none of
 * it; it is in the page's memory only while it is open or the server does not have it.
 */
export class DraftDesk {
  private view: DraftView = { loading: true, value: null, savedAt: null, unsaved: false };
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private written = 0;
  private kept = 0;
  private sending = false;
  private asking: Promise<void> | null = null;
  /** The form's values when typing began before the stored draft had arrived. */
  private typedOver: unknown = null;

  constructor(
    private readonly owner: DraftOwner,
    private readonly onIdle: () => void,
  ) {}

  readonly snapshot = (): DraftView => this.view;

  readonly subscribe = (listener: () => void): (() => void) => {
    const first = this.listeners.size === 0;
    this.listeners.add(listener);
    if (first) {
      addEventListener('online', this.flush);
      addEventListener('pagehide', this.leave);
      addEventListener('beforeunload', this.warn);
      void this.open();
    }
    return () => {
      this.listeners.delete(listener);
      // A form that is remounted subscribes again within the same task, so closing waits for that.
      queueMicrotask(() => this.listeners.size === 0 && this.close());
    };
  };

  change(value: unknown, over: unknown): void {
    if (this.view.loading && this.written === this.kept) this.typedOver = over;
    this.write(value);
    if (!this.view.loading) this.later(WAIT_MS);
  }

  /** The form was sent or discarded. */
  clear(): void {
    this.write(null);
    this.show({ loading: false, savedAt: null, unsaved: false });
    void this.send();
  }

  readonly flush = (): void => {
    if (this.dirty && !this.view.loading) void this.send();
  };

  private get dirty(): boolean {
    return this.written !== this.kept;
  }

  private get path(): string {
    return `/v2/draft/${this.owner.form}/${this.owner.encounterId}`;
  }

  private get mine(): boolean {
    return currentSession()?.user.id === this.owner.userId;
  }

  private open(): Promise<void> {
    // What was not saved yet is newer than anything on the server, so it is sent and nothing is fetched.
    if (this.dirty) return Promise.resolve(this.flush());
    return (this.asking ??= this.ask().finally(() => (this.asking = null)));
  }

  private async ask(): Promise<void> {
    const { merchantId } = this.owner;
    const answer = await call<Kept | null>('GET', this.path, { merchantId }).catch(() => null);
    const found = answer?.data ?? null;
    if (!this.view.loading) return;
    if (this.dirty) {
      if (found) this.view = { ...this.view, value: mergeTyped(found.content.value, this.typedOver, this.view.value) };
      this.show({ loading: false });
      return this.later(WAIT_MS);
    }
    this.show({
      loading: false,
      value: found?.content.value ?? null,
      savedAt: found ? Date.parse(found.updatedAt) : null,
    });
  }

  private write(value: unknown): void {
    this.written++;
    this.show({ value });
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.flush, ms);
  }

  private async send(): Promise<void> {
    clearTimeout(this.timer);
    if (this.sending || !this.mine) return;
    this.sending = true;
    const { written } = this;
    try {
      await this.put();
      this.sending = false;
      this.saved(written);
    } catch (error) {
      this.sending = false;
      this.show({ unsaved: this.view.value !== null });
      if (!refused(error)) this.later(RETRY_MS);
    }
  }

  private saved(written: number): void {
    this.kept = written;
    if (this.dirty) {
      this.show({ unsaved: false });
      this.later(WAIT_MS);
      return;
    }
    this.show({ unsaved: false, savedAt: this.view.value === null ? null : serverNow() });
    if (this.listeners.size === 0) this.close();
  }

  private async put(keepalive = false): Promise<void> {
    const { merchantId } = this.owner;
    const { value } = this.view;
    if (value === null) await call('DELETE', this.path, { merchantId, keepalive });
    else await call('PUT', this.path, { merchantId, keepalive, body: { content: { value } } });
  }

  private close(): void {
    removeEventListener('online', this.flush);
    removeEventListener('pagehide', this.leave);
    removeEventListener('beforeunload', this.warn);
    if (this.dirty || this.sending) {
      // Retries until the server has it.
      addEventListener('online', this.flush);
      addEventListener('pagehide', this.leave);
      this.flush();
      return;
    }
    clearTimeout(this.timer);
    this.onIdle();
  }

  /** As the page closes, what is unsaved is sent at once, without waiting for a request under way. */
  private readonly leave = (): void => {
    if (this.dirty && this.mine && !this.view.loading) void this.put(true).catch(() => {});
  };

  private readonly warn = (event: BeforeUnloadEvent): void => {
    if (this.view.unsaved) event.preventDefault();
  };

  private show(change: Partial<DraftView>): void {
    this.view = { ...this.view, ...change };
    for (const listener of this.listeners) listener();
  }
}
