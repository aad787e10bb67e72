import type { LetterProblem } from '@alur/contracts/casemix/enums';
import type { CasemixVisitRow } from '@alur/contracts/casemix/rows';
import { eligibility, type LetterRequest } from '@alur/domain/casemix/eligibility';
import { approvalBody, correctionBody, dischargeBody, letterBody } from '@alur/domain/casemix/vclaim-letter';
import { patient } from '@alur/domain/patient/patient';
import { isDeath, stay } from '@alur/domain/stay/stay';
import { encounter } from '@alur/domain/encounter/encounter';
import { fold } from '../../integrations/fold.js';
import { facilityTime } from '../../platform/clock/facility-clock.js';
import type { Platform } from '../../platform/platform.js';
import { cardNumberOf } from './card-number.js';
import type { KnownLetter, VclaimClient } from './vclaim-client.js';

/** No letter can be asked for; `words` is what BPJS says of it, where it was asked. */
export class NotIssued extends Error {
  constructor(
    readonly problem: LetterProblem,
    readonly words: string | null = null,
  ) {
    super(problem);
  }
}

/** A number that was typed may be another patient's: VClaim must know it as hers. */
export const ensureHers = async (
  platform: Pick<Platform, 'streams'>,
  { cardNumber }: { cardNumber: string },
  personId: number,
): Promise<void> => {
  if (cardNumber !== (await cardNumberOf(platform, personId))) throw new NotIssued('other_patient');
};

/** BPJS pays the visit, and it was not cancelled. */
export const ensureInsured = async (platform: Pick<Platform, 'streams'>, encounterId: number): Promise<void> => {
  const visit = await fold(platform, encounter, encounterId);
  if (visit.status === 'none' || visit.status === 'cancelled' || visit.payer !== 'bpjs')
    throw new NotIssued('not_insured');
};

/** The letter of eligibility that the visit had as it was asked is in force still. */
export const ensureInForce = async (
  platform: Pick<Platform, 'streams'>,
  encounterId: number,
  number: string,
): Promise<void> => {
  const letter = await fold(platform, eligibility, encounterId);
  if (letter.status !== 'recorded' || letter.number !== number) throw new NotIssued('letter_missing');
};

/** Polis are known in a card's history by name. Two polis of one day are two letters. */
const isOf = (asked: LetterRequest, { number, date, care, poli }: KnownLetter): boolean =>
  number.startsWith(asked.providerCode) &&
  date === asked.issuedOn &&
  care === asked.care &&
  (care === 'inpatient' || [asked.poli?.code, asked.poli?.name].some(own => own?.toLowerCase() === poli.toLowerCase()));

/** Has letters issued in VClaim, each once: what an attempt that nobody could record has made is found and adopted. */
export class VclaimLetters {
  constructor(private readonly platform: Pick<Platform, 'streams' | 'zones'>) {}

  /**
   * Answers the letter; undefined where it is asked for no longer, which the row may not know yet.
   * @throws NotIssued, BpjsError
   */
  async issue(row: CasemixVisitRow, request: number, vclaim: VclaimClient) {
    const { request: asked } = await fold(this.platform, eligibility, row.encounterId);
    if (asked?.request !== request || asked.status !== 'queued') return undefined;
    if (row.payer !== 'bpjs' || row.status === 'cancelled') throw new NotIssued('not_insured');
    const who = await fold(this.platform, patient, row.personId);
    const { bpjsNo: cardNumber, phone } = who.status === 'active' ? who.identity : { bpjsNo: null, phone: null };
    if (cardNumber === null) throw new NotIssued('card_missing');
    const member = await vclaim.member('card', cardNumber, asked.issuedOn);
    const known = (await vclaim.lettersOf(cardNumber, asked.issuedOn)).find(each => isOf(asked, each));
    if (known) return { number: known.number, participantType: member.memberType };
    if (!member.isActive) throw new NotIssued('member_inactive', member.status);
    const body = letterBody(asked, { cardNumber, recordNumber: row.recordNumber, phone });
    return { number: await vclaim.issueLetter(body), participantType: member.memberType };
  }

