import fc from 'fast-check';
import type { Operation } from './operations.ts';
import { tokenKinds, type TokenKind } from './people.ts';
import { fromSchema, wild, wildText } from './schema-values.ts';

/** Existing ids, by module and all together; users; and a facility of somebody else. */
export interface Known {
  byModule: ReadonlyMap<string, readonly number[]>;
  ids: readonly number[];
  roles: readonly string[];
  otherMerchant: number;
}

export interface Draw {
  count: number;
  seed: number;
}

/** A generated request; its token and real ids are filled in when it is sent. */
export interface Plan {
  operation: Operation;
  /** The path's parameters, in order; a number is the index of a real id among the known ones. */
  ids: readonly (number | string)[];
  /** Twists the whole path. */
  twist: string;
  query: readonly (readonly [string, string])[];
  role: string;
  token: TokenKind;
  merchant: 'own' | 'other' | 'none' | 'wild';
  headers: readonly (readonly [string, string])[];
  contentType: string | undefined;
  body: Buffer | undefined;
}

const twists = [
  '',
  '//',
  '/./',
  '/../v2/',
  '/%2e%2e/',
  ';a=b',
  '%00',
  '%ff%fe',
  '%',
  '?',
  '#teil',
  '\\',
  '/\u0001',
  '/é',
  '?__proto__[x]=1&constructor=1&page[]=1&page=2',
  `?x=${'y'.repeat(9_000)}`,
];

const strangeIds = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '007',
  '9007199254740993',
  '99999999999999999999999999',
  'NaN',
  'abc',
  '%00',
  '..%2f..%2fhealth',
  '%c0%ae',
  '\u{1F9EA}',
  'x'.repeat(300),
  '__proto__',
  '*',
];

const strangeHeaders: readonly (readonly [string, string])[] = [
  ['Idempotency-Key', 'bukan-uuid'],
  ['Idempotency-Key', ''],
  ['If-Match', '"99999"'],
  ['If-Match', 'x'],
  ['Xkey', 'cashier:pay'],
  ['Xkey', '__proto__'],
  ['X-Timezone', '+99:99'],
  ['X-Correlation-Id', 'x'.repeat(5_000)],
  ['X-Request-Id', '../../log'],
  ['X-Forwarded-For', 'bukan alamat, ::::'],
  ['X-Forwarded-Proto', 'gopher'],
  ['X-Reason', '%E0%A4%A'],
  ['Accept', 'text/html'],
  ['Accept-Encoding', 'gzip;q=0, identity;q=0'],
  ['Range', 'bytes=99-1,-'],
  ['Content-Encoding', 'gzip'],
  ['Transfer-Encoding', 'xchunked'],
  ['Expect', '200-ok'],
  ['Upgrade', 'websocket'],
  ['Cookie', 'user/currentMerchant=%00; i18n_redirected=__proto__'],
  ['Origin', 'https://contoh.id'],
  ['Host', 'lain.contoh.id'],
  ['X\u00e9', 'y'],
];

const contentTypes = [
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  'application/xml',
  'image/png',
  'image/svg+xml',
  '',
  'x',
];

