import type { Locator } from 'playwright-core';

/** Timeout in milliseconds, generous for a busy machine; the measured times are reported. */
const CAP = 8_000;

/** Measures how long after a click each other window showed its effect by itself. */
export class Times {
  readonly taken: { what: string; where: string; ms: number }[] = [];

  /** Clicks, and waits until every window shows what it should, which none may show before. */
  async press(what: string, button: Locator, seen: Record<string, Locator>): Promise<void> {
    await button.waitFor();
    for (const [where, locator] of Object.entries(seen))
      if (await locator.isVisible()) throw new Error(`${where} shows "${what}" before it happened`);
    const start = performance.now();
    const watching = Object.entries(seen).map(async ([where, locator]) => {
      await locator.waitFor({ timeout: CAP });
      this.taken.push({ what, where, ms: Math.round(performance.now() - start) });
    });
    await Promise.all([button.click(), ...watching]);
  }

  report(): string {
    return this.taken.map(({ what, where, ms }) => `  ${what.padEnd(34)} ${where.padEnd(14)} ${ms} ms`).join('\n');
  }
}
