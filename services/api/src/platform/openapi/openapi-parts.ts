/** A JSON value that is an object. */
export type Json = Record<string, unknown>;

const object = (properties: Json, required = Object.keys(properties)): Json => ({
  type: 'object',
  properties,
  required,
});
const position: Json = { type: 'string', pattern: '^\\d+$', description: 'A position of the log.' };
const params: Json = { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean', 'null'] } };

/** Components that every operation's description refers to. */
export const components: Json = {
  securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  parameters: {
    Merchant: {
      name: 'X-Merchant-Id',
      in: 'header',
      description: 'The facility acted in.',
      schema: { type: 'integer' },
    },
    AccessKey: {
      name: 'Xkey',
      in: 'header',
      description: 'The access key in use, or the path of the screen; it never widens what the caller may do.',
      schema: { type: 'string' },
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description:
        'The command’s id, new for each: the same key again, for the same, answers the first receipt; for anything else it is refused wherever the two meet.',
      schema: { type: 'string', format: 'uuid' },
    },
    IfMatch: {
      name: 'If-Match',
      in: 'header',
      description: 'The revision that the caller saw; a newer one is refused with 412.',
      schema: { type: 'string' },
    },
  },
  schemas: {
    Receipt: object(
      {
        id: { type: 'integer' },
        revision: { type: 'integer' },
        position,
        projected: { type: 'boolean', description: 'Whether the rows show it already.' },
        settled: {
          type: 'boolean',
          description: 'Of a command with an effect outside the log (a key to destroy): whether that is done.',
        },
      },
      ['id', 'revision', 'position', 'projected'],
    ),
    ListMeta: object({
      page: { type: 'integer' },
      limit: { type: 'integer' },
      total: { type: 'integer' },
      position,
    }),
    SnapshotMeta: object({ epoch: { type: 'string' }, seq: position }),
    Failure: object({
      error: object(
        {
          code: { type: 'string', description: 'The client has its message in every language.' },
          params,
          fields: {
            type: 'array',
            items: object({ path: { type: 'string' }, code: { type: 'string' }, params }, ['path', 'code']),
          },
        },
        ['code'],
      ),
    }),
  },
};

/** 200: the data, and what belongs to it. */
export const success = (data: Json, meta?: 'ListMeta' | 'SnapshotMeta'): Json => ({
  description: 'Done.',
  content: {
    'application/json': {
      schema: object({ data, meta: meta ? { $ref: `#/components/schemas/${meta}` } : { type: 'object' } }, ['data']),
    },
  },
});

const meanings: Record<number, string> = {
  400: 'Wrong in shape: each field has its code.',
  401: 'Nobody, or a session that is over.',
  403: 'The caller may not.',
  404: 'Not there, or another facility’s.',
  409: 'A rule refuses it.',
  412: 'The revision seen has passed.',
};

/** Failure responses: those of every operation, and the given ones. */
export const failures = (...more: number[]): Json =>
  Object.fromEntries(
    [400, 401, 403, 404, ...more].map(status => [
      status,
      {
        description: meanings[status],
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
