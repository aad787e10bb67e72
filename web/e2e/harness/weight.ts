import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** The JavaScript files that a page fetched, by path, each with its compressed size in KB. */
export type Weight = ReadonlyMap<string, number>;

/** Sizes by file name: the name contains a hash, so each file is measured once for all pages. */
const sizes = new Map<string, number>();

async function sizeOf(path: string, response: Response): Promise<number> {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const body = await response.body().catch(() => null);
  if (!body) return 0;
  const size = gzipSync(body).length / 1024;
  sizes.set(path, size);
  return size;
}

/** Measures everything that the page fetches while `load` runs. */
export async function weigh(page: Page, load: () => Promise<unknown>): Promise<Weight> {
  const fetched = new Map<string, Promise<number>>();
  const listen = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !fetched.has(pathname)) fetched.set(pathname, sizeOf(pathname, response));
  };
  page.on('response', listen);
  await load();
  page.off('response', listen);
  const weight = new Map<string, number>();
  for (const [path, size] of fetched) weight.set(path, await size);
  return weight;
}

export const total = (weight: Weight): number => Math.round([...weight.values()].reduce((sum, size) => sum + size, 0));

/** The files of one page that another does not have. */
export const beyond = (weight: Weight, base: Weight): Weight =>
  new Map([...weight].filter(([path]) => !base.has(path)));
