import { writeFileSync } from 'node:fs';
import { checkpointText } from '../platform/ledger/ledger-page.js';
import { ledgerTable } from '../platform/ledger/ledger-table.js';
import { one, readArguments } from './command-line.js';
import { assertInstalled, openInstallation } from './installation.js';
import { Refused } from './refused.js';
import type { Tool } from './tool.js';

/** Signs for all that the log holds, and writes the signature for safe keeping elsewhere. */
export const checkpoint: Tool = async ({ args, config }) => {
  const given = readArguments(args, { texts: ['out'], flags: ['json'] });
  const out = one(given.out, 'out');
  assertInstalled(config);
  const { ledger, owner, store, close } = await openInstallation(config);
  try {
    await ledger.seal(await store.head());
    const page = await ledgerTable.last(owner);
    if (!page) throw new Refused('the log is empty: there is nothing to sign for');
    const key = (await ledgerTable.keys(owner)).find(({ keyId }) => keyId === page.keyId);
    writeFileSync(out, checkpointText(page, key?.publicKey ?? ''));
    return {
      ok: true,
      sentence: `${out} holds the signature over ${page.last} events of ${page.at}; keep it where nobody who administers this machine can change it`,
      result: { out, ordinal: page.last, eventId: page.eventId, at: page.at },
    };
  } finally {
    await close();
  }
};
