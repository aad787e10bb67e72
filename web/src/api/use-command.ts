import type { CommandSpec, Receipt } from '@alur/contracts/kernel/command';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useReadOnly } from '@/access/read-only';
import { loadErrorTexts } from '@/i18n/i18n';
import { translateCode } from '@/i18n/translate-error';
import { expectOwnFrames } from '@/live/active-line';
import { toast } from '@/ui/toast';
import { ApiError } from './api-error';
import { call, type CallOptions } from './http';
import { clickBegan } from './trace';

export interface CommandOptions<Form extends FieldValues> {
  /** Errors of fields go beside them. */
  form?: { setError: UseFormSetError<Form>; getValues: () => Form };
  /** Said when it is done. */
  success?: string;
  /** Other than the selected access key. */
  key?: string;
  /** Says the refusal itself; answer true and no toast is shown. */
  onRefused?: (error: ApiError) => boolean | void;
}

export interface Submit {
  /** The thing the command is about; none for one that creates. */
  id?: number | string;
  body?: unknown;
  ifMatch?: number;
}

export type Outcome<Data> = { ok: true; data: Data } | { ok: false; error: unknown };

export interface Command<Data> {
  run: (submit?: Submit) => Promise<Outcome<Data>>;
  /** Some submit is under way. */
  pending: boolean;
  /** The submit for this thing is under way: a row's own button. */
  pendingFor: (id: number | string) => boolean;
}

/** `queue/call` about 12 → `/v2/queue/12/call`. */
export function commandPath(name: string, id?: number | string): string {
  const [module, verb] = name.split('/');
  return id === undefined ? `/v2/${module}/${verb}` : `/v2/${module}/${id}/${verb}`;
}

/**
 * A command: `const call = useCommand('queue/call')`, or its declaration in contracts; then
 * `await call.run({ id, body })`. Pressing again after a lost line repeats the same submit under the
 * same idempotency key, so nothing happens twice. It never guesses rows: live topics bring them, and
 * the open paged lists are asked again.
 */
export function useCommand<Data = Receipt, Form extends FieldValues = FieldValues>(
  command: string | CommandSpec,
  options: CommandOptions<Form> = {},
): Command<Data> {
  const name = typeof command === 'string' ? command : command.name;
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
    async ({ id, body = {}, ifMatch }: Submit = {}): Promise<Outcome<Data>> => {
      // What looks back changes nothing, whatever a screen forgot to hide.
      if (readOnly) return { ok: false, error: null };
      const target = String(id ?? '');
      // A double press is one submit.
      if (inFlight.current.has(target)) return { ok: false, error: null };
      inFlight.current.add(target);
      setRunning([...inFlight.current]);
      const submit = JSON.stringify([target, body, ifMatch]);
      const idempotencyKey = unanswered.current?.submit === submit ? unanswered.current.key : crypto.randomUUID();
      unanswered.current = { submit, key: idempotencyKey };
      clickBegan(idempotencyKey);
      const settled = expectOwnFrames();
      try {
        const request: CallOptions = { body, ifMatch, idempotencyKey, key: latest.current.key };
        const { data } = await call<Data>('POST', commandPath(name, id), request);
        unanswered.current = null;
        if (latest.current.success) toast.success(latest.current.success);
        void queries.invalidateQueries({ queryKey: ['list'], refetchType: 'active' });
        return { ok: true, data };
      } catch (error) {
        // An answer, even a refusal, ends the submit; only silence and failure leave it open.
        if (error instanceof ApiError && error.coded && error.status < 500) unanswered.current = null;
        // An early refusal comes before the words for it do.
        if (error instanceof ApiError) await loadErrorTexts().catch(() => {});
        tell(error, latest.current);
        return { ok: false, error };
      } finally {
        settled();
        inFlight.current.delete(target);
        setRunning([...inFlight.current]);
      }
    },
    [name, queries, readOnly],
  );

  return { run, pending: running.length > 0, pendingFor: id => running.includes(String(id)) };
}

function tell<Form extends FieldValues>(error: unknown, options: CommandOptions<Form>): void {
  if (!(error instanceof ApiError)) {
    toast.error(error);
    return;
  }
  if (options.onRefused?.(error)) return;
  const left = options.form ? placeFieldErrors(error, options.form) : error.fields.length;
  if (error.fields.length === 0 || left > 0) toast.error(error);
}

/** Puts each field's error beside it, the focus on the first; answers how many have no field here. */
export function placeFieldErrors<Form extends FieldValues>(
  error: ApiError,
  form: NonNullable<CommandOptions<Form>['form']>,
): number {
  const values = form.getValues();
  let placed = 0;
  for (const field of error.fields) {
    const path = field.path.replace(/\[(\d+)\]/g, '.$1');
    if (!(path.split('.')[0]! in values)) continue;
    const message = translateCode(field.code, field.params) ?? translateCode('invalid') ?? field.code;
    form.setError(path as Path<Form>, { type: field.code, message }, { shouldFocus: placed === 0 });
    placed++;
  }
  return error.fields.length - placed;
}
