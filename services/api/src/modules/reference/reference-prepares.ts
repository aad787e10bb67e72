import { CodeSystem, retireCode } from '@alur/contracts/terminology/commands';
import type { RegisterPrepares } from '../../platform/platform.js';
import { CodeLists } from './code-lists.js';

/** Looks up the name of a retired code, whether it is the application's or imported. */
export const registerReferencePrepares: RegisterPrepares = ({ commands }, database) => {
  if (!commands.act(retireCode.name)) return;
  const lists = new CodeLists(database);
  commands.prepareWith(retireCode.name, async ({ merchantId }, { system, code }) => {
    const [known] = await lists.named(merchantId, CodeSystem.parse(system), [String(code)]);
    return { display: known?.name ?? null };
  });
};
