import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startCollector } from './harness/collector.ts';
import { openHouse, type House } from './harness/house.ts';
import { button } from './harness/people.ts';

describe('a click, with a collector of traces', () => {
  let house: House;
  let collector: Awaited<ReturnType<typeof startCollector>>;

  beforeAll(async () => {
    collector = await startCollector();
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
    vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '200');
    house = await openHouse();
  });
  afterAll(async () => {
    await house?.close();
    await collector.stop();
    vi.unstubAllEnvs();
  });

  it('is one trace, from the button to the frame in the same window and in another', async () => {
    const [mine, other] = [await house.signIn('cashier'), await house.signIn('cashier')];
    for (const { page } of [mine, other]) {
      await page.getByRole('link', { name: 'Kasir' }).click();
      // The button is shown once it is known that there is no shift: the window has subscribed to shifts.
      await button(page, 'Buka shift').waitFor();
    }
    const { page } = mine;
    await button(page, 'Buka shift').click();
    await page.getByLabel('Modal awal').fill('200000');
    const sent = page.waitForRequest(/\/v2\/shift\/open/);
    await page.getByRole('dialog').getByRole('button', { name: 'Buka shift' }).click();
    const { traceparent, 'idempotency-key': command } = await (await sent).allHeaders();
    const trace = command!.replaceAll('-', '');
    expect(traceparent).toBe(`00-${trace}-${trace.slice(16)}-01`);
    const names = () => collector.spans.filter(({ traceId }) => traceId === trace).map(({ name }) => name);
    await vi.waitFor(
      () => {
        expect([...new Set(names())].toSorted()).toEqual(['append', 'click', 'decide', 'frame', 'http', 'project']);
        expect(names().filter(name => name === 'frame').length).toBeGreaterThan(1);
      },
      { timeout: 15_000, interval: 200 },
    );
    const spans = collector.spans.filter(({ traceId }) => traceId === trace);
    const click = spans.find(({ name }) => name === 'click')!;
    for (const span of spans) if (span !== click) expect(span.parentSpanId, span.name).toBe(click.spanId);
    // By the browser's clock it ended after the command was answered, and within a few seconds.
    const ms = Number((BigInt(click.endTimeUnixNano) - BigInt(click.startTimeUnixNano)) / 1_000_000n);
    expect(ms).toBeGreaterThan(0);
    expect(ms).toBeLessThan(10_000);
    const metrics = await (await fetch(`${house.server.url}/metrics`)).text();
    expect(metrics).toMatch(/^alur_click_to_frame_seconds_count [1-9]/m);
    expect(mine.faults).toEqual([]);
  });
});
