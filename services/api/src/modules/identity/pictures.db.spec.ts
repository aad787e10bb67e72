import { afterAll, beforeAll, expect, it } from 'vitest';
import { jpegOf, pngOf } from '../../platform/files/testing/images.js';
import { staffedApp } from './testing/staffed-app.js';

let clinic: Awaited<ReturnType<typeof staffedApp>>;
let tokens: Record<'dewi' | 'adi' | 'sari' | 'ratna', string>;
beforeAll(async () => {
  clinic = await staffedApp();
  const token = async (who: string) => (await clinic.login(`${who}@contoh.id`)).accessToken;
  tokens = {
    dewi: await token('dewi'),
    adi: await token('adi'),
    sari: await token('sari'),
    ratna: await token('ratna'),
  };
});
afterAll(() => clinic.stop());

type Who = keyof typeof tokens;
const asks = async (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  who: Who,
  { merchant, picture }: { merchant?: number; picture?: Buffer } = {},
) => {
  const answer = await clinic.server.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${tokens[who]}`,
      ...(merchant !== undefined && { 'x-merchant-id': String(merchant) }),
      ...(picture && { 'content-type': 'image/png' }),
    },
    ...(picture && { payload: picture }),
  });
  return { status: answer.statusCode, kind: answer.headers['content-type'], bytes: answer.rawPayload };
};
const PLACE = 'GPS -6.2 106.8';
const small = pngOf(300, 120, ['tEXt', PLACE]);

it.each([
  ['a facility’s logo', () => `/v2/merchant/${clinic.melati}/logo`, 'sari'],
  ['a person’s signature', () => `/v2/user/users/${clinic.people.sari}/signature`, 'adi'],
] as const)(
  '%s is the operator’s to change, is told to who prints it, and can be taken away',
  async (_what, at, near) => {
    const path = at();
    expect((await asks('GET', path, 'dewi')).status).toBe(404);
    expect((await asks('POST', path, near, { merchant: clinic.melati, picture: small })).status).toBe(403);
    expect((await asks('POST', path, 'dewi', { picture: small })).status).toBe(200);
    const seen = await asks('GET', path, near, { merchant: clinic.melati });
    expect([seen.status, seen.kind]).toEqual([200, 'image/png']);
    // The place where it was taken must be removed.
    expect(seen.bytes.includes('GPS')).toBe(false);
    expect((await asks('GET', path, 'ratna', { merchant: clinic.kenanga })).status).toBe(404);
    expect((await asks('DELETE', path, 'dewi')).status).toBe(200);
    expect((await asks('GET', path, near, { merchant: clinic.melati })).status).toBe(404);
  },
);

it('a facility’s administrator changes the logo of her own facility', async () => {
  const as = { merchant: clinic.melati, picture: jpegOf(200, 200, PLACE) };
  expect((await asks('POST', `/v2/merchant/${clinic.melati}/logo`, 'adi', as)).status).toBe(200);
  expect((await asks('POST', `/v2/merchant/${clinic.kenanga}/logo`, 'adi', as)).status).toBe(404);
});

it('takes no other kind, nothing wide, nothing heavy', async () => {
  const path = `/v2/merchant/${clinic.melati}/logo`;
  const sent = (picture: Buffer) => asks('POST', path, 'dewi', { picture });
  expect((await sent(Buffer.from('<svg/>'))).status).toBe(415);
  expect((await sent(pngOf(2001, 10))).status).toBe(413);
  const heavy = Buffer.concat([small.subarray(0, 33), chunkOf(600 * 1024), small.subarray(small.length - 12)]);
  expect((await sent(heavy)).status).toBe(413);
});

/** Picture data of a size, as a PNG has it. */
function chunkOf(bytes: number): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(bytes, 0);
  head.write('IDAT', 4, 'latin1');
  return Buffer.concat([head, Buffer.alloc(bytes, 7), Buffer.alloc(4)]);
}

it('keeps a signature under its person’s own key', async () => {
  const path = `/v2/user/users/${clinic.people.ratna}/signature`;
  await asks('POST', path, 'dewi', { picture: small });
  const { rows } = await clinic.database.worker.query(
    `select subject, position('IHDR' in encode(sealed, 'escape')) as plain from alur.file where kind = 'signature'
     order by created_at desc limit 1`,
  );
  expect(rows).toEqual([{ subject: `user-${clinic.people.ratna}`, plain: 0 }]);
});
