import { vi } from 'vitest';

/** A system colour scheme that a test can change, since jsdom has none. */
export function stubColorScheme(dark: boolean) {
  const listeners = new Set<() => void>();
  const scheme = {
    dark,
    set(next: boolean) {
      scheme.dark = next;
      for (const listener of listeners) listener();
    },
  };
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('dark') && scheme.dark;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return scheme;
}

/** Answers successive calls; the last answer is repeated. */
export function stubFetch(...answers: { status?: number; body?: unknown; headers?: Record<string, string> }[]) {
  const calls: { url: string; method: string; headers: Record<string, string>; body: unknown }[] = [];
  const fetch = vi.fn(async (url: string, init: RequestInit = {}) => {
    calls.push({
      url,
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    const answer = answers[Math.min(calls.length, answers.length) - 1] ?? {};
    if (answer.status === 0) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body ?? { data: null }), {
      status: answer.status ?? 200,
      headers: answer.headers,
    });
  });
  vi.stubGlobal('fetch', fetch);
  return calls;
}
