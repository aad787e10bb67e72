import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { WAIT_MS } from './draft-desk';
import { useDraft } from './use-draft';

const given = { subjective: '', plan: '' };
const server = { drafts: new Map<string, unknown>(), up: true, writes: 0, held: null as Promise<void> | null };
const as = (id: number) =>
  keepSession({ accessToken: `t${id}`, refreshToken: 'r', expiresIn: 3600, user: { id } as never });

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(server, { drafts: new Map(), up: true, writes: 0, held: null });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const key = `${(init.headers as Record<string, string>).Authorization} ${url}`;
    if (init.method === 'GET') await server.held;
    if (!server.up) throw new TypeError('Failed to fetch');
    if (init.method === 'GET') return Response.json({ data: server.drafts.get(key) ?? null });
    server.writes++;
    if (init.method === 'DELETE') server.drafts.delete(key);
    else {
      const { content } = JSON.parse(init.body as string) as { content: object };
      server.drafts.set(key, { content, updatedAt: new Date().toISOString() });
    }
    return Response.json({ data: null });
  });
  as(7);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  clearSession();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function open(encounterId: number) {
  const form = renderHook(() => useDraft(encounterId, 'soap', given));
  await pass(0);
  return form;
}
const kept = () => [...server.drafts.values()].map(draft => (draft as { content: { value: unknown } }).content.value);

it('is on the server after a pause in typing, once, and there again when the form opens anew', async () => {
  const form = await open(1);
  expect(form.result.current).toMatchObject({ value: given, savedAt: null, unsaved: false });
  act(() => form.result.current.change({ subjective: 'bat', plan: '' }));
  act(() => form.result.current.change({ subjective: 'batuk', plan: '' }));
  expect(server.writes).toBe(0);
  await pass(WAIT_MS);
  expect(server.writes).toBe(1);
  expect(form.result.current).toMatchObject({ savedAt: expect.any(Number), unsaved: false });
  expect(JSON.stringify(localStorage)).not.toContain('batuk');
  form.unmount();
  await pass(0);
  expect((await open(1)).result.current.value).toEqual({ subjective: 'batuk', plan: '' });
});

it('says that it is not saved while the server is away, and saves when it is back', async () => {
  const form = await open(2);
  server.up = false;
  act(() => form.result.current.change({ subjective: 'demam', plan: '' }));
  await pass(WAIT_MS + 1000);
  expect(form.result.current).toMatchObject({ value: { subjective: 'demam' }, unsaved: true, savedAt: null });
  form.unmount();
  await pass(0);
  const again = await open(2);
  expect(again.result.current).toMatchObject({ value: { subjective: 'demam' }, unsaved: true });
  server.up = true;
  window.dispatchEvent(new Event('online'));
  await pass(1000);
  expect(again.result.current).toMatchObject({ unsaved: false, savedAt: expect.any(Number) });
  expect(kept()).toEqual([{ subjective: 'demam', plan: '' }]);
});

it('keeps what was typed before the kept draft came, and the rest of that', async () => {
  server.drafts.set('Bearer t7 /v2/draft/soap/3', {
    content: { value: { subjective: 'lama', plan: 'istirahat' } },
    updatedAt: new Date().toISOString(),
  });
  let release = () => {};
  server.held = new Promise(resolve => (release = resolve));
  const form = await open(3);
  act(() => form.result.current.change({ subjective: 'baru', plan: '' }));
  release();
  await pass(0);
  expect(form.result.current.value).toEqual({ subjective: 'baru', plan: 'istirahat' });
  await pass(WAIT_MS);
  expect(kept()).toEqual([{ subjective: 'baru', plan: 'istirahat' }]);
});

it('is gone once it was sent', async () => {
  const form = await open(4);
  act(() => form.result.current.change({ subjective: 'x', plan: '' }));
  await pass(WAIT_MS);
  act(() => form.result.current.clear());
  await pass(0);
  expect(form.result.current).toMatchObject({ value: given, savedAt: null });
  expect(server.drafts.size).toBe(0);
});

it('goes with a page that is left in the middle of a word', async () => {
  const form = await open(5);
  act(() => form.result.current.change({ subjective: 'sesak', plan: '' }));
  window.dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect(kept()).toEqual([{ subjective: 'sesak', plan: '' }]);
});

it('never shows or sends one person’s under another’s name', async () => {
  const form = await open(6);
  act(() => form.result.current.change({ subjective: 'rahasia', plan: '' }));
  act(() => void as(8));
  await pass(WAIT_MS + 60_000);
  expect(form.result.current.value).toEqual(given);
  expect([...server.drafts.keys()].filter(key => key.includes('t8'))).toEqual([]);
});
