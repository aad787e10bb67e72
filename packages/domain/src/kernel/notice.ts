import type { Seen, TypesIn } from './event.js';

/** The person whom a notice is for, and its patient; `staffId` is null if it is for everybody with a right. */
export interface NoticeSubject {
  staffId: number | null;
  encounterId: number;
  patientId: number;
  patientName: string;
  recordNumber: string;
  date: string;
}

/** The patient whom an event names, and the event's day. */
export const patientIn = ({
  data: { encounterId, patientId, patientName, recordNumber },
  meta,
}: {
  data: Omit<NoticeSubject, 'staffId' | 'date'>;
  meta: { localDate: string };
}): Omit<NoticeSubject, 'staffId'> => ({ encounterId, patientId, patientName, recordNumber, date: meta.localDate });

/** One kind of notice that a module gives. */
export interface NoticeSpec {
  readonly kind: string;
  /** The desk of everybody who is told where nobody owns the thing; the cashier's and the wards' if it is not named. */
  readonly desk?: string;
  /** Id of the thing that an event is about. */
  readonly subject: (data: Readonly<Record<string, unknown>>) => number;
  /** The events that create the thing; null if it can never need a notice. */
  readonly begins: Readonly<Record<string, (event: Seen) => NoticeSubject | null>>;
  /**
   * The events after which the owner has something to do, with a note; undefined if this event asks for nothing, false
   * if nothing is left to do after it. An event may be in both `begins` and `raised`.
   */
  readonly raised: Readonly<Record<string, (event: Seen) => string | null | undefined | false>>;
  /** The events after which nothing is left to do. */
  readonly settled: readonly string[];
  /** Whether a settled event does settle the notice; by default each does. */
  readonly settles?: (event: Seen) => boolean;
}

/** Declares a module's notices: `export const resultNotices = notice({ … })` in its `notices.ts`. */
export const noticeOf =
  <Types extends TypesIn<Types>>() =>
  <Begin extends keyof Types & string, Raise extends keyof Types & string, Settle extends keyof Types & string>(spec: {
    kind: string;
    desk?: string;
    subject: (data: Types[Begin | Raise | Settle]) => number;
    begins: { [Type in Begin]: (event: Seen<{ type: Type; data: Types[Type] }>) => NoticeSubject | null };
    raised: { [Type in Raise]: (event: Seen<{ type: Type; data: Types[Type] }>) => string | null | undefined | false };
    settled: readonly Settle[];
    settles?: (event: { [Type in Settle]: Seen<{ type: Type; data: Types[Type] }> }[Settle]) => boolean;
  }): NoticeSpec =>
    spec as unknown as NoticeSpec;
