import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createLogger } from './logger.js';

const logged = (error: unknown): Record<string, unknown> => {
  let line = '';
  createLogger('info', { write: text => void (line += text) }).error({ err: error }, 'failed');
  return JSON.parse(line) as Record<string, unknown>;
};

it('tells an error’s kind, message and place', () => {
  const { err, msg } = logged(new TypeError('no such view'));
  expect(msg).toBe('failed');
  expect(err).toMatchObject({
    type: 'TypeError',
    message: 'no such view',
    stack: expect.arrayContaining([expect.stringMatching(/^at /)]),
  });
});

it('leaves out what a database or a parser quotes of a person', () => {
  const database = Object.assign(new Error('invalid input syntax for type integer: "Budi Santoso"'), {
    severity: 'ERROR',
    code: '22P02',
    detail: 'Key (name)=(Budi Santoso) already exists.',
    where: "unnamed portal parameter $1 = 'Budi Santoso'",
    table: 'patient_v1',
  });
  const parser = (() => {
    try {
      return JSON.parse('Budi Santoso');
    } catch (error) {
      return error;
    }
  })();
  const wrapped = new Error('the store is unavailable', { cause: database });
  for (const error of [database, parser, wrapped]) expect(JSON.stringify(logged(error))).not.toContain('Budi');
  expect(logged(database)['err']).toMatchObject({ code: '22P02', table: 'patient_v1' });
});

it('says nothing of what is thrown and is no error', () => {
  expect(logged('Budi Santoso')['err']).toEqual({ type: 'string', stack: [] });
});

it('goes on where its lines cannot be written: on a full disk', () => {
  const full = openSync('/dev/full', 'w');
  const program = `
    import { createLogger } from ${JSON.stringify(new URL('logger.ts', import.meta.url).href)};
    const logger = createLogger('info');
    for (let line = 0; line < 5; line++) {
      logger.info({ line }, 'nobody reads this');
      await new Promise(resolve => setImmediate(resolve));
    }
    process.stderr.write('alive');
  `;
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expect({ stderr, status }).toEqual({ stderr: 'alive', status: 0 });
});
