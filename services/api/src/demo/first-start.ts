import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { v5 as uuidFrom } from 'uuid';
import { Credentials } from '../modules/identity/credentials.js';
import { systemCaller } from '../platform/processes/system-caller.js';
import type { Running } from '../start.js';
import { defaultRole } from '@alur/domain/identity/default-roles';
import { userAccountView } from '@alur/domain/identity/views';
import { tableName } from '../platform/projector/row-table.js';
import { seedDemonstration } from './seed.js';
import type { DemoLogin, Step } from './demo.js';

/** Name space of the first start's command ids: started again half-way, it goes on where it was. */
const NAMESPACE = '8c0f5a38-2b1c-4b58-9a56-9f0c1c6a7f11';

const stepsOf = ({ platform }: Running): Step => {
  const runner = platform.runner;
  return async (key, merchantId, name, id, body) => {
    const rights = platform.commands.act(name)?.command.access ?? [];
    const receipt = await runner.execute(systemCaller(merchantId, rights), name, id, body, {
      commandId: uuidFrom(key, NAMESPACE),
    });
    return receipt.id;
  };
};

/**
 * What a new installation needs before anyone can log in. With `demo` a demonstration facility, its people and their
 * logins (one password, made at this start, in `demo-logins.json`); without, one operator and a link to set her password.
 * All of it is signed for before the files tell of it: nobody who verifies the log then finds one without a signature.
 */
export async function firstStart(running: Running): Promise<DemoLogin[]> {
  const { config } = running;
  const logins = join(config.dataDir, 'demo-logins.json');
  if (config.demo && existsSync(logins)) return JSON.parse(readFileSync(logins, 'utf8')) as DemoLogin[];
  const done = join(config.secretsDir, 'first-login.txt');
  if (!config.demo && existsSync(done)) return [];
  const { rows } = await running.database.worker.query(`select 1 from ${tableName(userAccountView)} limit 1`);
  if (!config.demo && rows.length > 0) return [];

  const step = stepsOf(running);
  const credentials = new Credentials(running.database.app);
  const role = defaultRole('channel-admin');
  const roleId = await step('operator role', 0, 'role/define', 0, {
    facilityId: 0,
    name: role.name,
    tag: role.tag,
    rights: role.rights,
  });
  const email = 'operator@alur.example';
  const userId = await step('operator', 0, 'identity/register-user', 0, {
    name: 'Operator',
    email,
    profession: 'administrator',
  });
  await step('operator has role', 0, 'user/assign-roles', userId, { roleIds: [roleId] });
  if (!config.demo) {
    await running.platform.ledger.seal();
    const { token } = await credentials.makeLink(userId);
    writeOwnersOnly(done, `${email}\n${token}\n`);
    running.logger.warn({ file: done }, 'first start: the operator sets her password with the token in this file');
    return [];
  }
  await step('operator verified', 0, 'identity/verify-user', userId, {});
  const password = randomBytes(6).toString('base64url').replaceAll(/[-_]/g, 'a');
  await credentials.setPassword(userId, password);
  const made = [
    { role: role.tag, email, password, merchantId: 0 },
    ...(await seedDemonstration(step, credentials, password)),
  ];
  await running.platform.ledger.seal();
  writeOwnersOnly(logins, `${JSON.stringify(made, null, 2)}\n`);
  return made;
}

const writeOwnersOnly = (file: string, text: string): void => {
  writeFileSync(file, text, { mode: 0o600 });
  chmodSync(file, 0o600);
};
