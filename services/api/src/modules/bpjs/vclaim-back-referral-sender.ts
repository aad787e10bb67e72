import { recordBackReferralDeletion, recordBackReferralRequest } from '@alur/contracts/back-referral/commands';
import type { BackReferralStored } from '@alur/contracts/back-referral/rows';
import { backReferralView } from '@alur/domain/back-referral/back-referral-view';
import { waitingIn } from '../../integrations/facility-outbox.js';
import { facilityTime } from '../../platform/clock/facility-clock.js';
import { readRow } from '../../platform/queries/list-query.js';
import { VclaimBackReferrals } from './vclaim-back-referrals.js';
import type { VclaimClient } from './vclaim-client.js';
import { VclaimOutbox, type VclaimParts } from './vclaim-outbox.js';

/** BPJS dates what it issues by the clock of Jakarta. */
const ZONE = 'Asia/Jakarta';

/** Has back-referrals issued and deleted as somebody asked (record 123). */
export class VclaimBackReferralSender extends VclaimOutbox {
  private readonly backReferrals: VclaimBackReferrals;

  constructor(parts: VclaimParts) {
    super(parts, {
      ...{ lock: 'vclaim-back-referral', what: 'back-referral', keyName: 'backReferralId' },
      waiting: waitingIn(backReferralView),
    });
    this.backReferrals = new VclaimBackReferrals(parts.platform);
  }

  protected async send(merchantId: number, key: string, { back }: VclaimClient): Promise<void> {
    const row = (await readRow(this.parts.database, merchantId, backReferralView, key)) as
      | BackReferralStored
      | undefined;
    if (!row) return;
    const { id, personId } = row;
    if (row.status === 'queued') {
      const dayOf = (moment: string | number) => facilityTime(new Date(moment), ZONE).today;
      const [since, today] = [dayOf(row.requested.at), dayOf(this.now())];
      const outcome = await this.tried(merchantId, async () => {
        const issued = await this.backReferrals.issue({ id, personId, since, today }, back);
        return issued && { issued };
      });
      if (outcome) await this.record(merchantId, recordBackReferralRequest, id, { outcome });
    } else if (row.deletion?.status === 'queued') {
      const outcome = await this.tried(merchantId, async () =>
        (await this.backReferrals.delete(id, personId, back)) ? { deleted: true } : undefined,
      );
      if (outcome) await this.record(merchantId, recordBackReferralDeletion, id, { outcome });
    }
  }
}
