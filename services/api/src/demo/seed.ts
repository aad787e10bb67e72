import { defaultRole } from '@alur/domain/identity/default-roles';
import { inOrder, PartStage } from '../parts.js';
import type { DemoGiven, Step } from './demo.js';
import { demos } from './demos.gen.js';

export const OPERATOR = { role: 'channel-admin', email: 'operator@alur.example', merchantId: 0 } as const;

/** The operator, with all rights of her area; answers who she is. */
export async function makeOperator(step: Step): Promise<number> {
  const { name, tag, rights } = defaultRole(OPERATOR.role);
  const roleId = await step('operator role', 0, 'role/define', 0, { facilityId: 0, name, tag, rights });
  const userId = await step('operator', 0, 'identity/register-user', 0, {
    ...{ name: 'Operator', email: OPERATOR.email, profession: 'administrator' },
  });
  await step('operator has role', 0, 'user/assign-roles', userId, { roleIds: [roleId] });
  return userId;
}

/** Makes the operator and the demonstration facility, module by module; answers what the modules made for each other. */
export async function seedDemonstration(given: DemoGiven): Promise<Readonly<Record<string, unknown>>> {
  const operator = await makeOperator(given.step);
  await given.step('operator verified', 0, 'identity/verify-user', operator, {});
  await given.giveLogin(operator, OPERATOR);
  const stage = new PartStage(given);
  for (const [, part] of inOrder(demos)) await stage.play(part);
  return stage.things;
}

/** What is under way in it, with what the modules made. */
export async function seedRecent(made: Readonly<Record<string, unknown>>, isNow = (_daysBefore: number) => true) {
  for (const [, part] of inOrder(demos))
    if ('recent' in part && part.recent && isNow(part.recent.daysBefore)) await part.recent.run(made as never);
}
