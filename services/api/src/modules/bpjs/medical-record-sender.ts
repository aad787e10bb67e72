import { recordMedicalRecordSending } from '@alur/contracts/casemix/commands';
import type { CasemixVisitStored } from '@alur/contracts/casemix/rows';
import type { SatusehatSubmissionRow } from '@alur/contracts/satusehat/rows';
import type { VclaimProviderRow } from '@alur/contracts/bpjs/vclaim';
import { vclaimProviderView } from '@alur/domain/bpjs/vclaim-directory-view';
import { eligibility } from '@alur/domain/casemix/eligibility';
import { casemixVisitView } from '@alur/domain/casemix/visit-view';
import { user } from '@alur/domain/identity/user';
import { patient } from '@alur/domain/patient/patient';
import { documentOf } from '@alur/domain/satusehat/fhir/document';
import { satusehatSubmissionView } from '@alur/domain/satusehat/submission-view';
import { stay } from '@alur/domain/stay/stay';
import { FacilityOutbox } from '../../integrations/facility-outbox.js';
import { fold } from '../../integrations/fold.js';
import { MissingPart, VisitReader, type Directory } from '../../integrations/visit-reader.js';
import { tableName } from '../../platform/projector/row-table.js';
import { readRow } from '../../platform/queries/list-query.js';
import { BpjsAccess } from './facility-access.js';
import type { MedicalRecordClient } from './medical-record-client.js';
import { NotIssued } from './vclaim-letters.js';
import { AGAIN_MS, failureOf, type VclaimParts } from './vclaim-outbox.js';

/** Sends the records of visits to BPJS as somebody asked, one at a time (record 126). The queue is rows of the log. */
export class MedicalRecordSender extends FacilityOutbox<MedicalRecordClient> {
  private readonly access: BpjsAccess;
  private readonly visits: VisitReader;

  constructor(private readonly parts: VclaimParts) {
    super(parts, {
      ...{ lock: 'medical-record', service: 'bpjs', what: 'record', to: 'eRekamMedis', keyName: 'encounterId' },
      waiting: `select key from ${tableName(casemixVisitView)}
                where merchant_id = $1 and "recordWaitsSince" is not null order by "recordWaitsSince", key limit $2`,
    });
    this.access = new BpjsAccess(parts.platform, parts.config, this.now);
    this.visits = new VisitReader(parts.platform, parts.database);
  }

  protected clientOf(merchantId: number): Promise<MedicalRecordClient | undefined> {
    return this.access.medicalRecords(merchantId);
  }

  protected async send(merchantId: number, key: string, client: MedicalRecordClient): Promise<void> {
    const row = (await readRow(this.parts.database, merchantId, casemixVisitView, key)) as
      | CasemixVisitStored
      | undefined;
    if (row?.recordSending?.status !== 'queued') return;
    const { request } = row.recordSending;
    let outcome: object = { sent: true };
    try {
      if (!(await this.sent(merchantId, row, client))) return;
      this.settlePause(merchantId, undefined);
    } catch (error) {
      const failed = failureOf(error instanceof MissingPart ? new NotIssued(missing(error)) : error);
      this.settlePause(merchantId, failed.problem, AGAIN_MS);
      outcome = { failed };
    }
    await this.record(merchantId, recordMedicalRecordSending, row.encounterId, { request, outcome });
  }

  /**
   * False where it is asked for no longer, or waits for the visit to be over again.
   * @throws MissingPart, NotIssued, BpjsError
   */
  private async sent(merchantId: number, row: CasemixVisitStored, client: MedicalRecordClient): Promise<boolean> {
    const { encounterId, personId } = row;
    const letter = await fold(this.parts.platform, eligibility, encounterId);
    if (letter.status !== 'recorded' || letter.sending?.status !== 'queued') return false;
    const visit = (await readRow(this.parts.database, merchantId, satusehatSubmissionView, String(encounterId))) as
      | SatusehatSubmissionRow
      | undefined;
    const lay = await fold(this.parts.platform, stay, encounterId);
    const finishedAt = visit?.finishedAt ?? (lay.status === 'left' ? lay.leftAt : null);
    if (!visit || finishedAt === null) return false;
    const provider = (await readRow(this.parts.database, merchantId, vclaimProviderView, String(merchantId))) as
      | VclaimProviderRow
      | undefined;
    const who = await fold(this.parts.platform, patient, personId);
    if (!provider || who.status !== 'active') throw new NotIssued('card_missing');
    const { gender, birthDate, idCardNumber: nik, bpjsNo: cardNumber } = who.identity;
    const read = await this.visits.of(merchantId, { ...visit, finishedAt }, this.directory(provider.code));
    const document = documentOf(read, {
      patient: { recordNumber: who.recordNumber, gender, birthDate, nik, cardNumber },
      ...{ facilityName: provider.name, letter: letter.number },
      base: client.url,
    });
    await client.send(letter, document, provider.code);
    return true;
  }

  /** Nobody and nothing has another id at BPJS than here; the facility has its code. */
  private directory(organizationId: string): Directory {
    const { platform } = this.parts;
    return {
      organizationId,
      patient: async personId => {
        const who = await fold(platform, patient, personId);
        return { id: String(personId), name: who.status === 'active' ? who.identity.name : '' };
      },
      practitioner: async ({ doctorId, doctorName }) => {
        if (doctorId === null) throw new MissingPart('practitioner_missing');
        const who = await fold(platform, user, doctorId);
        return { id: String(doctorId), name: doctorName ?? (who.status === 'none' ? '' : who.name) };
      },
      location: async ([first]) => {
        if (first === undefined) throw new MissingPart('location_missing');
        return { id: String(first.unitId), name: first.unitName };
      },
    };
  }
}

const missing = ({ problem }: MissingPart) =>
  problem === 'practitioner_missing' ? 'doctor_missing' : 'diagnosis_missing';
