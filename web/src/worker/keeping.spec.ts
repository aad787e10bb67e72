import { describe, expect, it } from 'vitest';
import { isPage, outdated, storeOf, wayOf } from './keeping';

const origin = 'https://klinik.id';
const asked = (path: string, { mode = 'cors', method = 'GET' }: { mode?: string; method?: string } = {}) =>
  wayOf({ url: new URL(path, origin).href, mode: mode as RequestMode, method }, origin);
const gone = (path: string) => asked(path, { mode: 'navigate' });

describe('what is kept on the device', () => {
  it.each(['/', '/manage/outpatient/12?tab=record', '/password', '/verify/letter/AB12', '/displays'])(
    'the page of the application at %s',
    path => {
      expect(gone(path)).toBe('page');
    },
  );

  it.each(['/v2/patient/1/photo', '/health/ready', '/merchant/1/logo', '/openapi.json', '/metrics', '/display?x=1'])(
    'is nobody else’s at %s, gone to or asked for',
    path => {
      expect(gone(path)).toBe('line');
      expect(asked(path)).toBe('line');
    },
  );

  it('files of the build, and no other', () => {
    expect(asked('/assets/main-C0ffee.js')).toBe('file');
    expect(asked('/assets/main-C0ffee.js', { method: 'POST' })).toBe('line');
    expect(asked('https://elsewhere.id/assets/main-C0ffee.js')).toBe('line');
    expect(asked('/builds/latest.json')).toBe('line');
    expect(asked('/v2/document/7/assets/x')).toBe('line');
  });

  it('the build’s own and the one before; what is not ours is left alone', () => {
    const [first, second, third] = ['a', 'b', 'c'].map(storeOf) as [string, string, string];
    expect(outdated([first, second, 'else', third], third)).toEqual([first]);
    expect(outdated([third], third)).toEqual([]);
    // After a return to the older build, the newer one counts as the previous one.
    expect(outdated([first, second, third], first)).toEqual([second]);
  });

  it('a gateway’s answer is not the page', () => {
    expect([200, 304, 404, 500, 502, 503].map(status => isPage({ status }))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
