import type { Variant } from '@alur/contracts/record/early-warning';
import type { ObservationCategory } from '@alur/contracts/record/observation-rows';
import { COMPLAINT, LOINC, vitalCodes, type Vitals, type VitalSign } from '@alur/contracts/record/vitals';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { ObservationEvent, ObservationItem } from './events.js';

/** One set of values; its stream is folded only to correct or void it, or to acknowledge its alert. */
export type ObservationState =
  | { readonly status: 'none' }
  | (CareHeader & {
      readonly status: 'recorded' | 'voided';
      readonly observationId: number;
      readonly category: ObservationCategory;
      readonly effectiveAt: string;
      readonly version: number;
      readonly items: readonly ObservationItem[];
      /** The table by which she was scored; null if nothing was scored, as for outpatients. */
      readonly variant: Variant | null;
      /** Whether there is an alert, and who has acknowledged it. */
      readonly isAlarming: boolean;
      readonly acknowledgedBy: Staff | null;
    });

export const observation: Aggregate<ObservationState, ObservationEvent> = {
  kind: 'observation',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'ObservationsRecorded':
        return {
          ...headerOf(data),
          status: 'recorded',
          observationId: data.observationId,
          category: data.category ?? 'vital_signs',
          effectiveAt: data.effectiveAt,
          version: 1,
          items: data.items,
          variant: data.variant ?? null,
          isAlarming: data.alert !== undefined,
          acknowledgedBy: null,
        };
      // An acknowledgement concerned the previous values, so that corrected ones need another.
      case 'ObservationsCorrected':
        if (state.status === 'none') return state;
        return {
          ...{ ...state, version: data.version, items: data.items, variant: data.variant ?? null },
          ...{ isAlarming: data.alert !== undefined, acknowledgedBy: null },
        };
      case 'ObservationsVoided':
        return state.status === 'none' ? state : { ...state, status: 'voided' };
      case 'ObservationAlertAcknowledged':
        return state.status === 'none' ? state : { ...state, acknowledgedBy: data.acknowledgedBy };
    }
  },
};

const item = (code: string, display: string): ObservationItem => ({
  coding: { system: LOINC, version: null, code, display },
  value: null,
  unit: null,
  text: null,
});

/** Measurements and the complaint as coded items; what was not measured is left out. */
const itemsOf = ({ complaint, ...vitals }: Vitals & { complaint: string }): ObservationItem[] => [
  ...(complaint === '' ? [] : [{ ...item(COMPLAINT.loinc, COMPLAINT.display), text: complaint }]),
  ...(Object.keys(vitalCodes) as VitalSign[]).flatMap(sign => {
    const { loinc, display, ucum } = vitalCodes[sign];
    const value = vitals[sign];
    return value === null ? [] : [{ ...item(loinc, display), value, unit: ucum }];
  }),
];

export const recordVitals = (
  observationId: number,
  vitals: Vitals & { complaint: string },
  by: { recordedBy: Staff; effectiveAt: string },
  visit: CareHeader,
): ObservationEvent[] => {
  const items = itemsOf(vitals);
  ensure(items.length > 0, 'consultation.vitals-empty');
  return [{ type: 'ObservationsRecorded', data: { ...headerOf(visit), observationId, ...by, items } }];
};
