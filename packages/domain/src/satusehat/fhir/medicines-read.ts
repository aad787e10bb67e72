import type { Supply } from '@alur/contracts/prescription/lines';
import type { RecordedEvent } from '../../vocabulary.js';

export type PrescriptionLine = RecordedEvent<'PrescriptionWritten'>['data']['lines'][number];

/** A quantity of a line that was handed over, or supplied to a ward. */
export interface SentDispense {
  readonly dispense: number;
  readonly lineId: number;
  readonly quantity: number;
  /** What was given instead of the prescribed medicine, or the medicine itself. */
  readonly medicineId: number | null;
  readonly preparedAt: string;
  readonly handedOverAt: string;
  readonly staffId: number;
}

export interface SentPrescription {
  readonly prescriptionId: number;
  readonly supply: Supply | null;
  readonly requesterId: number;
  readonly writtenAt: string;
  readonly lines: readonly PrescriptionLine[];
  readonly stopped: readonly number[];
  readonly isDone: boolean;
  readonly dispenses: readonly SentDispense[];
}

type Approved = RecordedEvent<'PrescriptionApproved'>;
type Prescribed =
  | Approved
  | RecordedEvent<'PrescriptionWritten'>
  | RecordedEvent<'PrescriptionRevised'>
  | RecordedEvent<'PrescriptionHandedOver'>
  | RecordedEvent<'PrescriptionDispensed'>
  | RecordedEvent<'PrescriptionStopped'>
  | RecordedEvent<'PrescriptionCancelled'>;

interface Taken {
  readonly lineId: number;
  readonly quantity: number;
  readonly takes: readonly { readonly medicineId: number }[];
}

/** A single line takes one medicine, which may be a substitute; a compound one has no medicine of its own. */
const dispensed = (lines: readonly PrescriptionLine[], taken: readonly Taken[], about: object): SentDispense[] =>
  taken
    .filter(({ quantity }) => quantity > 0)
    .map(({ lineId, quantity, takes }) => {
      const isSingle = lines.find(each => each.lineId === lineId)?.kind === 'single';
      return {
        ...about,
        lineId,
        quantity,
        medicineId: isSingle ? (takes[0]?.medicineId ?? null) : null,
      } as SentDispense;
    });

/** The prescription as it stands; nothing where it was cancelled. */
export const prescribedIn = (events: readonly Prescribed[]): SentPrescription | null => {
  let it: SentPrescription | null = null;
  let approved: Approved | undefined;
  for (const event of events) {
    const { type, data, meta } = event;
    if (type === 'PrescriptionWritten') {
      const { prescriptionId, lines, requester, supply = null } = data;
      const fresh = { stopped: [], isDone: false, dispenses: [] };
      it = { prescriptionId, supply, requesterId: requester.staffId, writtenAt: meta.at, lines, ...fresh };
      continue;
    }
    if (!it) continue;
    switch (type) {
      case 'PrescriptionRevised':
        it = { ...it, lines: data.lines };
        break;
      case 'PrescriptionApproved':
        approved = event;
        break;
      case 'PrescriptionHandedOver': {
        const prepared = { preparedAt: approved?.meta.at ?? meta.at, handedOverAt: meta.at };
        const about = { dispense: 1, ...prepared, staffId: data.handedOverBy.staffId };
        it = { ...it, isDone: true, dispenses: dispensed(it.lines, approved?.data.lines ?? [], about) };
        break;
      }
      case 'PrescriptionDispensed': {
        const about = {
          ...{ dispense: data.dispense, preparedAt: meta.at, handedOverAt: meta.at },
          staffId: data.dispensedBy.staffId,
        };
        const more = dispensed(it.lines, data.lines, about);
        it = { ...it, isDone: data.isLast, dispenses: [...it.dispenses, ...more] };
        break;
      }
      case 'PrescriptionStopped':
        it = { ...it, stopped: [...it.stopped, ...data.lineIds] };
        break;
      case 'PrescriptionCancelled':
        return null;
    }
  }
  return it;
};
