import { room } from '@alur/contracts/catalogue/room';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Draft } from '@/drafts/use-draft';
import { loadErrorTexts, startI18n } from '@/i18n/i18n';
import { stubFetch } from '@/testing/browser';
import { Input } from '@/ui/input';
import { toast } from '@/ui/toast';
import { CommandForm, FormField, TextField } from './command-form';
import { useCommandForm, type CommandFormOptions } from './use-command-form';

const guards: (() => boolean)[] = [];
vi.mock('@/app/leave-guard', () => ({
  LeaveGuard: ({ unsaved }: { unsaved: () => boolean }) => void guards.splice(0, guards.length, unsaved),
}));

interface Room {
  name: string;
  code: string;
  description: string;
}
const began: Room = { name: 'Melati', code: 'M', description: '' };
type Given = Partial<CommandFormOptions<typeof room.change, Room>>;

/** The form under test, which shows its own state as text. */
function RoomForm({
  saved = began,
  showsOvertaken = true,
  ...given
}: Given & { saved?: Room; showsOvertaken?: boolean }) {
  const form = useCommandForm(room.change, {
    values: saved,
    id: 12,
    body: ({ name, code, description }) => ({ name, code: code.trim() || null, description: description || null }),
    ...given,
  });
  return (
    <CommandForm of={form}>
      <TextField control={form.control} name="name" label="Nama" />
      <TextField control={form.control} name="code" label="Kode" />
      <FormField control={form.control} name="description" label="Keterangan">
        {bound => <Input {...bound} />}
      </FormField>
      <output>
        {JSON.stringify({ isChanged: form.isChanged, ...(showsOvertaken && { overtaken: form.overtaken }) })}
      </output>
      <button type="button" onClick={form.keepMine}>
        Milik saya
      </button>
      <button type="button" onClick={form.takeTheirs}>
        Milik mereka
      </button>
      <button type="button" onClick={form.undo}>
        Urungkan
      </button>
      <button type="submit">Simpan</button>
    </CommandForm>
  );
}

const said: unknown[] = [];
// Dialogs are loaded lazily: here they are imported before the tests.
beforeAll(async () => {
  await Promise.all([startI18n('id'), loadErrorTexts(), import('@/ui/dialog-panel')]);
  vi.spyOn(toast, 'error').mockImplementation(error => void said.push(error));
  Element.prototype.scrollIntoView = vi.fn();
});
beforeEach(() => void said.splice(0));
afterEach(cleanup);

const done = { body: { data: { id: 12 } } };
const refusal = (fields: unknown[]) => ({ status: 400, body: { error: { code: 'shape.invalid', fields } } });
function open(given: Parameters<typeof RoomForm>[0] = {}) {
  const client = new QueryClient();
  const wrapped = (more: Parameters<typeof RoomForm>[0]) => (
    <QueryClientProvider client={client}>
      <RoomForm {...given} {...more} />
    </QueryClientProvider>
  );
  const page = render(wrapped({}));
  return { others: (saved: Partial<Room>) => page.rerender(wrapped({ saved: { ...began, ...saved } })) };
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const values = () => ['Nama', 'Kode', 'Keterangan'].map(name => field(name).value);
const state = () => JSON.parse(screen.getByRole('status').textContent) as object;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const alerts = () => screen.queryAllByRole('alert').map(alert => alert.textContent);

it('sends what its schema makes of what was typed, and says when it is done', async () => {
  const calls = stubFetch(done);
  const onDone = vi.fn();
  open({ onDone, ifMatch: 3 });
  type('Nama', '  Mawar ');
  type('Kode', ' ');
  await press('Simpan');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls).toMatchObject([
    {
      url: '/v2/room/12/change',
      body: { name: 'Mawar', code: null, description: null },
      headers: { 'If-Match': '3' },
    },
  ]);
});

it('says beside the field what the schema refuses, without asking the server, and goes to the first', async () => {
  const calls = stubFetch(done);
  open({ check: ({ code }) => ({ code: code === 'X' && 'Kode X tidak boleh.' }) });
  type('Nama', '');
  type('Kode', 'X');
  await press('Simpan');
  expect(alerts()).toEqual(['Harus diisi.', 'Kode X tidak boleh.']);
  await expect.poll(() => document.activeElement).toBe(field('Nama'));
  // Each error disappears when its field is corrected.
  type('Nama', 'Mawar');
  expect(alerts()).toEqual(['Kode X tidak boleh.']);
  type('Kode', 'Y');
  expect(alerts()).toEqual([]);
  expect(calls).toEqual([]);
});

it('puts what the server refuses beside its field, and tells the rest', async () => {
  stubFetch(
    refusal([{ path: 'key', code: 'shape.too-long', params: { maximum: 3 } }]),
    refusal([{ path: 'elsewhere', code: 'shape.required' }]),
  );
  open({ fieldOf: path => (path === 'key' ? 'code' : path) });
  type('Kode', 'MAWAR');
  await press('Simpan');
  await expect.poll(alerts).toEqual(['Maksimal 3 karakter.']);
  expect(said).toHaveLength(0);
  expect(values()).toEqual(['Melati', 'MAWAR', '']);
  await press('Simpan');
  await expect.poll(() => said).toHaveLength(1);
});

it('asks where it is told to: Escape sends nothing and gives the focus back, Enter sends', async () => {
  const calls = stubFetch(done);
  open({ ask: ({ name }) => ({ title: `Simpan ${name}?`, text: 'Sungguh?' }) });
  type('Nama', 'Mawar');
  const button = screen.getByRole('button', { name: 'Simpan' });
  act(() => button.focus());
  await press('Simpan');
  fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Simpan Mawar?' }), { key: 'Escape' });
  await expect.poll(() => document.activeElement).toBe(button);
  expect(calls).toEqual([]);
  await press('Simpan');
  const yes = await screen.findByRole('button', { name: 'Ya, simpan' });
  await expect.poll(() => document.activeElement).toBe(yes);
  // The browser turns the key into a click.
  await act(async () => fireEvent.click(yes));
  await waitFor(() => expect(calls).toHaveLength(1));
});

