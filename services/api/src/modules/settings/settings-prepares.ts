import { saveCredentials } from '@alur/contracts/settings/commands';
import { parse } from 'zod/mini';
import type { RegisterPrepares } from '../../platform/platform.js';
import { sealBytes } from '../../platform/sealing/sealed-bytes.js';

/**
 * Encrypts credentials of national services with the facility's own key before anything is decided or logged, and not
 * sealed with a person's key, because users who may read events would then see them.
 */
export const registerSettingsPrepares: RegisterPrepares = ({ commands, keys }) => {
  if (!commands.act(saveCredentials.name)) return;
  commands.prepareWith(saveCredentials.name, async ({ merchantId }, body) => {
    const { service, values } = parse(saveCredentials.body, body);
    const subject = `merchant-${merchantId}`;
    const key = (await keys.ensure(new Map([[subject, merchantId]]))).get(subject);
    if (!key) throw new Error(`no key of ${subject}`);
    return { sealed: sealBytes(key, Buffer.from(JSON.stringify(values)), `${subject}/${service}`).toString('base64') };
  });
};
