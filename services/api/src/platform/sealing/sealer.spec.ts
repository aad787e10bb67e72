import { code, ERASED, event, label, payers, sealed, sealedUser } from '@alur/domain/kernel/event';
import { createSecretKey, type KeyObject } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { PersonKeys } from './person-keys.js';
import { Sealer, type Sealable } from './sealer.js';
import { sealedPaths, undeclaredStrings } from './sealed-paths.js';

const keysOf = (keys: Map<string, KeyObject>) =>
  ({
    load: async () => keys,
    ensure: async (subjects: ReadonlyMap<string, number>) => {
      for (const subject of subjects.keys())
        if (!keys.has(subject)) keys.set(subject, createSecretKey(Buffer.alloc(32, subject.length)));
      return keys;
    },
  }) as unknown as PersonKeys;

const Data = z.object({
  patientId: z.int(),
  userId: z.nullable(z.int()),
  name: sealed(),
  note: z.nullable(z.optional(sealed())),
  by: z.nullable(sealedUser()),
  lines: z.array(z.object({ text: sealed(), medicine: label() })),
  kind: code(),
  status: z.enum(['a', 'b']),
});
const paths = sealedPaths(event(Data).data);
const example = {
  patientId: 7,
  userId: 3,
  name: 'Budi',
  note: null,
  by: 'Sari',
  lines: [
    { text: 'pagi', medicine: 'Parasetamol' },
    { text: 'malam', medicine: 'Amoksisilin' },
  ],
  kind: 'x',
  status: 'a',
};
const sealable = (data: Record<string, unknown>, id = 'e1'): Sealable => ({ id, data, merchantId: 1, paths });

describe('sealed paths', () => {
  it('are found through lists and optional fields', () => {
    expect(paths.map(({ path }) => path.join('.'))).toEqual(['name', 'note', 'by', 'lines.*.text']);
    expect(undeclaredStrings(Data)).toEqual([]);
  });
  it('tell a string that nobody declared', () => {
    expect(undeclaredStrings(z.object({ a: z.array(z.object({ b: z.nullable(z.string()) })) }))).toEqual(['a.*.b']);
  });
});

describe('a sealed event', () => {
  it('shows nothing of the person, and opens to what it was', async () => {
    const sealer = new Sealer(keysOf(new Map()));
    const [hidden] = await sealer.seal([sealable(example)]);
    expect(hidden).toMatchObject({ patientId: 7, kind: 'x', note: null, lines: [{ medicine: 'Parasetamol' }, {}] });
    for (const text of ['Budi', 'Sari', 'pagi', 'malam']) expect(JSON.stringify(hidden)).not.toContain(text);
    expect(await sealer.unseal([sealable(hidden ?? {})])).toEqual([example]);
  });

  it('reads as erased once the key is gone, and only for that person', async () => {
    const keys = new Map<string, KeyObject>();
    const sealer = new Sealer(keysOf(keys));
    const [hidden] = await sealer.seal([sealable(example)]);
    keys.delete('patient-7');
    const [opened] = await sealer.unseal([sealable(hidden ?? {})]);
    expect(opened).toMatchObject({ name: ERASED, by: 'Sari', lines: [{ text: ERASED }, { text: ERASED }] });
  });

  it('of a buyer has the patient’s key, or that of the bill where nobody registered buys', async () => {
    const keys = new Map<string, KeyObject>();
    const sealer = new Sealer(keysOf(keys));
    const Sold = z.object({ transactionId: z.int(), patientId: z.nullable(z.int()), buyer: payers() });
    const sold = (data: Record<string, unknown>) => ({ ...sealable(data), paths: sealedPaths(Sold) });
    const both = [null, 7].map(patientId => ({ transactionId: 9, patientId, buyer: 'Tono' }));
    const hidden = await sealer.seal(both.map(sold));
    expect([...keys.keys()]).toEqual(['transaction-9', 'patient-7']);
    expect(JSON.stringify(hidden)).not.toContain('Tono');
    expect(await sealer.unseal(hidden.map(sold))).toEqual(both);
    keys.delete('transaction-9');
    expect(await sealer.unseal(hidden.map(sold))).toMatchObject([{ buyer: ERASED }, { buyer: 'Tono' }]);
  });

  it('cannot be moved to another event or another place in it', async () => {
    const sealer = new Sealer(keysOf(new Map()));
    const [hidden] = (await sealer.seal([sealable(example)])) as [typeof example];
    expect(await sealer.unseal([sealable(hidden, 'e2')])).toEqual([null]);
    expect(await sealer.unseal([sealable({ ...hidden, lines: hidden.lines.toReversed() })])).toEqual([null]);
  });

  it('holds any text', async () => {
    const sealer = new Sealer(keysOf(new Map()));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async name => {
        fc.pre(name !== ERASED && name.isWellFormed());
        const [hidden] = await sealer.seal([sealable({ ...example, name })]);
        expect((await sealer.unseal([sealable(hidden ?? {})]))[0]).toMatchObject({ name });
      }),
    );
  });
});
