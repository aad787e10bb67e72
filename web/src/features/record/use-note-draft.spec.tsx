import type { NoteEntry } from '@alur/contracts/consultation/rows';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, keepSession } from '@/api/session';
import { parts, useNoteDraft } from './use-note-draft';

const signed = (version: number, note: Partial<NoteEntry>): NoteEntry => ({
  ...{ subjective: '', objective: '', assessment: '', plan: '' },
  ...{ noteId: 80, version, at: '2026-11-23T02:00:00Z', actorId: 8, signedBy: 'dr. Ratna' },
  ...note,
});
const first = signed(1, { subjective: 'batuk', plan: 'kontrol' });

let kept: unknown = null;
beforeEach(() => {
  kept = null;
  vi.stubGlobal('fetch', async () => Response.json({ data: kept }));
  keepSession({ accessToken: 't', refreshToken: 'r', expiresIn: 3600, user: { id: 7 } as never });
});
afterEach(() => {
  cleanup();
  clearSession();
});

let encounterId = 0;
const open = async (notes: NoteEntry[], complaint = '') => {
  encounterId++;
  const hook = renderHook(props => useNoteDraft(encounterId, props.notes, props.complaint), {
    initialProps: { notes, complaint },
  });
  await vi.waitFor(() => expect(hook.result.current.draft.loading).toBe(false));
  return {
    now: () => ({ texts: parts.map(hook.result.current.textOf), overtaken: hook.result.current.overtaken }),
    does: (what: (note: ReturnType<typeof useNoteDraft>) => void) => act(() => what(hook.result.current)),
    others: (...more: NoteEntry[]) => hook.rerender({ notes: [...notes, ...more], complaint }),
    complains: (text: string) => hook.rerender({ notes, complaint: text }),
  };
};

it('begins with the complaint, which it follows until somebody types there', async () => {
  const note = await open([], 'demam');
  note.does(({ change }) => change('plan', 'istirahat'));
  note.complains('demam tinggi');
  expect(note.now()).toEqual({ texts: ['demam tinggi', '', '', 'istirahat'], overtaken: [] });
  note.does(({ change }) => change('subjective', 'demam 3 hari'));
  note.complains('pusing');
  expect(note.now()).toEqual({ texts: ['demam 3 hari', '', '', 'istirahat'], overtaken: [] });
});

it('takes in what another signs, but for what is typed; where both wrote, it asks', async () => {
  const note = await open([first]);
  note.does(({ change }) => change('plan', 'rujuk'));
  const second = signed(2, { subjective: 'batuk berdahak', plan: 'kontrol' });
  note.others(second);
  expect(note.now()).toEqual({ texts: ['batuk berdahak', '', '', 'rujuk'], overtaken: [] });
  note.others(second, signed(3, { subjective: 'sesak', plan: 'rawat' }));
  expect(note.now()).toEqual({ texts: ['sesak', '', '', 'rujuk'], overtaken: ['plan'] });
  note.does(({ keepMine }) => keepMine());
  expect(note.now()).toEqual({ texts: ['sesak', '', '', 'rujuk'], overtaken: [] });
});

it('gives up for what another signed only what both wrote', async () => {
  const note = await open([first]);
  note.does(({ change }) => change('plan', 'rujuk'));
  note.does(({ change }) => change('objective', 'ronki'));
  note.others(signed(2, { subjective: 'batuk', plan: 'rawat' }));
  expect(note.now().overtaken).toEqual(['plan']);
  note.does(({ takeTheirs }) => takeTheirs());
  expect(note.now()).toEqual({ texts: ['batuk', 'ronki', '', 'rawat'], overtaken: [] });
});

it('keeps what is typed while the rest is being signed', async () => {
  const note = await open([first]);
  note.does(({ change }) => change('objective', 'ronki'));
  note.does(({ change }) => change('plan', 'rujuk'));
  let signing!: ReturnType<typeof useNoteDraft>;
  note.does(now => (signing = now));
  note.does(({ change }) => change('plan', 'rujuk ke RS'));
  const second = { subjective: 'batuk', objective: 'ronki', assessment: '', plan: 'rujuk' };
  note.others(signed(2, second));
  act(() => signing.wasSigned(second));
  expect(note.now()).toEqual({ texts: ['batuk', 'ronki', '', 'rujuk ke RS'], overtaken: [] });
  note.does(({ isUnsigned }) => expect(isUnsigned).toBe(true));
});

it('does not ask where both wrote the same, nor about what was signed before anything was typed', async () => {
  const note = await open([first]);
  note.does(({ change }) => change('plan', 'rujuk '));
  note.others(signed(2, { subjective: 'batuk', plan: 'rujuk' }));
  expect(note.now().overtaken).toEqual([]);
});

it('asks about a kept draft over which another has signed meanwhile', async () => {
  kept = { content: { value: { over: 1, plan: 'rujuk' } }, updatedAt: '2026-11-23T01:00:00Z' };
  const note = await open([first, signed(2, { subjective: 'batuk', plan: 'rawat' })]);
  expect(note.now()).toEqual({ texts: ['batuk', '', '', 'rujuk'], overtaken: ['plan'] });
});
