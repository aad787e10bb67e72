import type pg from 'pg';
import type { Checkpoint } from '../platform/ledger/ledger-page.js';
import { accessSentence, verifyAccessLog, type AccessVerdict } from '../platform/access-log/verify-access-log.js';
import { ownSigner, trustedKeys } from '../platform/ledger/ledger-keys.js';
import { ledgerTable } from '../platform/ledger/ledger-table.js';
import { misplacedEvent } from '../platform/ledger/misplaced-event.js';
import { sentence, type Verdict } from '../platform/ledger/verdict.js';
import { verifyLog } from '../platform/ledger/verify-log.js';
import { checkpointIn } from './checkpoint-file.js';
import { readArguments } from './command-line.js';
import { assertInstalled, openInstallation, type Installation } from './installation.js';
import { Refused } from './refused.js';
import type { Tool } from './tool.js';

/** Reads the log and the access log against the ledger and against checkpoints that were kept elsewhere; changes nothing. */
export const verify: Tool = async ({ args, config }) => {
  const given = readArguments(args, { texts: ['checkpoint'], flags: ['json'] });
  const checkpoints = (given.checkpoint ?? []).map(checkpointIn);
  assertInstalled(config);
  const installation = await openInstallation(config);
  try {
    const verdict = await verdictOn(installation, checkpoints);
    const accessLog = await accessVerdictOn(installation, checkpoints);
    return {
      ok: verdict.clean && accessLog.clean,
      result: { ...verdict, accessLog },
      notes: [...verdict.remarks, ...(accessLog.clean ? [accessSentence(accessLog)] : [])],
      sentence: verdict.clean && !accessLog.clean ? `NOT CLEAN: ${accessSentence(accessLog)}` : sentence(verdict),
    };
  } finally {
    await installation.close();
  }
};

/** What the log is worth, as it lies in the installation's store and database. */
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

/** The ledger at one moment: a page that comes meanwhile, by a key that was not there yet, is no forgery. */
async function asItStands<Answer>(owner: pg.Pool, read: (client: pg.ClientBase) => Promise<Answer>): Promise<Answer> {
  const client = await owner.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    return await read(client);
  } finally {
    client.release(true);
  }
}

/** What the access log is worth: who looked at what. */
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
    kept: checkpoints.flatMap(({ accessLog }) => (accessLog ? [accessLog] : [])),
  });
}
