import type { Schema } from './schema-values.ts';

/** A route of the API's own description. */
export interface Operation {
  method: string;
  /** `/v2/queue/{id}/call`. */
  path: string;
  /** Anyone may call it, without a token. */
  isPublic: boolean;
  /** The operator's alone. */
  ofChannel: boolean;
  body: Schema | undefined;
  query: { name: string; schema: Schema }[];
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema?: Schema;
}
interface Described {
  security?: unknown[];
  'x-access'?: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}
interface Description {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

/** Replaces a schema's references by what they refer to. */
const inlined = (value: unknown, schemas: Record<string, Schema>): unknown => {
  if (Array.isArray(value)) return value.map(each => inlined(each, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref } = value as { $ref?: string };
  if ($ref) return inlined(schemas[$ref.split('/').at(-1) ?? ''], schemas);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inlined(each, schemas)]));
};

export async function operationsOf(url: string): Promise<Operation[]> {
  const { paths, components } = (await (await fetch(`${url}/openapi.json`)).json()) as Description;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { security, 'x-access': access = [], parameters = [], requestBody }]): Operation => {
        const schema = requestBody?.content['application/json']?.schema;
        return {
          method: method.toUpperCase(),
          path,
          isPublic: security?.length === 0,
          ofChannel: access.length > 0 && access.every(key => key.startsWith('channel.')),
          body: schema && (inlined(schema, components.schemas) as Schema),
          query: parameters
            .filter(each => each.in === 'query')
            .map(({ name, schema: given = {} }) => ({ name, schema: inlined(given, components.schemas) as Schema })),
        };
      },
    ),
  );
}
