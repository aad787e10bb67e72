import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** The JavaScript that a page fetched, by path, each with its size in KB as it goes over the line. */
export type Weight = ReadonlyMap<string, number>;

/** Weighs everything that the page fetches while `load` runs. */
export async function weigh(page: Page, load: () => Promise<unknown>): Promise<Weight> {
  const fetched = new Map<string, Promise<number>>();
  const listen = (response: import('playwright-core').Response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js') || fetched.has(pathname)) return;
    fetched.set(
      pathname,
      response.body().then(
        body => gzipSync(body).length / 1024,
        () => 0,
      ),
    );
  };
  page.on('response', listen);
  await load();
  page.off('response', listen);
  const weight = new Map<string, number>();
  for (const [path, size] of fetched) weight.set(path, await size);
  return weight;
}

export const total = (weight: Weight): number => Math.round([...weight.values()].reduce((sum, size) => sum + size, 0));

/** What this page needs beyond what that one has already. */
export const beyond = (weight: Weight, base: Weight): Weight =>
  new Map([...weight].filter(([path]) => !base.has(path)));
