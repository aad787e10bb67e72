import type { CommandSpec } from '@alur/contracts/kernel/command';
import { comparisonOf, type Comparison } from '@alur/contracts/kernel/filters';
import { ListQuery, type ListSpec } from '@alur/contracts/kernel/list';
import type { TopicSpec } from '@alur/contracts/kernel/topic';
import * as z from 'zod/mini';
import type { Declaration } from '../access/access.decorators.js';
import { components, failures, success, type Json } from './openapi-parts.js';
import type { Description } from './described.decorator.js';

export interface ExplicitRoute {
  method: string;
  path: string;
  declaration: Declaration | undefined;
  /** The controller's handler: the operation's name. */
  name: string;
  description: Description;
}

export interface Api {
  commands: readonly CommandSpec[];
  lists: readonly ListSpec[];
  topics: readonly TopicSpec[];
  routes: readonly ExplicitRoute[];
}

type Operation = [path: string, method: string, operation: Json];

/** The description of the whole HTTP interface (OpenAPI 3.1), generated from the schemas that validate requests. */
export const openApi = ({ commands, lists, topics, routes }: Api): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  const operations = [
    ...routes.map(explicit),
    ...commands.map(ofCommand),
    ...lists.flatMap(ofList),
    ...topics.map(ofTopic),
  ];
  // An explicit route takes precedence over the general one of the same path, as in the router.
  for (const [path, method, operation] of operations) (paths[path] ??= {})[method] ??= operation;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Alur',
      version: '2',
      description:
        'Every command is answered once its events are in the log; live changes come over Socket.IO (join a topic).',
    },
    paths: Object.fromEntries(Object.entries(paths).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    components,
  };
};

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
};

const path = (name: string): Json => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const idInPath: Json = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };

const comparisons: Partial<Record<Comparison, string>> = {
  from: 'This or more, or later.',
  to: 'This or less, or earlier.',
  filled: 'Whether there is one.',
  code: 'The code of one of its entries.',
};

/** Each field of a query's schema as a parameter. */
const inQuery = (...schemas: z.core.$ZodType[]): Json[] =>
  schemas.flatMap(schema => {
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    const { properties: read = {} } = schemaOf(schema, 'output') as { properties?: Record<string, Json> };
    return Object.entries(properties).map(([name, field]) => {
      const description = comparisons[comparisonOf(name).by];
      return {
        name,
        in: 'query',
        ...(required.includes(name) && { required: true }),
        ...(description && { description }),
        // A text that is split into a list: its values are separated by commas.
        ...(field['type'] === 'string' && read[name]?.['type'] === 'array'
          ? { style: 'form', explode: false, schema: read[name] }
          : { schema: field }),
      };
    });
  });

const bodyOf = (schema: z.core.$ZodType): Json => ({
  required: true,
  content: { 'application/json': { schema: schemaOf(schema, 'input') } },
});

const rights = (access: readonly string[]): Json => ({ 'x-access': access });
const header = (name: string): Json => ({ $ref: `#/components/parameters/${name}` });
const facility = [header('Merchant'), header('AccessKey')];

const ofCommand = ({ name, module, verb, target, access, body }: CommandSpec): Operation => [
  target === 'new' ? `/v2/${name}` : `/v2/${module}/{id}/${verb}`,
  'post',
  {
    operationId: name,
    tags: [module],
    ...rights(access),
    parameters: [
      ...(target === 'existing' ? [idInPath] : []),
      header('IdempotencyKey'),
      ...(target === 'existing' ? [header('IfMatch')] : []),
      ...facility,
    ],
    requestBody: bodyOf(body),
    responses: { 200: success({ $ref: '#/components/schemas/Receipt' }), ...failures(409, 412) },
  },
];

const moduleOf = (name: string): string => name.split(/[/.]/)[0] ?? name;

const ofList = ({ path: name, filters, row, access }: ListSpec): Operation[] => {
  const common = { tags: [moduleOf(name)], ...rights(access) };
  const rowSchema = schemaOf(row, 'output');
  return [
    [
      `/v2/${name}`,
      'get',
      {
        operationId: name,
        ...common,
        parameters: [...inQuery(ListQuery, filters), ...facility],
        responses: { 200: success({ type: 'array', items: rowSchema }, 'ListMeta'), ...failures() },
      },
    ],
    [
      `/v2/${name}/{key}`,
      'get',
      {
        operationId: `${name}/{key}`,
        ...common,
        parameters: [path('key'), ...facility],
        responses: { 200: success(rowSchema), ...failures() },
      },
    ],
  ];
};

const ofTopic = ({ name, params, row, access }: TopicSpec): Operation => [
  `/v2/live/${name}`,
  'get',
  {
    operationId: `live/${name}`,
    tags: ['live', moduleOf(name)],
    ...rights(access),
    parameters: [...inQuery(params), ...facility],
    responses: { 200: success({ type: 'array', items: schemaOf(row, 'output') }, 'SnapshotMeta'), ...failures() },
  },
];

const explicit = ({ method, path: written, declaration, name, description }: ExplicitRoute): Operation => {
  const parts = written.split('/').map(part => /^:(\w+)/.exec(part)?.[1] ?? part);
  const names = written.split('/').flatMap(part => /^:(\w+)/.exec(part)?.[1] ?? []);
  const shown = written.split('/').map((part, at) => (part.startsWith(':') ? `{${parts[at]}}` : part));
  const { summary, query, body, data } = description;
  return [
    `/${shown.join('/')}`,
    method.toLowerCase(),
    {
      operationId: name,
      tags: [shown[0] === 'v2' ? (shown[1] ?? 'v2') : 'platform'],
      ...(summary && { summary }),
      ...(declaration?.kind === 'access' && rights(declaration.keys)),
      ...(declaration?.kind === 'public' && { security: [] }),
      parameters: [
        ...names.map(path),
        ...(query ? inQuery(query) : []),
        ...(declaration?.kind === 'public' ? [] : facility),
      ],
      ...(body && { requestBody: bodyOf(body) }),
      responses: { 200: success(data ? schemaOf(data, 'output') : {}), ...failures() },
    },
  ];
};
