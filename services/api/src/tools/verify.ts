import { erasures, modules } from '@alur/domain';
import type pg from 'pg';
import { damageIn } from '../platform/db/damage.js';
import { ErasureRegister, erasureRegisterIn } from '../platform/erasure-register/erasure-register.js';
import type { Checkpoint } from '../platform/ledger/ledger-page.js';
import { accessSentence, verifyAccessLog, type AccessVerdict } from '../platform/access-log/verify-access-log.js';
import { ownSigner, trustedKeys } from '../platform/ledger/ledger-keys.js';
import { ledgerTable } from '../platform/ledger/ledger-table.js';
import { misplacedEvent } from '../platform/ledger/misplaced-event.js';
import { sentence, type Verdict } from '../platform/ledger/verdict.js';
import { verifyLog } from '../platform/ledger/verify-log.js';
import { EventRegistry } from '../platform/log/event-registry.js';
import { Log } from '../platform/log/log.js';
import { Prefetch } from '../platform/prefetch/prefetch.js';
import { PersonKeys } from '../platform/sealing/person-keys.js';
import { Sealer } from '../platform/sealing/sealer.js';
import { checkPersonKeys } from '../platform/verify/person-key-check.js';
import { checkPlaces } from '../platform/verify/place-check.js';
import { checkRows, hasRows } from '../platform/verify/row-check.js';
import { Watch } from '../platform/watch/watch.js';
import { checkpointIn } from './checkpoint-file.js';
import { readArguments } from './command-line.js';
import { assertInstalled, openInstallation, type Installation } from './installation.js';
import { Refused } from './refused.js';
import type { Tool } from './tool.js';

/**
 * Verifies the log and the access log by the ledger and by checkpoints stored elsewhere, then everything that depends
 * on the log: readers' positions, the persons' keys and, when asked, the rows. Changes nothing.
 */
export const verify: Tool = async ({ args, config, progress }) => {
  const given = readArguments(args, { texts: ['checkpoint'], flags: ['rows', 'json'] });
  const checkpoints = (given.checkpoint ?? []).map(checkpointIn);
  assertInstalled(config);
  const installation = await openInstallation(config);
  try {
    const verdict = await verdictOn(installation, checkpoints);
    const accessLog = await accessVerdictOn(installation, checkpoints);
    // Data that depends on the log is only checked if the log itself is as signed.
    const around = verdict.clean ? await restOn(installation, given.rows ? progress : undefined) : undefined;
    const findings = [
      ...(verdict.clean ? [] : [sentence(verdict)]),
      ...[around, accessLog.clean ? undefined : accessSentence(accessLog)].flatMap(found =>
        found === undefined ? [] : [`NOT CLEAN: ${found}`],
      ),
    ];
    return {
      ok: findings.length === 0,
      result: { ...verdict, clean: verdict.clean && around === undefined, around: around ?? null, accessLog },
      notes: [...verdict.remarks, ...findings.slice(1)],
      sentence: findings[0] ?? `${sentence(verdict)}${given.rows ? '; the rows are what follows from them' : ''}`,
    };
  } catch (error) {
    const damage = damageIn(error);
    if (damage === undefined) throw error;
    return { ok: false, result: { clean: false }, sentence: `NOT CLEAN: the database is damaged: ${damage}` };
  } finally {
    await installation.close();
  }
};

/** Verifies the log in the installation's store and database. */
export async function verdictOn(
  { owner, store, secrets, config }: Installation,
  checkpoints: readonly Checkpoint[] = [],
): Promise<Verdict> {
  return asItStands(owner, async client => {
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('alur.ledger_page') is not null as there`,
    );
    if (!rows[0]?.there) throw new Refused('this installation has no ledger yet: start it once with this version');
    const keys = await ledgerTable.keys(client);
    const verdict = await verifyLog({
      store,
      pages: ledgerTable.pages(client),
      keys,
      ownKey: ownSigner(secrets.ledgerKeys(), keys).keyId,
      checkpoints,
    });
    const misplaced = verdict.clean && config.eventStore === 'postgres' ? await misplacedEvent(client) : undefined;
    return misplaced ? { ...verdict, clean: false, finding: misplaced } : verdict;
  });
}

/** Reads the ledger in one snapshot, since a page or key that is added meanwhile would look like a forgery. */
async function asItStands<Answer>(owner: pg.Pool, read: (client: pg.ClientBase) => Promise<Answer>): Promise<Answer> {
  const client = await owner.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    return await read(client);
  } finally {
    client.release(true);
  }
}

/** The first inconsistency in what depends on the log; rows are checked only if `progress` is given. */
export async function restOn(
  {
    owner,
    store,
    secrets,
    config,
  }: Pick<Installation, 'owner' | 'store' | 'secrets'> & {
    config: Pick<Installation['config'], 'dataDir'>;
  },
  rowProgress: ((part: number) => void) | undefined,
): Promise<string | undefined> {
  const upTo = await store.head();
  const registry = new EventRegistry(modules);
  const register = new ErasureRegister(erasureRegisterIn(config.dataDir));
  const registered = register.exists ? register.read().map(({ subject }) => subject) : [];
  return asItStands(owner, async client => {
    const places = await checkPlaces(client, store);
    if (places) return places;
    const check = { store, upTo, db: client, masterKeys: secrets, registry, erasures, registered };
    const { finding, merchants } = await checkPersonKeys(check);
    if (finding || !rowProgress) return finding;
    if (!(await hasRows(client))) throw new Refused('no rows are made yet: the next start makes them');
    const sealer = new Sealer(new PersonKeys(new Prefetch(client), secrets));
    const log = new Log(store, registry, sealer, new Watch());
    const tables = modules.flatMap(({ views }) => views);
    return checkRows({ log, client, tables, merchants, progress: rowProgress });
  });
}

/** Verifies the access log. */
async function accessVerdictOn(
  { owner, secrets }: Installation,
  checkpoints: readonly Checkpoint[],
): Promise<AccessVerdict> {
  const { rows } = await owner.query<{ there: boolean }>(
    `select to_regclass('alur.access_anchor') is not null as there`,
  );
  if (!rows[0]?.there)
    throw new Refused('the access log is not signed yet: start this installation once with this version');
  const keys = await ledgerTable.keys(owner);
  return verifyAccessLog({
    db: owner,
    trusted: trustedKeys(keys, ownSigner(secrets.ledgerKeys(), keys).keyId),
    heldElsewhere: checkpoints.flatMap(({ accessLog }) => (accessLog ? [accessLog] : [])),
  });
}
