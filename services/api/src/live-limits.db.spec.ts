import { connect as connectTo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { clinicApp, type ClinicApp, type Person } from './testing/clinic-app.js';

describe('sockets have their limits', () => {
  let clinic: ClinicApp;
  let address: string;
  const open: Socket[] = [];

  beforeAll(async () => {
    clinic = await clinicApp({
      SOCKETS_PER_PERSON: '2',
      SOCKETS_PER_ADDRESS: '3',
      TOPICS_PER_SOCKET: '2',
      MESSAGE_RATE: '1',
    });
    await clinic.app.listen(0, '127.0.0.1');
    address = await clinic.app.getUrl();
  });
  afterAll(() => clinic.stop());
  afterEach(() => {
    for (const socket of open.splice(0)) socket.close();
  });

  /** The result: undefined if it was admitted, else the code. */
  const connect = async ({ token, merchantId }: Person, from = '10.0.9.9'): Promise<[Socket, string | undefined]> => {
    const extraHeaders = { 'x-forwarded-for': from };
    const options = { transports: ['websocket'], auth: { token, merchantId }, forceNew: true, reconnection: false };
    const socket = io(address, { ...options, extraHeaders });
    open.push(socket);
    return new Promise(resolve => {
      socket.on('connect', () => resolve([socket, undefined]));
      socket.on('connect_error', error => resolve([socket, error.message]));
    });
  };

  it('of one person, wherever she sits; a place is free again when one is closed', async () => {
    const { owner, foreigner } = clinic;
    const [first, refused] = await connect(owner, '10.0.0.1');
    expect(refused).toBeUndefined();
    expect((await connect(owner, '10.0.0.2'))[1]).toBeUndefined();
    expect((await connect(owner, '10.0.0.3'))[1]).toBe('live.too-many-sockets');
    expect((await connect(foreigner, '10.0.0.4'))[1]).toBeUndefined();
    first.close();
    await vi.waitFor(async () => expect((await connect(owner, '10.0.0.5'))[1]).toBeUndefined());
  });

  it('of one address, whoever sits there', async () => {
    const { owner, foreigner, onlooker } = clinic;
    const from = '10.0.1.1';
    await vi.waitFor(async () => expect((await connect(owner, from))[1]).toBeUndefined());
    await vi.waitFor(async () => expect((await connect(foreigner, from))[1]).toBeUndefined());
    expect((await connect(onlooker, from))[1]).toBeUndefined();
    expect((await connect(onlooker, from))[1]).toBe('live.too-many-sockets');
    expect((await connect(onlooker, '10.0.1.2'))[1]).toBeUndefined();
  });

  it('of one address, whether anybody says who she is; who does not is hung up on', async () => {
    const line = () =>
      new Promise<WebSocket>(resolve => {
        const opened = new WebSocket(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
        opened.addEventListener('open', () => resolve(opened));
      });
    const began = Date.now();
    const lines = await Promise.all([line(), line(), line()]);
    const closed = Promise.all(lines.map(each => new Promise(resolve => each.addEventListener('close', resolve))));
    const { onlooker } = clinic;
    const direct = io(address, {
      ...{ transports: ['websocket'], forceNew: true, reconnection: false },
      auth: { token: onlooker.token, merchantId: onlooker.merchantId },
    });
    open.push(direct);
    expect(await new Promise(resolve => direct.on('connect_error', error => resolve(error.message)))).toBe(
      'live.too-many-sockets',
    );
    await closed;
    expect(Date.now() - began).toBeLessThan(15_000);
  }, 20_000);

  it('of one address, whether anybody answers that it is closed', async () => {
    const { hostname, port } = new URL(address);
    const began = Date.now();
    const mute = connectTo(Number(port), hostname);
    mute.write(
      [
        ...['GET /socket.io/?EIO=4&transport=websocket HTTP/1.1', `Host: ${hostname}`, 'Connection: Upgrade'],
        ...['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==', '', ''],
      ].join('\r\n'),
    );
    const said = new Promise<string>(resolve => mute.once('data', data => resolve(String(data))));
    const gone = new Promise(resolve => mute.once('close', resolve));
    expect(await said).toContain(' 101 ');
    await gone;
    expect(Date.now() - began).toBeLessThan(15_000);
  }, 20_000);

  it('of what it watches; the same topic again counts once', async () => {
    const [socket] = await connect(clinic.owner);
    const join = (date: string) => socket.emitWithAck('join', { topic: 'dashboard.registrations', params: { date } });
    expect(await join('2026-11-19')).toEqual({ ok: true });
    expect(await join('2026-11-20')).toEqual({ ok: true });
    expect(await join('2026-11-20')).toEqual({ ok: true });
    expect(await join('2026-11-21')).toEqual({ error: { code: 'live.too-many-topics' } });
    socket.emit('leave', { topic: 'dashboard.registrations', params: { date: '2026-11-20' } });
    expect(await join('2026-11-21')).toEqual({ ok: true });
  });

  it.each([
    ['often', (socket: Socket) => Array.from({ length: 11 }, () => socket.emit('ack', {}))],
    ['much at once', (socket: Socket) => socket.emit('join', { topic: 'x'.repeat(20_000), params: {} })],
  ])('of how %s it speaks: it is closed, and the server goes on', async (_name, speak) => {
    await vi.waitFor(async () => {
      const [socket, refused] = await connect(clinic.onlooker, '10.0.2.1');
      expect(refused).toBeUndefined();
      const closed = new Promise(resolve => socket.on('disconnect', resolve));
      speak(socket);
      await closed;
    });
    expect((await clinic.owner.get('/health/live')).status).toBe(200);
  });
});