it('asks nothing of what it would refuse', async () => {
  stubFetch(done);
  open({ ask: () => ({ title: 'Simpan?', text: 'Sungguh?' }) });
  type('Nama', '');
  await press('Simpan');
  expect(alerts()).toEqual(['Harus diisi.']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('sends nothing while something stands against it', async () => {
  const calls = stubFetch(done);
  open({ blocked: 'Belum boleh.' });
  await press('Simpan');
  expect(calls).toEqual([]);
});

it('shows what is saved where nobody types, and what is typed where somebody does', () => {
  const { others } = open();
  type('Kode', 'MW');
  others({ name: 'Mawar' });
  expect(values()).toEqual(['Mawar', 'MW', '']);
  expect(state()).toEqual({ isChanged: true, overtaken: [] });
});

it('is overtaken where both have changed the same, not where both say the same, and sends nothing until one chooses', async () => {
  const calls = stubFetch(done);
  const { others } = open();
  type('Kode', 'MW');
  type('Kode', 'MX');
  type('Keterangan', 'lantai 2');
  others({ code: 'MZ', description: 'lantai 2' });
  expect(state()).toEqual({ isChanged: true, overtaken: ['code'] });
  await press('Simpan');
  expect(calls).toEqual([]);
  others({ code: 'M' });
  expect(state()).toMatchObject({ overtaken: [] });
});

it('says once that it was overtaken where it does not show by what, and sends what was typed when it is asked again', async () => {
  const calls = stubFetch(done);
  const { others } = open({ showsOvertaken: false });
  type('Kode', 'MW');
  others({ code: 'MZ' });
  await press('Simpan');
  expect(said).toMatchObject([{ code: 'command.stale' }]);
  expect(calls).toEqual([]);
  await press('Simpan');
  await expect.poll(() => calls).toMatchObject([{ body: { code: 'MW' } }]);
});

it('keeps what was typed once somebody says so, until the others change it again', async () => {
  const { others } = open();
  type('Kode', 'MW');
  others({ code: 'MZ' });
  await press('Milik saya');
  expect(state()).toEqual({ isChanged: true, overtaken: [] });
  expect(values()).toEqual(['Melati', 'MW', '']);
  others({ code: 'MM' });
  expect(state()).toMatchObject({ overtaken: ['code'] });
});

it('takes what the others saved, and leaves the rest typed', async () => {
  const { others } = open();
  type('Kode', 'MW');
  type('Keterangan', 'lantai 2');
  others({ code: 'MZ' });
  await press('Milik mereka');
  expect(values()).toEqual(['Melati', 'MZ', 'lantai 2']);
  expect(state()).toEqual({ isChanged: true, overtaken: [] });
});

it('keeps what was typed while the rest was being saved, and goes back to what is saved', async () => {
  let answer: (response: Response) => void = () => {};
  const asked = new Promise<Response>(resolve => (answer = resolve));
  vi.stubGlobal('fetch', () => asked);
  const { others } = open();
  type('Kode', 'MW');
  await press('Simpan');
  type('Keterangan', 'lantai 2');
  others({ code: 'MW' });
  await act(async () => answer(Response.json({ data: { id: 12 } })));
  expect(values()).toEqual(['Melati', 'MW', 'lantai 2']);
  expect(state()).toEqual({ isChanged: true, overtaken: [] });
  await press('Urungkan');
  expect(values()).toEqual(['Melati', 'MW', '']);
  expect(state()).toEqual({ isChanged: false, overtaken: [] });
});

it('has nothing left to save once it is saved, before its row comes and after', async () => {
  stubFetch(done);
  const { others } = open();
  type('Nama', 'Mawar ');
  await press('Simpan');
  await expect.poll(state).toEqual({ isChanged: false, overtaken: [] });
  others({ name: 'Mawar' });
  expect(values()[0]).toBe('Mawar');
  expect(state()).toEqual({ isChanged: false, overtaken: [] });
});

it('is left unasked only while nothing is typed', () => {
  open({ guard: true });
  expect(guards[0]?.()).toBe(false);
  type('Nama', 'Mawar');
  expect(guards[0]?.()).toBe(true);
});

function Drafted({ start }: { start: Room | null }) {
  const [kept, setKept] = useState(start);
  const draft = { value: kept ?? began, change: setKept, clear: () => setKept(null) } as Draft<Room>;
  return (
    <>
      <RoomForm draft={draft} />
      <button type="button" onClick={() => setKept(start)}>
        Konsep
      </button>
      <pre>{JSON.stringify(kept)}</pre>
    </>
  );
}
it('keeps itself as a draft, begins with one that is kept, and is rid of it once it is sent', async () => {
  stubFetch(done);
  const kept = () => JSON.parse(document.querySelector('pre')!.textContent) as Room | null;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Drafted start={{ ...began, name: 'Mawar' }} />
    </QueryClientProvider>,
  );
  expect(values()[0]).toBe('Mawar');
  type('Kode', 'MW');
  expect(kept()).toEqual({ ...began, name: 'Mawar', code: 'MW' });
  await press('Simpan');
  await expect.poll(kept).toBeNull();
  expect(values()).toEqual(['Melati', 'M', '']);
  // The value comes from the draft: from the server, or after it was discarded.
  await press('Konsep');
  expect(values()).toEqual(['Mawar', 'M', '']);
});
