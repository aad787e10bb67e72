import { Watch } from './watch.js';

/** Spans are collected where the environment says that somebody wants them; the code for it is loaded only then. */
export async function openWatch(env: NodeJS.ProcessEnv): Promise<Watch> {
  if (!env['OTEL_EXPORTER_OTLP_ENDPOINT'] && !env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']) return new Watch();
  const { otlpTraces } = await import('./otlp-traces.js');
  return new Watch(otlpTraces(env));
}
