import { openBytes } from './sealed-bytes.js';
import type { PersonKeys } from './person-keys.js';

/** Opens a service's credentials that were encrypted with the facility's own key (record 66). */
export const openCredentials = async (
  keys: Pick<PersonKeys, 'load'>,
  of: { merchantId: number; service: string },
  sealed: string,
): Promise<unknown> => {
  const subject = `merchant-${of.merchantId}`;
  const key = (await keys.load([subject])).get(subject);
  if (!key) throw new Error(`no key of ${subject}`);
  return JSON.parse(openBytes(key, Buffer.from(sealed, 'base64'), `${subject}/${of.service}`).toString('utf8'));
};
