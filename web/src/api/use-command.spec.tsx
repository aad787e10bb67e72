import { room } from '@alur/contracts/catalogue/room';
import { callNumber } from '@alur/contracts/queue/commands';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ReadOnlyContext } from '@/access/read-only';
import { loadErrorTexts, startI18n } from '@/i18n/i18n';
import { stubFetch } from '@/testing/browser';
import { toast } from '@/ui/toast';
import { useCommand, type CommandOptions } from './use-command';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);
const refusal = (fields: unknown[]) => ({ status: 400, body: { error: { code: 'shape.invalid', fields } } });

const said: unknown[] = [];
beforeAll(async () => {
  await startI18n('id');
  await loadErrorTexts();
  vi.spyOn(toast, 'error').mockImplementation(error => void said.push(error));
});
beforeEach(() => void (said.length = 0));

const setUp = (options: CommandOptions = {}) =>
  renderHook(() => ({ command: useCommand(room.add, options) }), { wrapper });

it('says a refusal, unless who called says it himself', async () => {
  stubFetch(refusal([{ path: 'name', code: 'shape.required' }]));
  const { result } = setUp();
  await act(() => result.current.command.run({ body: { name: '' } }));
  expect(said).toHaveLength(1);
  const { result: own } = setUp({ onRefused: () => true });
  await act(() => own.current.command.run({ body: { name: '' } }));
  expect(said).toHaveLength(1);
});

it('repeats an unanswered submit under the same command id, and another one under a new', async () => {
  const calls = stubFetch({ status: 0 }, { status: 503 }, { body: { data: { id: 1 } } }, { body: { data: { id: 2 } } });
  const { result } = setUp();
  const run = (name: string) => act(() => result.current.command.run({ body: { name } }));
  await run('Melati');
  await run('Melati');
  await run('Melati');
  await run('Melati');
  const keys = calls.map(call => call.headers['Idempotency-Key']);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
  // The first submit was answered, so the same body is another submit.
  expect(keys[3]).not.toBe(keys[0]);
});

it('takes a new command id when the submit is another', async () => {
  const calls = stubFetch({ status: 0 });
  const { result } = setUp();
  await act(() => result.current.command.run({ body: { name: 'Melati' } }));
  await act(() => result.current.command.run({ body: { name: 'Mawar' } }));
  expect(calls[1]!.headers['Idempotency-Key']).not.toBe(calls[0]!.headers['Idempotency-Key']);
});

it('is pending while under way, for its own row, and a double press is one submit', async () => {
  const calls = stubFetch({ body: { data: {} } });
  const { result } = renderHook(() => useCommand(callNumber), { wrapper });
  let first!: Promise<unknown>;
  act(() => {
    first = result.current.run({ id: 3 });
    void result.current.run({ id: 3 });
  });
  expect(result.current.pendingFor(3)).toBe(true);
  expect(result.current.pendingFor(4)).toBe(false);
  await act(() => first);
  expect(result.current.pending).toBe(false);
  expect(calls.map(call => call.url)).toEqual(['/v2/queue/3/call']);
});

it('sends nothing from inside of what is only looked at', async () => {
  const calls = stubFetch({ body: { data: {} } });
  const readOnly = ({ children }: { children: ReactNode }) =>
    wrapper({ children: <ReadOnlyContext value>{children}</ReadOnlyContext> });
  const { result } = renderHook(() => useCommand(callNumber), { wrapper: readOnly });
  await act(async () => expect(await result.current.run({ id: 1 })).toMatchObject({ ok: false }));
  expect(calls).toEqual([]);
});
