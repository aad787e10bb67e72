import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { v5 as uuidFrom } from 'uuid';
import { userAccountView } from '@alur/domain/identity/views';
import { Credentials } from '../modules/identity/credentials.js';
import { facilityTime } from '../platform/clock/facility-clock.js';
import { DEFAULT_ZONE } from '../platform/clock/facility-zones.js';
import { systemCaller } from '../platform/processes/system-caller.js';
import { tableName } from '../platform/projector/row-table.js';
import type { Running } from '../start.js';
import { readDemoLogins, writeDemoLogins, writeOwnersOnly } from './demo-logins.js';
import { DemoFiles } from './files/demo-files.js';
import { ArrivingHistory } from './history/arriving-history.js';
import { makeOperator, OPERATOR, seedDemonstration, seedRecent } from './seed.js';
import type { DemoLogin, Step } from './demo.js';

/** Namespace of the first start's command ids, by which an interrupted first start continues where it was. */
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

export interface Begun {
  logins: DemoLogin[];
  /** Stops what is still being added to the demonstration. */
  stop?: () => Promise<void>;
}

/**
 * What a new installation needs before anyone can log in. With `demo` the demonstration's facilities, their people and
 * their logins (one password, made at this start, in `demo-logins.json`), and behind them their past, where it is to
 * have one; without, one operator and a link to set her password. All events are signed before the files are written,
 * so that a verification right after the first start finds no unsigned log.
 */
export async function firstStart(running: Running): Promise<Begun> {
  return running.config.demo ? demonstration(running) : { logins: await bareStart(running) };
}

async function demonstration(running: Running): Promise<Begun> {
  const { dataDir, demoDays } = running.config;
  const known = readDemoLogins(dataDir);
  const history = await ArrivingHistory.of(running, new Date(), demoDays);
  const files = new DemoFiles(running);
  if (known && !history) {
    files.go(Promise.resolve());
    return { logins: known, stop: () => files.stop() };
  }
  const credentials = new Credentials(running.database.app);
  const password = randomBytes(6).toString('base64url').replaceAll(/[-_]/g, 'a');
  const logins: DemoLogin[] = [];
  const giveLogin = async (userId: number, login: Omit<DemoLogin, 'password'>) => {
    await credentials.setPassword(userId, password);
    logins.push({ ...login, password });
  };
  const people = await history?.begin();
  if (!known) {
    const { today } = facilityTime(new Date(), DEFAULT_ZONE);
    if (!people) await seedRecent((await seedDemonstration({ step: stepsOf(running), today, giveLogin })).hospital);
    for (const { userId, ...login } of people ?? []) await giveLogin(userId, login);
    await running.platform.ledger.seal();
    writeDemoLogins(dataDir, logins);
  }
  history?.go();
  if (history) files.go(history.arrived);
  return {
    logins: known ?? logins,
    stop: async () => {
      await history?.stop();
      await files.stop();
    },
  };
}

async function bareStart(running: Running): Promise<DemoLogin[]> {
  const done = join(running.config.secretsDir, 'first-login.txt');
  if (existsSync(done)) return [];
  const { rows } = await running.database.worker.query(`select 1 from ${tableName(userAccountView)} limit 1`);
  if (rows.length > 0) return [];
  const userId = await makeOperator(stepsOf(running));
  await running.platform.ledger.seal();
  const { token } = await new Credentials(running.database.app).makeLink(userId);
  writeOwnersOnly(done, `${OPERATOR.email}\n${token}\n`);
  running.logger.warn({ file: done }, 'first start: the operator sets her password with the token in this file');
  return [];
}
