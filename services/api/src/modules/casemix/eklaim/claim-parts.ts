import type { CasemixVisitRow, ClaimRow } from '@alur/contracts/casemix/rows';
import type { SubmissionProblem } from '@alur/contracts/casemix/enums';
import { claim, type ClaimState } from '@alur/domain/casemix/claim';
import type { SentClaim } from '@alur/domain/casemix/eklaim/claim-message';
import { sentClaimOf } from '@alur/domain/casemix/eklaim/sent-claim';
import { missingOf } from '@alur/domain/casemix/submission';
import { casemixVisitView } from '@alur/domain/casemix/visit-view';
import type { AnyAggregate, StateOf } from '@alur/domain/kernel/aggregate';
import { patient } from '@alur/domain/patient/patient';
import { facilityTime } from '../../../platform/clock/facility-clock.js';
import type { Database } from '../../../platform/db/database.js';
import type { Platform } from '../../../platform/platform.js';
import { readRow } from '../../../platform/queries/list-query.js';

/** Something that E-Klaim asks is missing in the patient's own data. */
export class MissingPart extends Error {
  constructor(readonly problem: SubmissionProblem) {
    super(problem);
  }
}

/** Gathers what is sent of a claim. */
export class ClaimParts {
  constructor(
    private readonly platform: Pick<Platform, 'streams' | 'zones'>,
    private readonly database: Database,
  ) {}

  /** Null for a claim that is not final. @throws MissingPart */
  async of(merchantId: number, row: ClaimRow): Promise<SentClaim | null> {
    const { identity, recordNumber } = await this.insured(row.personId);
    const missing = missingOf(identity);
    if (missing !== null) throw new MissingPart(missing);
    const { name, gender, bpjsNo, birthDate } = identity;
    const zone = await this.platform.zones.zoneOf(merchantId);
    return sentClaimOf(
      row,
      await this.visits(merchantId, row),
      { name, gender, recordNumber, cardNumber: bpjsNo ?? '', birthDate: birthDate ?? '' },
      instant => {
        const { today, clock } = facilityTime(new Date(instant), zone);
        return `${today}T${clock}`;
      },
    );
  }

  /** The claim as the log has it, even if another process has written it. */
  claim(claimId: number): Promise<ClaimState> {
    return this.fold(claim, claimId);
  }

  private async insured(personId: number) {
    const state = await this.fold(patient, personId);
    if (state.status !== 'active') throw new MissingPart('card_number_missing');
    return state;
  }

  private async visits(merchantId: number, { encounterIds }: ClaimRow): Promise<CasemixVisitRow[]> {
    const rows = await Promise.all(
      encounterIds.map(id => readRow(this.database, merchantId, casemixVisitView, String(id))),
    );
    return rows.filter(row => row !== undefined) as unknown as CasemixVisitRow[];
  }

  private async fold<A extends AnyAggregate>(aggregate: A, id: number): Promise<StateOf<A>> {
    const stream = `${aggregate.kind}-${id}`;
    const wanted = new Map([[stream, aggregate]]);
    await this.platform.streams.refresh(wanted);
    return (await this.platform.streams.load(wanted)).get(stream)?.state as StateOf<A>;
  }
}
