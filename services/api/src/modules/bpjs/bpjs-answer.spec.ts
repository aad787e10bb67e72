import { describe, expect, it } from 'vitest';
import { accepted, answerIn, BpjsError } from './bpjs-answer.js';

const asIs = (response: unknown) => response;
const read = (body: unknown, status = 200) => answerIn(status, JSON.stringify(body), asIs);
const problem = (of: () => unknown) => {
  try {
    return of();
  } catch (error) {
    if (!(error instanceof BpjsError)) throw error;
    return { kind: error.kind, message: error.message, code: error.code };
  }
};

describe('an answer', () => {
  it('has an envelope of two spellings, and a code that is a number or text', () => {
    expect(read({ metaData: { code: '200', message: 'Sukses' }, response: { a: 1 } })).toEqual({
      ...{ code: 200, message: 'Sukses', content: { a: 1 } },
    });
    expect(read({ metadata: { code: 1, message: 'Ok' }, response: [] })).toMatchObject({ code: 1, content: [] });
  });

  it('that is a page, is cut short, or is a fault of the server is an outage, with what the page says', () => {
    const page = '<html><head><style>p{}</style></head><body><h1>502 Bad Gateway</h1></body></html>';
    expect(problem(() => answerIn(502, page, asIs))).toEqual({
      ...{ kind: 'unreachable', message: 'HTTP 502: 502 Bad Gateway', code: null },
    });
    expect(problem(() => answerIn(200, '{"metaData":', asIs))).toMatchObject({ kind: 'unreachable' });
    expect(problem(() => read({ metaData: { code: 500, message: 'Object reference' } }))).toMatchObject({
      ...{ kind: 'unreachable', message: 'HTTP 200: Object reference' },
    });
    expect(problem(() => read({ Message: 'no route' }, 404))).toMatchObject({ kind: 'unreachable' });
  });

  it.each([
    '',
    'null',
    '[]',
    '"Service Unavailable"',
    '<!doctype html>',
    '{"metaData":{"code":"Error"}}',
    '{"response":{}}',
  ])('that is %j is an outage, though its status is 200', text =>
    expect(problem(() => accepted(answerIn(200, text, asIs), [200]))).toMatchObject({ kind: 'unreachable' }),
  );

  it('is a refusal in its own words where its code is no success', () => {
    const created = { metaData: { code: 201, message: 'CREATED' }, response: { field: 'noUrut', message: 'A1' } };
    expect(accepted(read(created), [200, 201])).toMatchObject({ content: { message: 'A1' } });
    expect(problem(() => accepted(read({ metaData: { code: '201', message: 'Rujukan kedaluwarsa' } }), [200]))).toEqual(
      {
        ...{ kind: 'refused', message: 'Rujukan kedaluwarsa', code: 201 },
      },
    );
    const fields = [{ field: 'noKartu', message: 'Peserta tidak aktif' }];
    const refused = { metaData: { code: 412, message: 'PRECONDITION_FAILED' }, response: fields };
    expect(problem(() => accepted(read(refused), [200, 201]))).toEqual({
      ...{ kind: 'refused', message: 'Peserta tidak aktif', code: 412 },
    });
    expect(problem(() => accepted(read({ metaData: { code: 401, message: 'Signature' } }, 401), [200]))).toMatchObject({
      ...{ kind: 'credentials_refused', message: 'Signature' },
    });
  });
});
