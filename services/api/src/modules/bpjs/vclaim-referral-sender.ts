import { recordNumberChange, recordNumberDeletion, recordNumberRequest } from '@alur/contracts/referral/commands';
import type { ReferralStored } from '@alur/contracts/referral/rows';
import { referralView } from '@alur/domain/referral/referral-view';
import { waitingIn } from '../../integrations/facility-outbox.js';
import { readRow } from '../../platform/queries/list-query.js';
import type { VclaimClient } from './vclaim-client.js';
import { VclaimOutbox, type VclaimParts } from './vclaim-outbox.js';
import { VclaimSentReferrals } from './vclaim-sent-referrals.js';

/** Has referrals to other facilities numbered, changed and deleted as somebody asked (record 122). */
export class VclaimReferralSender extends VclaimOutbox {
  private readonly referrals: VclaimSentReferrals;

  constructor(parts: VclaimParts) {
    super(parts, {
      ...{ lock: 'vclaim-referral', what: 'referral', keyName: 'referralId' },
      waiting: waitingIn(referralView),
    });
    this.referrals = new VclaimSentReferrals(parts.platform);
  }

  protected async send(merchantId: number, key: string, { sent }: VclaimClient): Promise<void> {
    const row = (await readRow(this.parts.database, merchantId, referralView, key)) as ReferralStored | undefined;
    if (!row) return;
    const { id, personId } = row;
    if (row.numberRequest?.status === 'queued') {
      const asked = await this.referrals.request(id, sent);
      if (!asked) return;
      const outcome = await this.tried(merchantId, asked.send);
      await this.record(merchantId, recordNumberRequest, id, { request: asked.request, outcome });
    } else if (row.numberDeletion?.status === 'queued') {
      const outcome = await this.tried(merchantId, async () =>
        (await this.referrals.delete(id, personId, sent)) ? { deleted: true } : undefined,
      );
      if (outcome) await this.record(merchantId, recordNumberDeletion, id, { outcome });
    } else if (row.numberChange?.status === 'queued') {
      const asked = await this.referrals.change(id, personId, sent);
      if (!asked) return;
      const outcome = await this.tried(merchantId, asked.send);
      await this.record(merchantId, recordNumberChange, id, { change: asked.change, outcome });
    }
  }
}
