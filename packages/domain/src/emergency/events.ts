import { AccidentKind, ArrivalMode, Disposition } from '@alur/contracts/emergency/commands';
import { TriageColour, TriageFinding, TriageScale } from '@alur/contracts/emergency/triage';
import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { clinical, code, event, type EventOf } from '../kernel/event.js';

const happened = { ...careHeader, effectiveAt: code() };
const text = () => z.nullable(clinical());

/** Stream `emergency-<encounterId>`: how the patient came, how urgent it is, where the patient goes. */
export const emergencyEvents = {
  /**
   * `effectiveAt` is the arrival; of several events the last is in force. Escort and officer are sealed with the visit.
   */
  EmergencyArrivalRecorded: event(
    z.object({
      ...happened,
      mode: ArrivalMode,
      escort: z.nullable(z.object({ name: clinical(), relation: text(), phone: text() })),
      referredFrom: text(),
      accident: z.nullable(
        z.object({
          kind: AccidentKind,
          place: text(),
          at: z.nullable(code()),
          police: z.nullable(z.object({ reportNumber: text(), officer: text(), station: text() })),
        }),
      ),
      complaint: text(),
      /** The person's identity was unknown. */
      unidentified: z.boolean(),
      recordedBy: staff(),
    }),
  ),
  /** A further triage does not replace the earlier ones. `doctorMinutes` is the scale's target at that time. */
  EmergencyTriaged: event(
    z.object({
      ...happened,
      scale: TriageScale,
      level: z.int(),
      colour: TriageColour,
      doctorMinutes: z.nullable(z.int()),
      findings: z.object({
        airway: TriageFinding,
        breathing: TriageFinding,
        circulation: TriageFinding,
        disability: TriageFinding,
      }),
      reasons: text(),
      downgradeReason: text(),
      triagedBy: staff(),
    }),
  ),
  EmergencyDisposed: event(
    z.object({
      ...happened,
      disposition: Disposition,
      note: text(),
      destination: text(),
      statement: z.nullable(z.object({ signer: clinical(), relation: text(), witness: text() })),
      diedAt: z.nullable(code()),
      /** Why the patient left although orders were pending. */
      openOrdersReason: z.optional(text()),
      disposedBy: staff(),
    }),
  ),
  EmergencyDispositionWithdrawn: event(z.object({ ...happened, disposition: Disposition, reason: clinical() })),
};
export type EmergencyEvent = EventOf<typeof emergencyEvents>;
export type EventData<Type extends EmergencyEvent['type']> = Extract<EmergencyEvent, { type: Type }>['data'];
