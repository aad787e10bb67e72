import type { EncounterKind } from '@alur/contracts/encounter/enums';
import { vitalCodes, type VitalSign } from '@alur/contracts/record/vitals';
import type { ClassBasis } from '@alur/contracts/stay/commands';
import type { RecordedEvent } from '../../vocabulary.js';
import type { SentAllergy } from './allergies-read.js';
import type { SentImmunization } from './immunizations-read.js';
import type { SentLaboratoryOrder } from './laboratory-read.js';
import type { SentPrescription } from './medicines-read.js';
import type { SentRadiologyOrder } from './radiology-read.js';

/** Somebody or something of the facility as SATUSEHAT knows it. */
export interface Known {
  readonly id: string;
  readonly name: string;
}

export interface SentDiagnosis {
  readonly diagnosisId: number;
  readonly code: string;
  readonly name: string;
  readonly isPrimary: boolean;
  readonly recordedAt: string;
}

export interface SentProcedure {
  readonly procedureId: number;
  readonly code: string;
  readonly name: string;
  readonly performedAt: string;
}

export interface SentObservation {
  readonly observationId: number;
  readonly sign: VitalSign;
  readonly value: number;
  readonly observedAt: string;
}

/** Kinds of visits that are sent. */
export type SentKind = Extract<EncounterKind, 'outpatient' | 'emergency' | 'inpatient'>;

/** FHIR's words for how a patient leaves, and the ministry's two for a death. */
export type Disposition = 'home' | 'other-hcf' | 'aadvice' | 'oth' | 'exp-lt48h' | 'exp-gt48h';

/** A step of the visit, which lasts until the next one begins, or the visit ends. */
export interface SentStep {
  readonly status: 'arrived' | 'triaged' | 'planned' | 'in-progress';
  readonly at: string;
}

/** Where the patient was; in a ward, in which class, and how it compares with hers. */
export interface SentPlace {
  readonly location: Known;
  readonly from: string;
  readonly until: string;
  readonly inClass: { readonly name: string; readonly basis: ClassBasis } | null;
}

/** A medicine by its catalogue item. */
export interface KnownMedicine {
  readonly name: string;
  readonly form: string;
  readonly kfaCode: string | null;
}

/** What the service knows of the facility's people and goods; what is missing here, it does not know. */
export interface KnownThere {
  /** Practitioners by the staff's id. */
  readonly practitioners: ReadonlyMap<number, Known>;
  readonly medicines: ReadonlyMap<number, KnownMedicine>;
  /** LOINC codes by the laboratory's parameter, as its catalogue has them when the visit is sent. */
  readonly loincs: ReadonlyMap<number, string | null>;
}

/** All that is sent of a finished visit. */
export interface SentVisit {
  readonly encounterId: number;
  readonly kind: SentKind;
  readonly organizationId: string;
  readonly patient: Known;
  readonly practitioner: Known;
  readonly course: readonly [SentStep, ...SentStep[]];
  readonly finishedAt: string;
  readonly places: readonly SentPlace[];
  /** How she left, in the words of FHIR or of the ministry; null where nothing here says it. */
  readonly disposition: Disposition | null;
  readonly diagnoses: readonly SentDiagnosis[];
  readonly procedures: readonly SentProcedure[];
  readonly observations: readonly SentObservation[];
  /** The chief complaint; empty if none was written. */
  readonly complaint: string;
  readonly prescriptions: readonly SentPrescription[];
  readonly allergies: readonly SentAllergy[];
  readonly laboratory: readonly SentLaboratoryOrder[];
  readonly radiology: readonly SentRadiologyOrder[];
  readonly immunizations: readonly SentImmunization[];
  readonly known: KnownThere;
}

/** What of a visit's record is sent. */
type Recorded =
  | RecordedEvent<'DiagnosisRecorded'>
  | RecordedEvent<'DiagnosisChanged'>
  | RecordedEvent<'DiagnosisRemoved'>
  | RecordedEvent<'ProcedureRecorded'>
  | RecordedEvent<'ProcedureRemoved'>;

/** The diagnoses and procedures that stand at the end of the visit's record; the primary diagnosis first. */
export const recordedIn = (
  events: readonly Recorded[],
): { diagnoses: SentDiagnosis[]; procedures: SentProcedure[] } => {
  const diagnoses = new Map<number, SentDiagnosis>();
  const procedures = new Map<number, SentProcedure>();
  for (const { type, data, meta } of events)
    switch (type) {
      case 'DiagnosisRecorded': {
        const { diagnosisId, coding, kind } = data;
        const about = { diagnosisId, code: coding.code, name: coding.display };
        diagnoses.set(diagnosisId, { ...about, isPrimary: kind === 'primary', recordedAt: meta.at });
        break;
      }
      case 'DiagnosisChanged': {
        const before = diagnoses.get(data.diagnosisId);
        if (before) diagnoses.set(data.diagnosisId, { ...before, isPrimary: data.kind === 'primary' });
        break;
      }
      case 'DiagnosisRemoved':
        diagnoses.delete(data.diagnosisId);
        break;
      case 'ProcedureRecorded': {
        const { procedureId, coding, effectiveAt } = data;
        const about = { procedureId, code: coding.code, name: coding.display };
        procedures.set(procedureId, { ...about, performedAt: effectiveAt });
        break;
      }
      case 'ProcedureRemoved':
        procedures.delete(data.procedureId);
        break;
    }
  const inOrder = [...diagnoses.values()].toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  return { diagnoses: inOrder, procedures: [...procedures.values()] };
};

/** A visit's set of vital signs, as its record shows them. */
type Vitals = { readonly observationId: number; readonly at: string } & Readonly<Record<VitalSign, number | null>>;

/** Each sign that was measured. */
export const observedIn = (vitals: readonly Vitals[]): SentObservation[] =>
  vitals.flatMap(one =>
    (Object.keys(vitalCodes) as VitalSign[]).flatMap(sign => {
      const value = one[sign];
      return value === null ? [] : [{ observationId: one.observationId, sign, value, observedAt: one.at }];
    }),
  );
