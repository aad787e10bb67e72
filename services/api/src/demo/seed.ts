import type { Credentials } from '../modules/identity/credentials.js';
import { inOrder, PartStage } from '../parts.js';
import type { DemoGiven, DemoLogin, Step } from './demo.js';
import { demos } from './demos.gen.js';

/** Makes the demonstration facility, module by module; answers the logins of its people. */
export async function seedDemonstration(step: Step, credentials: Credentials, password: string): Promise<DemoLogin[]> {
  const logins: DemoLogin[] = [];
  const given: DemoGiven = {
    step,
    async giveLogin(userId, login) {
      await credentials.setPassword(userId, password);
      logins.push({ ...login, password });
    },
  };
  const stage = new PartStage(given);
  for (const [, part] of inOrder(demos)) await stage.play(part);
  return logins;
}
