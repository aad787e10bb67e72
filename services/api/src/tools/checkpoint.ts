import { writeFileSync } from 'node:fs';
import { anchorTable } from '../platform/access-log/access-anchor.js';
import { AccessAnchors } from '../platform/access-log/access-anchors.js';
import { checkpointText } from '../platform/ledger/ledger-page.js';
import { ledgerTable } from '../platform/ledger/ledger-table.js';
import { one, readArguments } from './command-line.js';
import { assertInstalled, openInstallation } from './installation.js';
import { Refused } from './refused.js';
import type { Tool } from './tool.js';

/** Signs everything in the log and the access log, and writes the signature to a file to be stored elsewhere. */
export const checkpoint: Tool = async ({ args, config }) => {
  const given = readArguments(args, { texts: ['out'], flags: ['json'] });
  const out = one(given.out, 'out');
  assertInstalled(config);
  const { ledger, owner, store, close } = await openInstallation(config);
  try {
    await ledger.seal(await store.head());
    await new AccessAnchors(ledger).sign();
    const page = await ledgerTable.last(owner);
    if (!page) throw new Refused('the log is empty: there is nothing to sign for');
    const keys = await ledgerTable.keys(owner);
    const publicKeyOf = (id: string) => keys.find(({ keyId }) => keyId === id)?.publicKey ?? '';
    const anchor = await anchorTable.last(owner);
    const accessLog = anchor && { anchor, publicKey: publicKeyOf(anchor.keyId) };
    writeFileSync(out, checkpointText(page, publicKeyOf(page.keyId), accessLog));
    return {
      ok: true,
      sentence: `${out} holds the signature over ${page.last} events of ${page.at}${anchor ? ' and over the access log' : ''}; keep it where nobody who administers this machine can change it`,
      result: { out, ordinal: page.last, eventId: page.eventId, at: page.at },
    };
  } finally {
    await close();
  }
};
