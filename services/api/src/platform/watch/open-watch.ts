import { Watch } from './watch.js';

/** Collects spans if the environment configures a collector; the code for it is loaded only then. */
export async function openWatch(env: NodeJS.ProcessEnv): Promise<Watch> {
  const isWanted = env['OTEL_EXPORTER_OTLP_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];
  if (!isWanted || env['OTEL_SDK_DISABLED'] === 'true') return new Watch();
  const { otlpTraces } = await import('./otlp-traces.js');
  return new Watch(otlpTraces(env));
}
