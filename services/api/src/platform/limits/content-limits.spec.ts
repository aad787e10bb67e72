import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitContent } from './content-limits.js';

const MIB = 1024 * 1024;

describe('a body too large', () => {
  const adapter = new FastifyAdapter();
  const server = adapter.getInstance();
  let port: number;

  beforeAll(async () => {
    limitContent({ getHttpAdapter: () => adapter } as Parameters<typeof limitContent>[0], MIB);
    server.post('/v2/auth/login', async () => 'in');
    await server.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  /** The answer that a client gets which sends everything before it reads. */
  const answerTo = async (bytes: number): Promise<string> => {
    const line = connect({ port, host: '127.0.0.1' });
    const head = ['POST /v2/auth/login HTTP/1.1', 'Host: a', 'Content-Type: application/json'];
    line.write([...head, `Content-Length: ${bytes}`, 'Connection: close', '', ''].join('\r\n'));
    line.write(Buffer.alloc(bytes, ' '));
    return (await buffer(line)).toString();
  };

  it('is refused in words that reach a client which is still sending', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => answerTo(4 * MIB)));
    expect(new Set(answers.map(answer => answer.split('\r\n')[0]))).toEqual(
      new Set(['HTTP/1.1 413 Payload Too Large']),
    );
  });

  it('is refused though it never comes to its end', async () => {
    const line = connect({ port, host: '127.0.0.1' });
    line.write(
      `POST /v2/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${MIB}\r\nConnection: close\r\n\r\n{`,
    );
    expect((await buffer(line)).toString()).toContain('413 Payload Too Large');
  });
});
