import { backReferral, type AskedBackReferral } from '@alur/domain/back-referral/back-referral';
import { backReferralBody, backReferralDeletion } from '@alur/domain/back-referral/vclaim-back-referral';
import { patient } from '@alur/domain/patient/patient';
import { fold } from '../../integrations/fold.js';
import type { Platform } from '../../platform/platform.js';
import type { KnownBackReferral, VclaimBackReferralClient } from './vclaim-back-referral-client.js';
import { ensureHers, ensureInForce, ensureInsured, NotIssued } from './vclaim-letters.js';

/** VClaim has one of a letter of eligibility, which is this facility's alone. */
const isOf = (asked: AskedBackReferral, known: KnownBackReferral): boolean =>
  known.eligibilityLetter === asked.eligibilityLetter && known.programmeCode === asked.programme.code;

/** Has back-referrals issued in VClaim, each once: what an attempt that nobody could record has made is found and adopted. */
export class VclaimBackReferrals {
  constructor(private readonly platform: Pick<Platform, 'streams'>) {}

  /**
   * Answers the one that was asked for since a day; undefined where it is asked for no longer, which the row may not know
   * yet.
   * @throws NotIssued, BpjsError
   */
  async issue(
    { id, personId, since, today }: { id: number; personId: number; since: string; today: string },
    vclaim: VclaimBackReferralClient,
  ): Promise<{ number: string; issuedOn: string } | undefined> {
    const asked = await fold(this.platform, backReferral, id);
    if (asked.status !== 'queued') return undefined;
    await ensureInsured(this.platform, asked.encounterId);
    const who = await fold(this.platform, patient, personId);
    if (who.status !== 'active' || who.identity.bpjsNo === null) throw new NotIssued('card_missing');
    const known = (await vclaim.issuedWithin(since, today)).find(each => isOf(asked, each));
    if (known) return { number: known.number, issuedOn: known.issuedOn ?? today };
    await ensureInForce(this.platform, asked.encounterId, asked.eligibilityLetter);
    const { number, issuedOn } = await vclaim.issue(
      backReferralBody(asked, { ...who.identity, cardNumber: who.identity.bpjsNo }),
    );
    return { number, issuedOn: issuedOn ?? today };
  }

  /**
   * Whether VClaim has it no longer; false where it is not to be deleted any more, which the row may not know yet.
   * @throws NotIssued, BpjsError
   */
  async delete(id: number, personId: number, vclaim: VclaimBackReferralClient): Promise<boolean> {
    const it = await fold(this.platform, backReferral, id);
    if (it.status !== 'issued' || it.deletion === null) return false;
    const there = await vclaim.backReferral(it.number, it.eligibilityLetter);
    if (there === null) return true;
    if (it.isTyped) await ensureHers(this.platform, there, personId);
    await vclaim.delete(backReferralDeletion(it.number, it.eligibilityLetter, it.deletion.requestedBy));
    return true;
  }
}
