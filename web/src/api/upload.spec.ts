import { afterEach, expect, it, vi } from 'vitest';
import { upload } from './upload';

afterEach(() => vi.unstubAllGlobals());

it('sends a file as multipart form data, whose content type the browser sets (SPEC 7)', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{"data":{"id":7}}')),
  );
  const file = new File(['%PDF-'], 'pengantar.pdf', { type: 'application/pdf' });
  expect((await upload('/v2/document/files', file)).data).toEqual({ id: 7 });
  const [url, init] = vi.mocked(fetch).mock.calls[0]!;
  expect(url).toBe('/v2/document/files');
  expect(init!.method).toBe('POST');
  expect(init!.headers).not.toHaveProperty('Content-Type');
  const sent = (init!.body as FormData).get('file') as File;
  expect([sent.name, sent.type]).toEqual(['pengantar.pdf', 'application/pdf']);
});

it('never sends a file twice', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}', { status: 503 })),
  );
  await expect(upload('/v2/document/files', new Blob(['x']))).rejects.toMatchObject({ status: 503 });
  expect(fetch).toHaveBeenCalledOnce();
});

it('is the only way in which files go to the server', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.spec.*'], {
    ...{ query: '?raw', import: 'default', eager: true },
  });
  const making = Object.entries(sources).filter(([, text]) => /new FormData|multipart\//.test(text));
  expect(making.map(([file]) => file)).toEqual(['./upload.ts']);
});