  /**
   * Answers which submission is to be made; undefined where none is any more, which the row may not know yet. One that
   * BPJS lists already is not made again.
   * @throws NotIssued, BpjsError
   */
  async approve({ encounterId, personId, payer, status }: CasemixVisitRow, vclaim: VclaimClient) {
    const { approval: asked } = await fold(this.platform, eligibility, encounterId);
    if (asked === null) return undefined;
    return {
      approval: asked.approval,
      send: async () => {
        if (payer !== 'bpjs' || status === 'cancelled') throw new NotIssued('not_insured');
        const cardNumber = await cardNumberOf(this.platform, personId);
        if (cardNumber === null) throw new NotIssued('card_missing');
        const known = await vclaim.approvals(cardNumber, asked.issuedOn);
        if (!known.some(({ issuedOn, kind }) => issuedOn === asked.issuedOn && kind === asked.kind))
          await vclaim.submitApproval(approvalBody(cardNumber, asked));
        return { submitted: true };
      },
    };
  }

  /**
   * Answers which letter was reported as ended, and when; undefined where nothing is to be reported any more.
   * @throws NotIssued, BpjsError
   */
  async report(merchantId: number, encounterId: number, vclaim: VclaimClient) {
    const letter = await fold(this.platform, eligibility, encounterId);
    if (letter.status !== 'recorded' || letter.discharge?.status !== 'queued') return undefined;
    const { number, issuedFor, discharge } = letter;
    const { leftAt, manner, diedAt, deathLetter } = discharge;
    const zone = await this.platform.zones.zoneOf(merchantId);
    const dayOf = (instant: string) => facilityTime(new Date(instant), zone).today;
    return {
      ...{ number, leftAt },
      send: async () => {
        const { status } = await fold(this.platform, stay, encounterId);
        if (status !== 'left') throw new NotIssued('stay_goes_on');
        if (isDeath(manner) && deathLetter === null) throw new NotIssued('death_letter_missing');
        const ended = { leftOn: dayOf(leftAt), diedOn: diedAt && dayOf(diedAt), manner, deathLetter };
        await vclaim.reportDischarge(dischargeBody(number, ended, issuedFor?.name ?? ''));
        return { reported: true };
      },
    };
  }

  /**
   * Answers which correction is to be made; undefined where none is any more, which the row may not know yet.
   * @throws NotIssued, BpjsError
   */
  async correct({ encounterId, personId, recordNumber }: CasemixVisitRow, vclaim: VclaimClient) {
    const letter = await fold(this.platform, eligibility, encounterId);
    if (letter.status !== 'recorded' || letter.correction === null) return undefined;
    const { number, correction: asked } = letter;
    return {
      ...{ number, correction: asked.correction },
      send: async () => {
        const there = letter.issuedFor === null ? await vclaim.letter(number) : null;
        if (there !== null) await ensureHers(this.platform, there, personId);
        const who = await fold(this.platform, patient, personId);
        if (who.status !== 'active') throw new NotIssued('card_missing');
        await vclaim.correctLetter(correctionBody(letter, asked, { recordNumber, phone: who.identity.phone }));
        return { corrected: true };
      },
    };
  }

  /**
   * Whether VClaim has the letter no longer; false where it is not to be deleted any more, which the row may not know yet.
   * @throws NotIssued, BpjsError
   */
  async delete({ encounterId, personId }: CasemixVisitRow, number: string, vclaim: VclaimClient): Promise<boolean> {
    const letter = await fold(this.platform, eligibility, encounterId);
    if (letter.status !== 'recorded' || letter.number !== number || letter.deletion === null) return false;
    const there = await vclaim.letter(number);
    if (there === null) return true;
    if (letter.issuedFor === null) await ensureHers(this.platform, there, personId);
    await vclaim.deleteLetter(number, letter.deletion.requestedBy.name);
    return true;
  }
}
