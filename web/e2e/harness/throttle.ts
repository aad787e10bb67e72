import type { CDPSession, Page } from 'playwright-core';

/** Four times slower than this machine, on 10 Mbit/s with 40 ms to the server: what the goals are written for. */
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

/** So many times slower than this machine, on its own line. Answers how to change that. */
export async function slowProcessor(page: Page): Promise<(rate: number) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return rate => session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The heap in use after everything that can go has gone, in MB, and what hangs on it. */
export async function heapOf(page: Page): Promise<{ mb: number; nodes: number; listeners: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { mb: usedSize / 1_048_576, nodes, listeners: jsEventListeners };
}
