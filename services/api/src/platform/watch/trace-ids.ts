/**
 * One id from the click to the frame: an id of a chain of commands (`correlationId`) that is a UUID is, written without
 * its dashes, the id of a W3C trace. The first command's own id begins the chain, so nothing more need be kept.
 */

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const NOTHING = /^0+$/;

/** The trace of a chain of commands; undefined for one whose id a caller made up otherwise. */
export const traceIdOf = (correlationId: string): string | undefined =>
  UUID.test(correlationId) ? correlationId.replaceAll('-', '').toLowerCase() : undefined;

/** The span that all others of the trace are under, the click's: known to everybody who knows the trace. */
export const rootSpanOf = (traceId: string): string => traceId.slice(16);

/** The chain that a `traceparent` header (W3C Trace Context, version 00) names; undefined for anything else. */
export const correlationOf = (traceparent: string): string | undefined => {
  const [, trace, span] = TRACEPARENT.exec(traceparent) ?? [];
  if (trace === undefined || span === undefined || NOTHING.test(trace) || NOTHING.test(span)) return undefined;
  return [trace.slice(0, 8), trace.slice(8, 12), trace.slice(12, 16), trace.slice(16, 20), trace.slice(20)].join('-');
};
