import { expect, it, vi } from 'vitest';
import { openWatch } from './open-watch.js';

const asked = vi.hoisted(() => ({ times: 0 }));
vi.mock('./otlp-traces.js', () => {
  asked.times++;
  return { otlpTraces: () => ({ record: () => {}, close: async () => {} }) };
});

it('loads nothing of OpenTelemetry, and traces nothing, unless a collector is configured', async () => {
  expect((await openWatch({})).tracing).toBe(false);
  expect((await openWatch({ OTEL_SERVICE_NAME: 'alur', OTEL_EXPORTER_OTLP_ENDPOINT: '' })).tracing).toBe(false);
  const disabled = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' };
  expect((await openWatch(disabled)).tracing).toBe(false);
  expect(asked.times).toBe(0);
});

it.each(['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'])('traces with %s', async name => {
  expect((await openWatch({ [name]: 'http://127.0.0.1:4318' })).tracing).toBe(true);
  expect(asked.times).toBe(1);
});
