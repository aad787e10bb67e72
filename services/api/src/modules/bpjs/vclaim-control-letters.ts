import { controlLetter, type AskedLetter } from '@alur/domain/control-letter/control-letter';
import {
  admissionBody,
  admissionChangeBody,
  controlBody,
  controlChangeBody,
} from '@alur/domain/control-letter/vclaim-control';
import { fold } from '../../integrations/fold.js';
import type { Platform } from '../../platform/platform.js';
import { cardNumberOf } from './card-number.js';
import type { KnownControlLetter, VclaimControlClient } from './vclaim-control-client.js';
import { ensureHers, ensureInForce, ensureInsured, NotIssued } from './vclaim-letters.js';

const isOf = (asked: AskedLetter, known: KnownControlLetter): boolean =>
  known.number.startsWith(asked.providerCode) &&
  known.kind === asked.kind &&
  known.plannedOn === asked.plannedOn &&
  known.poliCode === asked.poli.code &&
  known.eligibilityLetter === asked.eligibilityLetter;

/** Has control letters issued in VClaim, each once: what an attempt that nobody could record has made is found and adopted. */
export class VclaimControlLetters {
  constructor(private readonly platform: Pick<Platform, 'streams'>) {}

  /**
   * Answers the letter; undefined where it is asked for no longer, which the row may not know yet.
   * @throws NotIssued, BpjsError
   */
  async issue(id: number, personId: number, vclaim: VclaimControlClient): Promise<{ number: string } | undefined> {
    const asked = await fold(this.platform, controlLetter, id);
    if (asked.status !== 'queued') return undefined;
    await ensureInsured(this.platform, asked.encounterId);
    const cardNumber = await cardNumberOf(this.platform, personId);
    if (cardNumber === null) throw new NotIssued('card_missing');
    const known = (await vclaim.lettersOf(cardNumber, asked.plannedOn)).find(each => isOf(asked, each));
    if (known) return { number: known.number };
    if (asked.eligibilityLetter === null)
      return { number: await vclaim.issueAdmission(admissionBody(asked, cardNumber)) };
    await ensureInForce(this.platform, asked.encounterId, asked.eligibilityLetter);
    return { number: await vclaim.issueControl(controlBody(asked, asked.eligibilityLetter)) };
  }

  /**
   * Answers which change is to be made; undefined where none is any more, which the row may not know yet.
   * @throws NotIssued, BpjsError
   */
  async change(id: number, personId: number, vclaim: VclaimControlClient) {
    const letter = await fold(this.platform, controlLetter, id);
    if (letter.status !== 'issued' || letter.change === null) return undefined;
    const { number, eligibilityLetter, change: asked } = letter;
    return {
      change: asked.change,
      send: async () => {
        const there = letter.isTyped ? await vclaim.letter(number) : null;
        if (there !== null) await ensureHers(this.platform, there, personId);
        if (eligibilityLetter === null) await vclaim.changeAdmission(admissionChangeBody(number, asked));
        else await vclaim.changeControl(controlChangeBody(number, eligibilityLetter, asked));
        return { changed: true };
      },
    };
  }

  /**
   * Whether VClaim has the letter no longer; false where it is not to be deleted any more, which the row may not know yet.
   * @throws NotIssued, BpjsError
   */
  async delete(id: number, personId: number, vclaim: VclaimControlClient): Promise<boolean> {
    const letter = await fold(this.platform, controlLetter, id);
    if (letter.status !== 'issued' || letter.deletion === null) return false;
    const there = await vclaim.letter(letter.number);
    if (there === null) return true;
    if (letter.isTyped) await ensureHers(this.platform, there, personId);
    await vclaim.deleteLetter(letter.number, letter.deletion.requestedBy.name);
    return true;
  }
}
