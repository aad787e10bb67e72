import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, type HrTime } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  RandomIdGenerator,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  type ReadableSpan,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { DoneSpan, Traces } from './watch.js';

const ids = new RandomIdGenerator();
const scope = { name: 'alur' };

/**
 * Sends spans to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`, by OTLP over HTTP. Which traces are sent,
 * `OTEL_TRACES_SAMPLER` (`traceidratio`) and its `_ARG` say; the decision depends on the trace's id only, so that every
 * process decides alike.
 */
export function otlpTraces(env: NodeJS.ProcessEnv): Traces {
  const resource = resourceFromAttributes({ 'service.name': 'alur' })
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(env['OTEL_SERVICE_NAME'] ? resourceFromAttributes({ 'service.name': env['OTEL_SERVICE_NAME'] }) : null);
  const processor = new BatchSpanProcessor({ exporter: new OTLPTraceExporter() });
  const sampler = samplerOf(env);
  const all = defaultResource().merge(resource);
  return {
    record(span) {
      if (isTaken(sampler, span)) processor.onEnd(readable(span, all));
    },
    close: () => processor.shutdown(),
  };
}

const samplerOf = (env: NodeJS.ProcessEnv): Sampler =>
  env['OTEL_TRACES_SAMPLER']?.endsWith('traceidratio')
    ? new TraceIdRatioBasedSampler(Number(env['OTEL_TRACES_SAMPLER_ARG'] ?? 1))
    : new AlwaysOnSampler();

const isTaken = (sampler: Sampler, { traceId, name }: DoneSpan): boolean =>
  sampler.shouldSample(ROOT_CONTEXT, traceId, name, SpanKind.INTERNAL, {}, []).decision ===
  SamplingDecision.RECORD_AND_SAMPLED;

/** Seconds and nanoseconds. */
const hrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];

/**
 * A span is recorded after its work, with ids known in advance. The SDK's own spans are started before the work and
 * draw their ids, so this builds a readable span directly.
 */
const readable = (span: DoneSpan, resource: ReadableSpan['resource']): ReadableSpan => {
  const { name, traceId, parent, from, to, attributes } = span;
  const context = { traceId, spanId: span.spanId ?? ids.generateSpanId(), traceFlags: TraceFlags.SAMPLED };
  return {
    name,
    kind: name === 'http' ? SpanKind.SERVER : name === 'click' ? SpanKind.CLIENT : SpanKind.INTERNAL,
    spanContext: () => context,
    ...(parent !== undefined && {
      parentSpanContext: { traceId, spanId: parent, traceFlags: TraceFlags.SAMPLED, isRemote: true },
    }),
    startTime: hrTime(from),
    endTime: hrTime(to),
    duration: hrTime(Math.max(0, to - from)),
    status: { code: SpanStatusCode.UNSET },
    attributes,
    links: [],
    events: [],
    ended: true,
    resource,
    instrumentationScope: scope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
};
