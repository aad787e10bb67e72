import { accessionNumberOf } from '@alur/contracts/radiology/accession';
import type {
  radiologyExamination,
  radiologyMethod,
  radiologyModality,
  radiologySystem,
} from '@alur/contracts/radiology/catalogues';
import { listPriceOn } from '@alur/contracts/kernel/payer-price';
import { fieldsOn, type FieldsOf, type ItemState } from '../catalogue/item.js';
import { ICD9CM } from '../kernel/code-systems.js';
import type { CareHeader } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { OrderedExamination } from '../radiology/events.js';
import type { CashierSettings } from '../transaction/closing.js';
import { postCharges, withdrawCharges } from '../transaction/charging.js';
import type { TransactionState } from '../transaction/bill.js';
import type { TransactionEvent } from '../transaction/events.js';
import { documentOf, type ChargeDocument } from '../transaction/lines.js';
import { netReceived } from '../transaction/totals.js';
import { billOf } from '../transaction/transaction.js';
import type { PricedFor } from './laboratory-ordering.js';

export type RadiologyExamination = FieldsOf<typeof radiologyExamination>;

/** The catalogues as far as an order needs them, by id. */
export interface RadiologyLists {
  examinations: ReadonlyMap<number, ItemState<RadiologyExamination>>;
  modalities: ReadonlyMap<number, ItemState<FieldsOf<typeof radiologyModality>>>;
  methods: ReadonlyMap<number, ItemState<FieldsOf<typeof radiologyMethod>>>;
  systems: ReadonlyMap<number, ItemState<FieldsOf<typeof radiologySystem>>>;
}

const fieldsOf = <Fields>(items: ReadonlyMap<number, ItemState<Fields>>, id: number | null): Fields | null => {
  const item = id === null ? undefined : items.get(id);
  return item === undefined || item.status === 'none' ? null : item.fields;
};

interface Ordering extends PricedFor {
  lists: RadiologyLists;
  orderId: number;
  day: string;
}

/** The examinations with their accession numbers, at the price of the day for payer and class. */
export const linesOf = (ids: readonly number[], { lists, orderId, day, ...whose }: Ordering): OrderedExamination[] => {
  ensure(new Set(ids).size === ids.length, 'radiology.examination-twice', {}, 'examinationIds');
  return ids.map((examinationId, index) => {
    const path = `examinationIds.${index}`;
    const item = lists.examinations.get(examinationId);
    ensure(item?.status === 'active', 'radiology.examination-unavailable', {}, path);
    const examination = fieldsOn<RadiologyExamination>(item, day);
    const { name, code, modalityId, methodId, systemId, icd9Code, contrast, minutes } = examination;
    const modality = fieldsOf(lists.modalities, modalityId);
    ensure(modality !== null, 'radiology.examination-unavailable', {}, path);
    const { magnetic, abbreviation } = modality;
    const line = index + 1;
    return {
      ...{ line, accessionNumber: accessionNumberOf(orderId, line), examinationId, code, name },
      modality: { modalityId, name: modality.name, abbreviation, magnetic },
      method: fieldsOf(lists.methods, methodId)?.name ?? null,
      system: fieldsOf(lists.systems, systemId)?.name ?? null,
      coding: icd9Code === null ? null : { system: ICD9CM, version: null, code: icd9Code, display: name },
      ...{ contrast, minutes, price: listPriceOn(examination, item.classPrices, whose, day) },
    };
  });
};

const MINUTE = 60_000;

/** When the slowest examination's report is due, by the goals of the day; an item may be older than goals are. */
export const dueAt = (
  ids: readonly number[],
  { examinations }: RadiologyLists,
  { day, from }: { day: string; from: string },
): string | null => {
  const goals = ids.flatMap(id => {
    const item = examinations.get(id);
    return item?.status === 'active' ? [fieldsOn<RadiologyExamination>(item, day).goalMinutes ?? 0] : [];
  });
  const goal = Math.max(0, ...goals);
  return goal === 0 ? null : new Date(Date.parse(from) + goal * MINUTE).toISOString();
};

export const MODULE = 'radiology';
export const sourceOf = (orderId: number) => ({ module: MODULE, id: orderId });
const BUCKET = 'radiologi';

interface Charged extends CareHeader {
  orderId: number;
  /** The class in which she lay when it was asked for. */
  classId: number | null;
  lines: readonly OrderedExamination[];
  performedAt: string;
}

/** MODULES 14: of the type `radiology` and E-Klaim's group `radiologi`; posted at the order. */
export const chargesOf = ({ orderId, encounterId, unitId, classId, lines, performedAt }: Charged): ChargeDocument => ({
  ...{ source: sourceOf(orderId), encounterId, performedAt },
  lines: lines.map(({ examinationId, name, price }) => ({
    itemType: 'radiology',
    service: { kind: 'radiology-examination', id: examinationId },
    ...{ name, quantity: 1, unitPrice: price, unitId, classId, bucket: BUCKET },
  })),
});

/** Withdraws the charges of what was cancelled or refused; refused once money was received. */
export const withdrawOthers = (
  state: TransactionState,
  left: Omit<Charged, 'classId'>,
  cashier: CashierSettings,
): TransactionEvent[] => {
  if (left.lines.length === 0) return withdrawCharges(state, sourceOf(left.orderId), cashier);
  const bill = billOf(state);
  ensure(netReceived(bill) === 0, 'transaction.items-locked');
  const classId = documentOf(bill, sourceOf(left.orderId))?.lines[0]?.tariff.classId ?? null;
  return postCharges(state, chargesOf({ ...left, classId }), cashier);
};
