import type { CDPSession, Page } from 'playwright-core';

/**
 * Slows the page down to a quarter of this machine's speed, 10 Mbit/s and 40 ms to the server, for which the goals are
 * defined.
 */
export async function slowDown(page: Page, cpu = 4): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytes = (10 * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return session;
}

/** Slows down the processor only. Returns how to change the rate. */
export async function slowProcessor(page: Page): Promise<(rate: number) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return rate => session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The heap in use after a garbage collection, in MB, and the number of its nodes and listeners. */
export async function heapOf(page: Page): Promise<{ mb: number; nodes: number; listeners: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { mb: usedSize / 1_048_576, nodes, listeners: jsEventListeners };
}
