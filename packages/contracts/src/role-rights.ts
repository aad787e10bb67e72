import { accessKeys, type AccessKey } from './access.js';
import type { RightsSpec } from './kernel/rights.js';
import { declaredRights } from './rights.gen.js';

const tagsOf = new Map(
  (declaredRights as readonly RightsSpec[]).flatMap(({ path, methods }) =>
    Object.entries(methods).map(([method, tags]) => [`${path}:${method}`, tags] as const),
  ),
);

/** Rights whose declaration names this default role, in the order of the trees. */
export const rightsNaming = (tag: string): AccessKey[] => [...accessKeys].filter(key => tagsOf.get(key)?.includes(tag));
