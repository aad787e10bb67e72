import { randomUUID } from 'node:crypto';
import type { People } from './people.ts';
import type { Known, Plan } from './plans.ts';
import type { RawRequest } from './raw-http.ts';

const encoded = (text: string): string =>
  // Characters that no URL may contain are sometimes sent raw, except line ends, which would begin another request.
  text.replaceAll(/[\r\n]/g, '%0A').replaceAll(' ', '%20');

const queryText = (query: Plan['query']): string => {
  if (query.length === 0) return '';
  const pairs = query.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`);
  return `?${pairs.join('&')}`;
};

/** The bytes of a plan, with the tokens and ids of the moment. */
export async function requestOf(plan: Plan, people: People, known: Known): Promise<RawRequest> {
  const { operation, ids, twist, role, token, merchant, headers, contentType, body } = plan;
  const own = known.byModule.get(operation.path.split('/')[2] ?? '') ?? [];
  let at = 0;
  const path = operation.path.replaceAll(/\{\w+\}/g, () => {
    const id = ids[at++] ?? 1;
    if (typeof id === 'string') return id;
    // Mostly one of the route's own things.
    const among = own.length > 0 && id % 4 > 0 ? own : known.ids;
    return String(among[id % among.length] ?? id);
  });
  const bearer = await people.token(role, token);
  const merchants = { own: people.merchantOf(role), other: known.otherMerchant, none: '', wild: '12abc' };
  const length = body === undefined ? [] : [['Content-Length', String(body.length)] as const];
  const type = contentType === undefined || body === undefined ? [] : [['Content-Type', contentType] as const];
  const named = new Set(headers.map(([name]) => name));
  const usual = [
    ['Host', '127.0.0.1'],
    ['Idempotency-Key', randomUUID()],
    ...(bearer === undefined ? [] : [['Authorization', `Bearer ${bearer}`] as const]),
    ...(merchant === 'none' ? [] : [['X-Merchant-Id', String(merchants[merchant])] as const]),
    ...type,
    ...length,
  ] as const;
  return {
    method: operation.method,
    target: encoded(path + twist + (twist.includes('?') ? '' : queryText(plan.query))),
    headers: [...usual.filter(([name]) => !named.has(name)), ...headers],
    body,
  };
}
