import type { Grouping } from '@alur/contracts/casemix/commands';
import type { SubmissionGoal } from '@alur/contracts/casemix/enums';
import {
  claimData,
  diagnosesOf,
  newClaim,
  proceduresOf,
  type SentClaim,
} from '@alur/domain/casemix/eklaim/claim-message';
import type { EklaimClient } from './eklaim-client.js';
import { EklaimProblem, type Answer } from './eklaim-problem.js';
import { groupingOf, isUngroupable, refusedCodeIn, wasSent } from './eklaim-answer.js';

/** The grouper found no group for the codes; the message is its own description. */
export class Ungroupable extends Error {}

/** The claim was reopened while it was being sent. */
export class NoLongerAsked extends Error {}

/** DOMAIN-WIRES 8.4: the letter is there already; a step back from what was not final. */
const DUPLICATES = ['E2003', 'E2007'];
const NOT_FINAL = ['E2017', 'E2018'];

interface Asked {
  readonly goal: SubmissionGoal;
  /** Throws `NoLongerAsked` unless the claim still stands as it is sent. */
  readonly stillAsked: () => Promise<void>;
}

/**
 * One attempt to send a claim, in the order of DOMAIN-WIRES 8.2. Every attempt goes the whole road: a claim that is
 * there already, from an attempt that ended in the middle, is opened for editing and filled in anew.
 */
export class ClaimSending {
  readonly groupings: Grouping[] = [];
  /** The step that is under way, to say of which a refusal speaks. */
  at: string | null = null;

  constructor(
    private readonly client: EklaimClient,
    private readonly claim: SentClaim,
    private readonly asked: Asked,
  ) {}

  /** Whether E-Klaim has sent the claim, which it may have done before. */
  async run(): Promise<boolean> {
    if (!(await this.register()) && (await this.isSent())) return true;
    await this.call('set_claim_data', claimData(this.claim, this.client.credentials), this.letter);
    await this.code('idrg');
    await this.group('idrg');
    await this.call('idrg_grouper_final', this.letter);
    await this.call('idrg_to_inacbg_import', this.letter);
    await this.code('inacbg');
    await this.group('inacbg');
    if (this.asked.goal === 'grouped') return false;
    await this.asked.stillAsked();
    await this.call('inacbg_grouper_final', this.letter);
    await this.call('claim_final', { ...this.letter, coder_nik: this.client.credentials.coderNik });
    await this.call('send_claim_individual', this.letter);
    return true;
  }

  private get letter() {
    return { nomor_sep: this.claim.letterNumber };
  }

  private call(method: string, data: object, about: object = {}): Promise<Answer> {
    this.at = method;
    return this.client.call({ method, ...about }, data);
  }

  /** Whether the claim is new there; one that is there already is adopted if it is of this patient. */
  private async register(): Promise<boolean> {
    try {
      await this.call('new_claim', newClaim(this.claim));
      return true;
    } catch (error) {
      if (!(error instanceof EklaimProblem) || !DUPLICATES.includes(error.detail.errorNo ?? '')) throw error;
      const { recordNumber } = this.claim.patient;
      const others = (error.detail.duplicate ?? []).filter(
        ({ nomor_rm: number = recordNumber }) => number !== recordNumber,
      );
      if (others.length > 0) throw error;
      return false;
    }
  }

  /** Whether a claim that is there already was sent; one that was not is opened for editing. */
  private async isSent(): Promise<boolean> {
    if (wasSent(await this.call('get_claim_status', this.letter))) return true;
    await this.back('reedit_claim', { ...this.letter, coder_nik: this.client.credentials.coderNik });
    await this.back('inacbg_grouper_reedit', this.letter);
    await this.back('idrg_grouper_reedit', this.letter);
    return false;
  }

  /** A step back, which what is not final needs not. */
  private async back(method: string, data: object): Promise<void> {
    try {
      await this.call(method, data);
    } catch (error) {
      const isNotFinal = error instanceof EklaimProblem && NOT_FINAL.includes(error.detail.errorNo ?? '');
      if (!isNotFinal) throw error;
    }
  }

  private async code(system: Grouping['system']): Promise<void> {
    const { diagnoses, procedures } = this.claim;
    for (const [method, data] of [
      [`${system}_diagnosa_set`, { diagnosa: diagnosesOf(diagnoses) }],
      [`${system}_procedure_set`, { procedure: proceduresOf(procedures) }],
    ] as const) {
      const refused = refusedCodeIn(await this.call(method, data, this.letter));
      if (refused) throw refused;
    }
  }

  private async group(system: Grouping['system']): Promise<void> {
    const answer = await this.call('grouper', this.letter, { stage: '1', grouper: system });
    const grouping = groupingOf(system, answer);
    this.groupings.push(grouping);
    if (isUngroupable(grouping)) throw new Ungroupable(`${grouping.code} ${grouping.description}`);
  }
}
