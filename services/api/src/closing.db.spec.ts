import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clinicApp, type ClinicApp } from './testing/clinic-app.js';

describe('a process that is asked to end', () => {
  let clinic: ClinicApp;
  let port: number;
  /** What `/v2/channel/operations` waits for. */
  let answer: (rows: never[]) => void;
  let asked: Promise<void>;

  beforeEach(async () => {
    clinic = await clinicApp();
    const server = await clinic.app.listen(0, '127.0.0.1');
    ({ port } = server.address() as AddressInfo);
    asked = new Promise(resolve =>
      vi.spyOn(clinic.platform.installationState, 'read').mockImplementation(
        () =>
          new Promise(done => {
            answer = done;
            resolve();
          }),
      ),
    );
  });
  afterEach(() => clinic.stop());

  const line = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const ask = (socket: Socket, path: string) =>
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${clinic.operator.token}\r\nX-Merchant-Id: 0\r\n\r\n`,
    );

  it('answers received requests, closes their connections, and accepts no new one', async () => {
    const socket = await line();
    const heard = text(socket);
    ask(socket, '/v2/channel/operations');
    await asked;
    const closed = clinic.app.close();
    await expect
      .poll(() =>
        line().then(
          () => 'taken',
          (error: { code: string }) => error.code,
        ),
      )
      .toBe('ECONNREFUSED');
    answer([]);
    expect(await heard).toMatch(
      /^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close\r\n[\s\S]*\{"data":\[\],"meta":\{\}\}$/i,
    );
    await closed;
  });

  it('does not wait for idle connections, nor for those that never had a request', async () => {
    const [idle, silent] = [await line(), await line()];
    ask(idle, '/health/live');
    await once(idle, 'data');
    const ended = [idle, silent].map(socket => once(socket.resume(), 'close'));
    await clinic.app.close();
    await Promise.all(ended);
    expect([idle.destroyed, silent.destroyed]).toEqual([true, true]);
  });
});
