import { Injectable } from '@nestjs/common';

export interface Health {
  ready: boolean;
  checks: Record<string, 'ok' | 'failed'>;
}

/** Checks that must pass before this process takes requests; each part of the platform adds its own. */
@Injectable()
export class HealthChecks {
  private readonly checks = new Map<string, () => Promise<unknown>>();

  /** A check fails by throwing, or by taking longer than two seconds. */
  add(name: string, check: () => Promise<unknown>): void {
    this.checks.set(name, check);
  }

  async ready(): Promise<Health> {
    const results = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, (await passes(check)) ? 'ok' : 'failed'] as const),
    );
    return { ready: results.every(([, result]) => result === 'ok'), checks: Object.fromEntries(results) };
  }
}

async function passes(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), 2_000);
  });
  try {
    await Promise.race([check(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