const rawBodies: readonly Buffer[] = [
  '',
  '{',
  '{"name":"a","name":{"b":1}}',
  '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}',
  'null',
  '[]',
  '"x"',
  'NaN',
  '{"a":1e999}',
  '\ufeff{}',
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{"name":"${'x'.repeat(300_000)}"}`,
  `[${'0,'.repeat(60_000)}0]`,
].map(text => Buffer.from(text, 'utf8'));
const bytes = [
  Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00]),
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A valid body with one mutation: a field missing, one too many, or one with a strange value. */
const spoilt = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(good, fc.nat(), fc.constantFrom('drop', 'add', 'replace', 'nest'), wild, wildText)
    .map(([body, at, how, value, name]) => {
      if (!isRecord(body)) return value;
      const names = Object.keys(body);
      const field = names[at % Math.max(1, names.length)];
      if (how === 'add') return { ...body, [name]: value };
      if (field === undefined) return value;
      if (how === 'drop') return Object.fromEntries(Object.entries(body).filter(([each]) => each !== field));
      return { ...body, [field]: how === 'nest' ? [{ [field]: body[field] }] : value };
    });

const jsonOf = (value: unknown): Buffer => {
  try {
    return Buffer.from(JSON.stringify(value) ?? '', 'utf8');
  } catch {
    return Buffer.from('{}');
  }
};

const bodyOf = ({ method, body: schema }: Operation, known: Known): fc.Arbitrary<Buffer | undefined> => {
  if (method === 'GET')
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(...rawBodies) },
    );
  const good = fromSchema(schema ?? {}, known.ids);
  return fc.oneof(
    { weight: 6, arbitrary: good.map(jsonOf) },
    { weight: 6, arbitrary: spoilt(good).map(jsonOf) },
    { weight: 2, arbitrary: wild.map(jsonOf) },
    { weight: 1, arbitrary: fc.constantFrom(...rawBodies, ...bytes) },
  );
};

const queryOf = ({ query }: Operation, known: Known): fc.Arbitrary<[string, string][]> => {
  const one = (name: string, good: fc.Arbitrary<unknown>) =>
    fc
      .oneof({ weight: 5, arbitrary: good }, { weight: 2, arbitrary: wildText })
      .map((value): [string, string] => [name, String(value).slice(0, 2_000)]);
  if (query.length === 0)
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant<[string, string][]>([]) },
      one('page', wildText).map(each => [each]),
    );
  return fc
    .tuple(...query.map(({ name, schema }) => one(name, fromSchema(schema, known.ids))), fc.nat(9))
    .map(values => {
      const chance = values.at(-1) as number;
      return (values.slice(0, -1) as [string, string][]).filter((_each, at) => chance < 4 || (chance + at) % 3 === 0);
    });
};

const mostly = <Value>(usual: Value, weight: number, ...others: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

const parameters = (path: string): number => path.match(/\{\w+\}/g)?.length ?? 0;

/** A request to this route. */
const planOf = (operation: Operation, known: Known): fc.Arbitrary<Plan> =>
  fc.record({
    operation: fc.constant(operation),
    ids: fc.array(
      fc.oneof({ weight: 5, arbitrary: fc.nat() }, { weight: 2, arbitrary: fc.constantFrom(...strangeIds) }),
      {
        minLength: parameters(operation.path),
        maxLength: parameters(operation.path),
      },
    ),
    twist: mostly('', 20, ...twists),
    query: queryOf(operation, known),
    // Mostly a role that may, because a request refused at the door never reaches the rules.
    role: mostly(operation.ofChannel ? 'channel-admin' : 'facility-admin', 3, ...known.roles),
    token: mostly<TokenKind>('good', 6, ...tokenKinds),
    merchant: mostly<Plan['merchant']>('own', 8, 'other', 'none', 'wild'),
    headers: fc.oneof(
      { weight: 4, arbitrary: fc.constant<[string, string][]>([]) },
      { weight: 1, arbitrary: fc.subarray([...strangeHeaders], { minLength: 1, maxLength: 3 }) },
    ),
    contentType: mostly<string | undefined>('application/json', 12, undefined, ...contentTypes),
    body: bodyOf(operation, known),
  });

/** Methods that no route has. */
const strangeMethods = ['PATCH', 'TRACE', 'OPTIONS', 'HEAD', 'PROPFIND', 'get', 'XYZ'];

/** Generates so many requests, over all routes in turn; the same seed gives the same requests. */
export function draw(operations: readonly Operation[], known: Known, { count, seed }: Draw): Plan[] {
  const each = Math.ceil(count / operations.length);
  const drawn = operations.map((operation, at) =>
    fc.sample(planOf(operation, known), { numRuns: each, seed: seed + at }),
  );
  const inTurn = Array.from({ length: each }, (_none, turn) => drawn.flatMap(plans => plans[turn] ?? [])).flat();
  return inTurn.slice(0, count).map((plan, at) =>
    at % 97 === 0
      ? {
          ...plan,
          operation: { ...plan.operation, method: strangeMethods[(at / 97) % strangeMethods.length] ?? 'GET' },
        }
      : plan,
  );
}
