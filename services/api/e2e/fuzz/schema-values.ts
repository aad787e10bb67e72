import fc from 'fast-check';

/** A JSON schema, as far as the API's description uses it. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  pattern?: string;
  format?: string;
}

/** Ids of things that are there. */
type Ids = readonly number[];

const DEEP = 4_000;
const deepList = `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;

/** What no form would send. */
export const wildText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u202e\u2066terbalik',
    '👩🏽‍⚕️'.repeat(50),
    'a\u0301'.repeat(200),
    "'; drop table events; --",
    '%',
    '\\',
    '${7*7}{{7*7}}<script>alert(1)</script>',
    '../../../../etc/passwd',
    '__proto__',
    'constructor',
    '1e309',
    '9007199254740993',
    '-1',
    '2026-02-30',
    '0000-01-01',
    '99999-12-31T99:99:99Z',
    '+275760-09-13T00:00:00.001Z',
    'undefined',
    'null',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.nat(6).map(size => 'x'.repeat(10 ** size)),
);

/** Any value at all, in a field that wants some other. */
export const wild: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: wildText },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      null,
      true,
      0,
      -0,
      -1,
      1.5,
      1e21,
      -1e308,
      2 ** 31,
      2 ** 53,
      2 ** 63,
      [],
      {},
      [null],
      { __proto__: null, toString: 1 },
      JSON.parse('{"__proto__":{"admin":true}}') as unknown,
      { length: 1e9 },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constant(JSON.parse(deepList) as unknown) },
);

const numberOf = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): fc.Arbitrary<number> => {
  const least = Math.max(minimum ?? -100, exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + 1);
  const most = Math.min(maximum ?? 1_000_000, exclusiveMaximum === undefined ? Infinity : exclusiveMaximum - 1);
  const high = Math.max(least, Math.min(most, least + 100_000));
  return fc.oneof(fc.integer({ min: Math.ceil(least), max: Math.floor(high) }), fc.constantFrom(least, most));
};

const textOf = ({ pattern, format, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> => {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return fc.constantFrom('2026-11-21', '1990-01-31', '2000-02-29', '2099-12-31');
  if (format === 'date-time') return fc.constantFrom('2026-11-21T03:00:00Z', '2026-11-21T10:00:00.123+07:00');
  if (format === 'email') return fc.nat(9_999).map(number => `orang${number}@contoh.id`);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
};

const listOf = ({ items = {}, minItems = 0, maxItems = 3 }: Schema, ids: Ids): fc.Arbitrary<unknown> =>
  fc.array(fromSchema(items, ids), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 3)) });

/** A field named as an id mostly gets an existing id. */
const field = (name: string, schema: Schema, ids: Ids): fc.Arbitrary<unknown> =>
  /Id$/.test(name) && ids.length > 0
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fromSchema(schema, ids) })
    : fromSchema(schema, ids);

function objectOf({ properties = {}, required = [], additionalProperties }: Schema, ids: Ids): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, field(name, schema, ids)])),
    { requiredKeys: required.filter(name => name in properties) },
  );
  if (Object.keys(properties).length > 0 || typeof additionalProperties !== 'object') return known;
  return fc.dictionary(fc.string({ maxLength: 10 }), fromSchema(additionalProperties, ids), { maxKeys: 3 });
}

/** Valid values of the schema: most pass validation and reach the rules. */
export function fromSchema(schema: Schema, ids: Ids): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map(each => fromSchema(each, ids)));
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map(each => fromSchema(each, ids)))
      .map(parts => Object.assign({}, ...parts) as object);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return numberOf(schema).map(Math.trunc);
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listOf(schema, ids);
    case 'object':
      return objectOf(schema, ids);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}
