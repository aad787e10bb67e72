import { ledgerTable } from '../ledger/ledger-table.js';
import type { Ledger } from '../ledger/ledger.js';
import { anchorTable, signAnchor } from './access-anchor.js';

/** Signs each facility's last batch with the ledger's key, so that a truncated access log is detected. */
export class AccessAnchors {
  constructor(private readonly ledger: Pick<Ledger, 'signing'>) {}

  /** Signs for the batches that are new, if there are any. */
  async sign(): Promise<void> {
    await this.ledger.signing(async (client, signerOf) => {
      const heads = await anchorTable.newHeads(client);
      if (heads.length === 0) return;
      const before = await anchorTable.last(client);
      const events = (await ledgerTable.last(client))?.last ?? 0;
      const anchor = { n: (before?.n ?? 0) + 1, at: new Date().toISOString(), events, heads };
      await anchorTable.add(client, signAnchor(anchor, before?.hash ?? null, await signerOf()));
    });
  }
}
