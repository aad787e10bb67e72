import { modules } from '@alur/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpApp } from '../testing/http-app.js';

interface Operation {
  operationId: string;
  parameters: { name?: string; in?: string; $ref?: string; [more: string]: unknown }[];
}

describe('the description of the interface', () => {
  let it_: Awaited<ReturnType<typeof httpApp>>;
  let paths: Record<string, Record<string, Operation>>;
  let text: string;
  beforeAll(async () => {
    it_ = await httpApp(modules, {});
    const { body } = await it_.call('GET', '/openapi.json');
    paths = body.paths;
    text = JSON.stringify(body);
  });
  afterAll(() => it_.end());

  it('has every command, list and topic that a person may call', () => {
    for (const { command } of modules.flatMap(({ acts }) => acts)) {
      if (command.access.every((key: string) => key.startsWith('system:'))) continue;
      const path = command.target === 'new' ? `/v2/${command.name}` : `/v2/${command.module}/{id}/${command.verb}`;
      expect(Object.keys(paths)).toContain(path);
    }
    for (const { path } of modules.flatMap(({ lists }) => lists)) expect(Object.keys(paths)).toContain(`/v2/${path}`);
    for (const { topic } of modules.flatMap(({ views }) => views).flatMap(({ topics }) => topics))
      expect(Object.keys(paths)).toContain(`/v2/live/${topic.name}`);
  });

  it('has the explicit routes, their parameters and what may be asked', () => {
    expect(paths['/v2/patient/search']?.['get']?.parameters).toContainEqual(
      expect.objectContaining({ name: 'q', in: 'query', required: true }),
    );
    expect(paths['/v2/patient/{id}']?.['get']).toMatchObject({
      'x-access': expect.arrayContaining(['outpatient.ongoing:view']),
    });
    expect(paths['/health/live']?.['get']).toMatchObject({ security: [] });
    expect(paths['/v2/{module}/{verb}']).toBeUndefined();
  });

  it('says how a list is filtered', () => {
    const asked = paths['/v2/prescription/prescriptions']?.['get']?.parameters;
    expect(asked).toContainEqual(
      expect.objectContaining({
        ...{ name: 'status', in: 'query', style: 'form', explode: false },
        schema: expect.objectContaining({
          type: 'array',
          items: expect.objectContaining({ enum: expect.arrayContaining(['queue', 'approve']) }),
        }),
      }),
    );
    for (const name of ['date_from', 'date_to'])
      expect(asked).toContainEqual(
        expect.objectContaining({
          name,
          description: expect.any(String),
          schema: expect.objectContaining({ type: 'string', format: 'date' }),
        }),
      );
  });

  it('refers to nothing that is not there, and names each operation once', () => {
    const body = JSON.parse(text) as { components: Record<string, Record<string, unknown>> };
    for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
      expect(body.components[kind]).toHaveProperty(name);
    const ids = Object.values(paths).flatMap(path => Object.values(path).map(({ operationId }) => operationId));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('names every parameter of a path', () => {
    for (const [path, methods] of Object.entries(paths))
      for (const { parameters } of Object.values(methods)) {
        const named = parameters.filter(({ in: where }) => where === 'path').map(({ name }) => name);
        expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      }
  });
});
