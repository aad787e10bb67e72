import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';

/** Routes that are no screen: each sends on to the first page of its area. */
const sendsOn = ['/channel/', '/manage/', '/manage/audit/'];

const tree = new URL('../../src/routeTree.gen.ts', import.meta.url);

interface Route {
  path: string;
  matches: RegExp;
}

/** Every route that is a page, those with the most fixed words first, as the router chooses among several. */
function pages(): Route[] {
  const [, table = ''] = /export interface FileRoutesByTo \{\n(.*?)\n\}/s.exec(readFileSync(tree, 'utf8')) ?? [];
  const paths = [...table.matchAll(/'([^']+)':/g)].map(([, path]) => path as string);
  const fixed = (path: string) => path.split('/').filter(word => word && !word.startsWith('$')).length;
  return paths
    .filter(path => !sendsOn.includes(path) && !sendsOn.includes(`${path}/`))
    .toSorted((one, other) => fixed(other) - fixed(one))
    .map(path => ({ path, matches: new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}/?$`) }));
}

/** Collects what the screens show, and names the routes and the tabs that none of them is. */
export class Unseen {
  private readonly routes = pages();
  private readonly seen = new Set<string>();
  private readonly offered = new Set<string>();

  constructor(screens: readonly Screen[]) {
    for (const { path } of screens) {
      const { route, tab } = this.placeOf(path);
      this.seen.add(route);
      if (tab) this.seen.add(`${route} ${tab}`);
    }
  }

  /** Notes where the page has come to, and the tabs that it offers there. */
  async look(page: Page): Promise<void> {
    const { route } = this.placeOf(page.url());
    this.seen.add(route);
    const tabs = await page.locator('main [role=tab]').evaluateAll(found =>
      found.map(({ id, dataset }) => ({
        value: id.split('-trigger-')[1] ?? '',
        isOpen: dataset['state'] === 'active',
      })),
    );
    for (const { value, isOpen } of tabs) (isOpen ? this.seen : this.offered).add(`${route} ${value}`);
  }

  /** The routes without a screen, and the tabs: one line each. */
  all(): string[] {
    return [...this.routes.map(({ path }) => path), ...this.offered].filter(one => !this.seen.has(one)).toSorted();
  }

  private placeOf(address: string): { route: string; tab: string | null } {
    const { pathname, searchParams } = new URL(address, 'http://here');
    const route = this.routes.find(({ matches }) => matches.test(pathname))?.path ?? pathname;
    return { route, tab: searchParams.get('tab') };
  }
}
