import { randomBytes } from 'node:crypto';
import { offerLedgerKey, promoteLedgerKey } from '../platform/config/secrets.js';
import { Signer } from '../platform/ledger/ledger-keys.js';
import { ledgerTable } from '../platform/ledger/ledger-table.js';
import { readArguments } from './command-line.js';
import { assertInstalled, openInstallation } from './installation.js';
import type { Tool } from './tool.js';

/**
 * Switches the ledger to a new key, which the old one signs before it is deleted; the system may be running or stopped.
 */
export const rotate: Tool = async ({ args, config }) => {
  readArguments(args, { texts: [], flags: ['json'] });
  assertInstalled(config);
  const { ledger, store, owner, secrets, close } = await openInstallation(config);
  try {
    const [, offered] = secrets.ledgerKeys();
    const newest = (await ledgerTable.keys(owner)).at(-1)?.keyId;
    // An earlier rotation was interrupted after the ledger had adopted the key.
    if (offered && new Signer(offered).keyId === newest) promoteLedgerKey(config.secretsDir);
    await ledger.seal(await store.head());
    const next = randomBytes(32);
    offerLedgerKey(config.secretsDir, next);
    const keyId = await ledger.rotate(next);
    promoteLedgerKey(config.secretsDir);
    return { ok: true, sentence: `The ledger is signed by key ${keyId} from here on`, result: { keyId } };
  } finally {
    await close();
  }
};
