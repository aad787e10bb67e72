import type { Numbering } from '@alur/domain/referral/numbering';
import { referral } from '@alur/domain/referral/referral';
import { referralBody, referralChangeBody } from '@alur/domain/referral/vclaim-referral';
import { fold } from '../../integrations/fold.js';
import type { Platform } from '../../platform/platform.js';
import { ensureHers, ensureInForce, ensureInsured } from './vclaim-letters.js';
import type { KnownSentReferral, VclaimReferralClient } from './vclaim-referral-client.js';

type Request = NonNullable<Numbering['request']>;

const isOf = ({ providerCode, eligibilityLetter, asked }: Request, known: KnownSentReferral): boolean =>
  known.number.startsWith(providerCode) &&
  known.eligibilityLetter === eligibilityLetter &&
  known.referredOn === asked.referredOn &&
  known.facilityCode === asked.facility.code &&
  known.care === referralBody(asked, eligibilityLetter, '').jnsPelayanan;

/** Has referrals numbered in VClaim, each once: what an attempt that nobody could record has made is found and adopted. */
export class VclaimSentReferrals {
  constructor(private readonly platform: Pick<Platform, 'streams'>) {}

  /**
   * Answers which request is to be fulfilled; undefined where none is any more, which the row may not know yet.
   * @throws NotIssued, BpjsError
   */
  async request(id: number, vclaim: VclaimReferralClient) {
    const it = await this.numbered(id);
    const asked = it?.numbering.request;
    if (!it || asked?.status !== 'queued') return undefined;
    return {
      request: asked.request,
      send: async () => {
        await ensureInsured(this.platform, it.encounterId);
        const known = (await vclaim.sentOn(asked.asked.referredOn)).find(each => isOf(asked, each));
        if (known) return { issued: { number: known.number } };
        await ensureInForce(this.platform, it.encounterId, asked.eligibilityLetter);
        const body = referralBody(asked.asked, asked.eligibilityLetter, asked.requestedBy.name);
        return { issued: { number: await vclaim.issue(body) } };
      },
    };
  }

  /**
   * Answers which change is to be made; undefined where none is any more. A number that was typed may be another patient's
   * there, and its day is VClaim's.
   * @throws NotIssued, BpjsError
   */
  async change(id: number, personId: number, vclaim: VclaimReferralClient) {
    const it = await this.numbered(id);
    if (!it?.numbering.change || it.numbering.number === null) return undefined;
    const { number, issued, change } = it.numbering;
    return {
      change: change.change,
      send: async () => {
        const there = issued === null ? await vclaim.referral(number) : null;
        if (there !== null) await ensureHers(this.platform, there, personId);
        const referredOn = there?.referredOn ?? change.asked.referredOn;
        await vclaim.change(referralChangeBody(number, { ...change.asked, referredOn }, change.requestedBy.name));
        return { changed: { referredOn } };
      },
    };
  }

  /**
   * Whether VClaim has the referral no longer; false where it is not to be deleted any more.
   * @throws NotIssued, BpjsError
   */
  async delete(id: number, personId: number, vclaim: VclaimReferralClient): Promise<boolean> {
    const it = await this.numbered(id);
    if (!it?.numbering.deletion || it.numbering.number === null) return false;
    const { number, issued, deletion } = it.numbering;
    const there = await vclaim.referral(number);
    if (there === null) return true;
    if (issued === null) await ensureHers(this.platform, there, personId);
    await vclaim.delete(number, deletion.requestedBy.name);
    return true;
  }

  private async numbered(id: number) {
    const state = await fold(this.platform, referral, id);
    return state.status === 'none' ? undefined : state;
  }
}
