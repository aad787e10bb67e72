import type { Frame } from '@alur/contracts/kernel/live';
import { createServer, type Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { facilityTime } from './platform/clock/facility-clock.js';
import { openWatch } from './platform/watch/open-watch.js';
import { clinicApp, type ClinicApp } from './testing/clinic-app.js';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

/** A collector that stores the spans it receives by OTLP over HTTP. */
async function collector() {
  const spans: Span[] = [];
  const services = new Set<string>();
  const bodies: string[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => (body += chunk));
    request.on('end', () => {
      bodies.push(body);
      for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
        for (const { key, value } of resource.attributes)
          if (key === 'service.name') services.add(String(value.stringValue));
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  return {
    ...{ spans, services, bodies },
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise(closed => server.close(closed)),
  };
}

describe('the trace of a click', () => {
  let clinic: ClinicApp;
  let collected: Awaited<ReturnType<typeof collector>>;
  const sockets: Socket[] = [];
  const { today } = facilityTime(new Date(), 'Asia/Jakarta');
  const before = { ...process.env };

  beforeAll(async () => {
    collected = await collector();
    Object.assign(process.env, {
      OTEL_EXPORTER_OTLP_ENDPOINT: collected.address,
      OTEL_SERVICE_NAME: 'alur-test',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    });
    clinic = await clinicApp({}, 'postgres', await openWatch(process.env));
    await clinic.app.listen(0, '127.0.0.1');
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    await clinic.platform.watch.close();
    await clinic.stop();
    await collected.stop();
    process.env = before;
  });

  const joined = async (onFrame: (frame: Frame, socket: Socket) => void) => {
    const { token, merchantId } = clinic.owner;
    const socket = io(await clinic.app.getUrl(), { transports: ['websocket'], auth: { token, merchantId } });
    sockets.push(socket);
    socket.on('frame', (frame: Frame) => onFrame(frame, socket));
    const topic = { topic: 'dashboard.registrations', params: { date: today } };
    expect(await socket.emitWithAck('join', topic)).toEqual({ ok: true });
  };

  let patients = 0;
  const register = async (key: string, traceparent: string) => {
    const { token, merchantId } = clinic.owner;
    const answer = await fetch(`${await clinic.app.getUrl()}/v2/patient/register`, {
      method: 'POST',
      headers: {
        ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...{ 'x-merchant-id': String(merchantId), 'idempotency-key': key, traceparent },
      },
      body: JSON.stringify({ name: 'Siti', gender: 'female', recordNumber: `RAHASIA-${++patients}` }),
    });
    expect(answer.status).toBe(200);
  };

  it('has one id from the command to the frame, and ends where the browser has it', async () => {
    const command = randomUUID();
    const trace = command.replaceAll('-', '');
    await joined((frame, socket) => {
      if (!frame.traces?.includes(trace)) return;
      const { topic, params, seq } = frame;
      socket.emit('ack', { topic, params, seq, clicks: [{ trace, ms: 123 }] });
    });
    await joined(({ topic, params, seq }, socket) =>
      // A watcher that reports a click which did not happen.
      socket.emit('ack', { topic, params, seq, clicks: [{ trace: '0af7651916cd43dd8448eb211c80319c', ms: 1 }] }),
    );
    await register(command, `00-${trace}-${trace.slice(16)}-01`);
    const mine = () => collected.spans.filter(({ traceId }) => traceId === trace);
    await vi.waitFor(
      () =>
        expect(
          mine()
            .map(({ name }) => name)
            .toSorted(),
        ).toEqual(['append', 'click', 'decide', 'frame', 'frame', 'http', 'project']),
      10_000,
    );
    const [click] = mine().filter(({ name }) => name === 'click');
    expect(click).toMatchObject({ spanId: trace.slice(16) });
    expect(BigInt(click!.endTimeUnixNano) - BigInt(click!.startTimeUnixNano)).toBeGreaterThanOrEqual(122_900_000n);
    for (const span of mine().filter(({ name }) => name !== 'click')) {
      expect(span.parentSpanId, span.name).toBe(click!.spanId);
      expect(BigInt(span.endTimeUnixNano), span.name).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
    }
    expect(collected.services).toEqual(new Set(['alur-test']));
    expect(collected.spans.some(({ traceId }) => traceId === '0af7651916cd43dd8448eb211c80319c')).toBe(false);
  });

  it('begins with the request on a path that the specification names, too', async () => {
    const command = randomUUID();
    const facility = { name: 'Klinik Terlacak', category: 'primary_clinic', categoryTypes: ['outpatient'] };
    expect((await clinic.operator.post('/merchant', facility, { key: command, merchantId: 0 })).status).toBe(200);
    const requests = () =>
      collected.spans.filter(({ name, traceId }) => name === 'http' && traceId === command.replaceAll('-', ''));
    await vi.waitFor(() => expect(requests()).toHaveLength(1), 10_000);
    expect(requests()[0]?.attributes).toContainEqual({
      key: 'alur.command',
      value: { stringValue: 'merchant/create' },
    });
  });

  it('is in the events, so that whoever has one has the other', async () => {
    const command = randomUUID();
    // A caller with its own trace: the chain has the trace's id, not the command's.
    await register(command, '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01');
    const [event] = await clinic.platform.log
      .readAll(0n, { filter: { merchantId: clinic.here, types: ['PatientRegistered'] } })
      .then(all => all.filter(({ meta }) => meta.commandId === command));
    expect(event?.meta).toMatchObject({ correlationId: '4bf92f35-77b3-4da6-a3ce-929d0e0e4736' });
  });

  it('says nothing of a person', async () => {
    await clinic.platform.watch.close();
    const all = collected.bodies.join('');
    expect(all).toContain('patient/register');
    for (const secret of ['Siti', 'RAHASIA', clinic.owner.token, 'pemilik']) expect(all).not.toContain(secret);
    const keys = new Set(collected.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    expect([...keys].toSorted()).toEqual(
      ['alur.answer', 'alur.batch', 'alur.command', 'alur.events', 'alur.partition', 'alur.topic'].toSorted(),
    );
  });
});
