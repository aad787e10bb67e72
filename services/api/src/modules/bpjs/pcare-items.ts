import type { PcareItem, PcareVisitRow } from '@alur/contracts/bpjs/rows';
import type { PcareItemKind } from '@alur/contracts/bpjs/enums';
import type { TreatmentEntry, VisitRecordRow } from '@alur/contracts/consultation/rows';
import type { LineRow } from '@alur/contracts/prescription/lines';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { pcareDirectory } from '@alur/domain/bpjs/directory';
import {
  medicineBody,
  treatmentBody,
  type MedicineBody,
  type TreatmentBody,
} from '@alur/domain/bpjs/pcare-item-bodies';
import { visitRecordView } from '@alur/domain/consultation/visit-record-view';
import { prescriptionView } from '@alur/domain/prescription/prescription-view';
import { fold } from '../../integrations/fold.js';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { readRow } from '../../platform/queries/list-query.js';
import { MissingPart } from './missing-part.js';
import type { PcareClient, ThereItem } from './pcare-client.js';

type Done = { readonly remoteId: string } | { readonly deleted: true };

const isSame = (there: ThereItem, body: MedicineBody | TreatmentBody): boolean => {
  if ('kdTindakan' in body) return there.code === body.kdTindakan;
  const isNamed = body.kdObat === null ? there.name === body.nmObatNonDPHO : there.code === body.kdObat;
  return isNamed && (there.quantity === null || there.quantity === body.jmlObat);
};

/**
 * Medicines and treatments of a visit in PCare. Each is looked for first, so that none is there twice; what another of
 * the visit is there already is not taken for it.
 */
export class PcareItems {
  constructor(
    private readonly platform: Pick<Platform, 'streams'>,
    private readonly database: Database,
  ) {}

  /** Sends one that is wanted, or deletes one that is not. @throws MissingPart, BpjsError */
  async settle(merchantId: number, row: PcareVisitRow, item: PcareItem, pcare: PcareClient): Promise<Done> {
    const visitNumber = row.visitNumber ?? '';
    const others = new Set(row.items.filter(each => each.localId !== item.localId).map(({ remoteId }) => remoteId));
    const free = async (kind: PcareItemKind) =>
      (await pcare.itemsOf(kind, visitNumber)).filter(({ remoteId }) => !others.has(remoteId));
    if (!item.wanted && item.remoteId !== null) {
      const isThere = (await free(item.kind)).some(({ remoteId }) => remoteId === item.remoteId);
      if (isThere) await pcare.deleteItem(item.kind, item.remoteId, visitNumber);
      return { deleted: true };
    }
    const body = await this.bodyOf(merchantId, row, item, visitNumber);
    const there = body && (await free(item.kind)).find(each => isSame(each, body));
    if (!item.wanted) {
      if (there) await pcare.deleteItem(item.kind, there.remoteId, visitNumber);
      return { deleted: true };
    }
    if (!body) throw new MissingPart('treatment_missing');
    return { remoteId: there?.remoteId ?? (await pcare.sendItem(item.kind, body)) };
  }

  /** Undefined for a treatment that has no code in PCare, or whose order is gone. */
  private async bodyOf(merchantId: number, row: PcareVisitRow, item: PcareItem, visitNumber: string) {
    const { medicines, treatments } = await fold(this.platform, pcareDirectory, merchantId);
    if (item.kind === 'treatment') {
      const code = treatments[item.itemId];
      const treatment = await this.treatment(merchantId, row, item.documentId);
      return code && treatment ? treatmentBody({ visitNumber, code, treatment }) : undefined;
    }
    const line = await this.line(merchantId, item);
    const code = medicines[item.itemId] ?? null;
    return line && medicineBody({ visitNumber, line, medicineId: item.itemId, name: item.name, code });
  }

  private async treatment(
    merchantId: number,
    { encounterId }: PcareVisitRow,
    orderId: number,
  ): Promise<TreatmentEntry | undefined> {
    const record = await readRow(this.database, merchantId, visitRecordView, String(encounterId));
    return (record as VisitRecordRow | undefined)?.treatments.find(each => each.orderId === orderId);
  }

  private async line(merchantId: number, { documentId, localId }: PcareItem): Promise<LineRow | undefined> {
    const found = await readRow(this.database, merchantId, prescriptionView, String(documentId));
    const [, lineId] = localId.split('_');
    return (found as PrescriptionRow | undefined)?.lines.find(line => line.lineId === Number(lineId));
  }
}
