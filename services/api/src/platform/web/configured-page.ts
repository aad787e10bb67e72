import type { ClientConfig } from '../config/config.js';

/**
 * A built page with its installation's settings, set before any other script runs; unchanged where there is nothing to
 * say.
 */
export function configuredPage(html: string, client: ClientConfig): string {
  if (Object.keys(client).length === 0) return html;
  const settings = JSON.stringify(client).replaceAll('<', '\\u003c');
  return html.replace('<head>', () => `<head><script>window.__ALUR__=${settings}</script>`);
}
