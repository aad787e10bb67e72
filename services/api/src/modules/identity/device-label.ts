import { header } from '../../platform/access/access-guard.js';
import type { CallerRequest } from '../../platform/access/request.js';

const browsers = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'Chrome', 'Safari'];
const systems = ['Windows', 'Android', 'iPhone', 'iPad', 'Macintosh', 'CrOS', 'Linux'];

/** Label of a session's device in the log: the name that the client gives it, else browser and system. */
export function deviceLabel(request: CallerRequest): string | null {
  const named = header(request, 'x-device');
  if (named !== undefined && /^[\w .-]{1,60}$/.test(named)) return named;
  const agent = header(request, 'user-agent') ?? '';
  const known = (names: string[]) => names.find(name => agent.includes(name));
  return [known(browsers), known(systems)].filter(Boolean).join(' ') || null;
}
