import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

/** A collector of traces by OTLP over HTTP, which stores what it receives. */
export async function startCollector() {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => (body += String(chunk)));
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(body) as Sent;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    spans,
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>(closed => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
