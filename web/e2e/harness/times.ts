import type { Locator } from 'playwright-core';

/** Generous, for a busy machine; what a screen really took is reported. */
const CAP = 8_000;

/** How long after somebody's press each other window showed it, by itself. */
export class Times {
  readonly taken: { what: string; where: string; ms: number }[] = [];

  /** Presses, and waits until every window shows what it should. None may show it before. */
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
