import type { Seen, TypesIn } from './event.js';

/** Of what somebody may come to have to do something, and who that would be: nobody by name where whoever has a right is told. */
export interface NoticeSubject {
  staffId: number | null;
  encounterId: number;
  patientId: number;
  patientName: string;
  recordNumber: string;
  date: string;
}

/** The patient whom an event names, and its day. */
export const patientIn = ({
  data: { encounterId, patientId, patientName, recordNumber },
  meta,
}: {
  data: Omit<NoticeSubject, 'staffId' | 'date'>;
  meta: { localDate: string };
}): Omit<NoticeSubject, 'staffId'> => ({ encounterId, patientId, patientName, recordNumber, date: meta.localDate });

/** What one module tells people of its things. */
export interface NoticeSpec {
  readonly kind: string;
  /** Which thing an event is about. */
  readonly subject: (data: Readonly<Record<string, unknown>>) => number;
  /** The events that make the thing; null where nobody can come to have to do anything of it. */
  readonly begins: Readonly<Record<string, (event: Seen) => NoticeSubject | null>>;
  /**
   * The events after which its owner has to do something, and what was said of it; undefined where that one asks nothing.
   * It may be so from its beginning.
   */
  readonly raised: Readonly<Record<string, (event: Seen) => string | null | undefined>>;
  /** The events by which that is done, or no longer needed. */
  readonly settled: readonly string[];
  /** Whether such an event does; each does where nothing is said. */
  readonly settles?: (event: Seen) => boolean;
}

/** Declares what a module tells people: `export const resultNotices = notice({ … })` in its `notices.ts`. */
export const noticeOf =
  <Types extends TypesIn<Types>>() =>
  <Begin extends keyof Types & string, Raise extends keyof Types & string, Settle extends keyof Types & string>(spec: {
    kind: string;
    subject: (data: Types[Begin | Raise | Settle]) => number;
    begins: { [Type in Begin]: (event: Seen<{ type: Type; data: Types[Type] }>) => NoticeSubject | null };
    raised: { [Type in Raise]: (event: Seen<{ type: Type; data: Types[Type] }>) => string | null | undefined };
    settled: readonly Settle[];
    settles?: (event: { [Type in Settle]: Seen<{ type: Type; data: Types[Type] }> }[Settle]) => boolean;
  }): NoticeSpec =>
    spec as unknown as NoticeSpec;
