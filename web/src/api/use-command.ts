import type { CommandSpec, ExplicitSpec, Receipt } from '@alur/contracts/kernel/command';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useReadOnly } from '@/access/read-only';
import { loadErrorTexts } from '@/i18n/i18n';
import { expectOwnFrames } from '@/live/active-line';
import { keepFocus } from '@/ui/next-focus';
import { toast } from '@/ui/toast';
import { ApiError } from './api-error';
import { call, type CallOptions } from './http';
import { clickBegan } from './trace';

export interface CommandOptions {
  /** Toast that is shown on success. */
  success?: string;
  /** Access key, where it is not the selected one. */
  key?: string;
  /** Shows the refusal in the caller's own way; the common toast is suppressed if it returns true. */
  onRefused?: (error: ApiError) => boolean | void;
}

/** What can be called: a declared command, or a route with a controller of its own. */
export type Callable = CommandSpec | ExplicitSpec;

/** The body as it is sent, before the server fills in its defaults. */
export type BodyInput<C extends Callable> = z.input<C['body']>;

/** A body whose fields are all optional may be left out. */
type OwnBody<C extends Callable> =
  Record<never, never> extends BodyInput<C> ? { body?: BodyInput<C> } : { body: BodyInput<C> };

export type Submit<C extends Callable> = OwnBody<C> & {
  /** Id of what the command is about; a command that creates something has none. */
  id?: number;
  ifMatch?: number;
};

export type AnswerOf<C extends Callable> = C extends ExplicitSpec ? z.infer<C['data']> : Receipt;

export type Outcome<Data> = { ok: true; data: Data } | { ok: false; error: unknown };

export interface Command<C extends Callable> {
  run: (
    ...submit: Record<never, never> extends Submit<C> ? [submit?: Submit<C>] : [submit: Submit<C>]
  ) => Promise<Outcome<AnswerOf<C>>>;
  /** Some submit is under way. */
  pending: boolean;
  /** The submit for this thing is under way: a row's own button. */
  pendingFor: (id: number) => boolean;
}

/** `queue/call` about 12 → `/v2/queue/12/call`, unless SPEC 7 names another. */
function pathOf(called: Callable, id?: number): string {
  const { module, verb } = called;
  if ('put' in called && called.put !== undefined) return `${called.put}/${id}`;
  return id === undefined ? `/v2/${module}/${verb}` : `/v2/${module}/${id}/${verb}`;
}

const methodOf = (called: Callable) => ('put' in called && called.put !== undefined ? 'PUT' : 'POST');

/**
 * Calls a command by its declaration in contracts: `const call = useCommand(callNumber)`, then `await call.run({ id,
 * body })`. Pressing again after a lost connection repeats the same submit under the same idempotency key, so nothing
 * happens twice. Rows are not updated optimistically: live topics bring the change, and the open paged lists are
 * fetched again.
 */
export function useCommand<C extends Callable>(command: C, options: CommandOptions = {}): Command<C> {
  const queries = useQueryClient();
  const readOnly = useReadOnly();
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const unanswered = useRef<{ submit: string; key: string } | null>(null);
  const [running, setRunning] = useState<readonly string[]>([]);
  const inFlight = useRef(new Set<string>());

  const run = useCallback(
    async ({ id, body = {}, ifMatch }: { id?: number; body?: unknown; ifMatch?: number } = {}): Promise<
      Outcome<AnswerOf<C>>
    > => {
      // A replay must change nothing, even where a screen forgot to hide a button.
      if (readOnly) return { ok: false, error: null };
      const target = String(id ?? '');
      // A double click must send one submit.
      if (inFlight.current.has(target)) return { ok: false, error: null };
      inFlight.current.add(target);
      setRunning([...inFlight.current]);
      const submit = JSON.stringify([pathOf(command), target, body, ifMatch]);
      const idempotencyKey = unanswered.current?.submit === submit ? unanswered.current.key : crypto.randomUUID();
      unanswered.current = { submit, key: idempotencyKey };
      clickBegan(idempotencyKey);
      const settled = expectOwnFrames();
      const focus = keepFocus();
      try {
        const request: CallOptions = { body, ifMatch, idempotencyKey, key: latest.current.key };
        const { data } = await call<AnswerOf<C>>(methodOf(command), pathOf(command, id), request);
        unanswered.current = null;
        if (latest.current.success) toast.success(latest.current.success);
        void queries.invalidateQueries({ queryKey: ['list'], refetchType: 'active' });
        return { ok: true, data };
      } catch (error) {
        // Any coded answer, even a refusal, ends the submit; only a missing answer or a server failure leaves it open
        // to be repeated.
        if (error instanceof ApiError && error.coded && error.status < 500) unanswered.current = null;
        // A refusal may arrive before the error texts have been loaded.
        if (error instanceof ApiError) await loadErrorTexts().catch(() => {});
        tell(error, latest.current);
        return { ok: false, error };
      } finally {
        settled();
        inFlight.current.delete(target);
        setRunning([...inFlight.current]);
        focus.done();
      }
    },
    [command, queries, readOnly],
  );

  return { run, pending: running.length > 0, pendingFor: id => running.includes(String(id)) };
}

function tell(error: unknown, options: CommandOptions): void {
  if (!(error instanceof ApiError)) toast.error(error);
  else if (!options.onRefused?.(error)) toast.error(error);
}
