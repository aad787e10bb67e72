import type { BodyOf } from '@alur/contracts/kernel/command';
import type { confirmPatientImport } from '@alur/contracts/patient-import/commands';
import type { Aggregate } from '../kernel/aggregate.js';
import type { Staff } from '../kernel/care-header.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { PatientImportEvent } from './events.js';

type DataOf<T extends PatientImportEvent['type']> = Extract<PatientImportEvent, { type: T }>['data'];
/** Result of checking the file. */
export type Found = Omit<DataOf<'PatientImportChecked'>, 'importId'>;

interface Known {
  readonly importId: number;
  readonly fileId: string;
}
interface Progress {
  readonly duplicateChoice: DataOf<'PatientImportConfirmed'>['duplicateChoice'];
  readonly next: number;
  readonly registered: number;
  readonly skipped: number;
  readonly refused: number;
}
export type PatientImportState =
  | { readonly status: 'none' }
  | (Known & { readonly status: 'uploaded' | 'unreadable' | 'cancelled' | 'finished' })
  | (Known & { readonly status: 'checked'; readonly found: Found })
  | (Known & { readonly status: 'registering'; readonly found: Found } & Progress);

const evolve = (state: PatientImportState, event: PatientImportEvent): PatientImportState => {
  if (event.type === 'PatientImportUploaded') {
    const { importId, fileId } = event.data;
    return { status: 'uploaded', importId, fileId };
  }
  if (state.status === 'none') return state;
  const { importId, fileId } = state;
  switch (event.type) {
    case 'PatientImportChecked': {
      const { importId: _, ...found } = event.data;
      if (found.problem !== null) return { status: 'unreadable', importId, fileId };
      return { status: 'checked', importId, fileId, found };
    }
    case 'PatientImportConfirmed': {
      if (state.status !== 'checked') return state;
      const { duplicateChoice } = event.data;
      return { ...state, status: 'registering', duplicateChoice, next: 0, registered: 0, skipped: 0, refused: 0 };
    }
    case 'PatientImportBatchRegistered': {
      if (state.status !== 'registering') return state;
      const { to, registered, skipped, refused } = event.data;
      return {
        ...state,
        next: to,
        registered: state.registered + registered,
        skipped: state.skipped + skipped,
        refused: state.refused + refused.length,
      };
    }
    case 'PatientImportCancelled':
      return { status: 'cancelled', importId, fileId };
    case 'PatientImportFinished':
      return { status: 'finished', importId, fileId };
  }
};

export const patientImport: Aggregate<PatientImportState, PatientImportEvent> = {
  kind: 'patient_import',
  initial: { status: 'none' },
  evolve,
};

/** Records the result; returns nothing if the import was cancelled meanwhile, or the result is recorded already. */
export const check = (state: PatientImportState, found: Found | undefined): PatientImportEvent[] => {
  if (state.status !== 'uploaded' || found === undefined) return [];
  return [{ type: 'PatientImportChecked', data: { importId: state.importId, ...found } }];
};

/** "All or nothing" starts only if every row is valid, and registers possible duplicates too. */
export const confirm = (
  state: PatientImportState,
  { mode, duplicates }: BodyOf<typeof confirmPatientImport>,
  confirmedBy: Staff,
): PatientImportEvent[] => {
  if (state.status !== 'checked') throw new Rejection(refusalOf(state));
  const { found, importId } = state;
  if (mode === 'all') {
    ensure(found.bad === 0, 'patient-import.bad-rows', { bad: found.bad });
    ensure(duplicates === 'register' || found.duplicates === 0, 'patient-import.duplicates-skipped', {
      duplicates: found.duplicates,
    });
  }
  ensure(found.good + (duplicates === 'register' ? found.duplicates : 0) > 0, 'patient-import.nothing-to-register');
  return [{ type: 'PatientImportConfirmed', data: { importId, mode, duplicateChoice: duplicates, confirmedBy } }];
};

const refusalOf = ({ status }: PatientImportState): string => {
  if (status === 'uploaded') return 'patient-import.not-checked';
  return status === 'registering' ? 'patient-import.started' : 'patient-import.ended';
};

/** An import may be cancelled at any time before its end. */
export const cancel = (state: PatientImportState, cancelledBy: Staff): PatientImportEvent[] => {
  ensure(
    state.status === 'uploaded' || state.status === 'checked' || state.status === 'registering',
    'patient-import.ended',
  );
  return [{ type: 'PatientImportCancelled', data: { importId: state.importId, cancelledBy } }];
};

/** Records the rows that are done; with the last of them the import is finished, in the same append. */
export const recordBatch = (
  state: Extract<PatientImportState, { status: 'registering' }>,
  batch: Omit<DataOf<'PatientImportBatchRegistered'>, 'importId'>,
): PatientImportEvent[] => {
  const { importId } = state;
  const batchEvent: PatientImportEvent = { type: 'PatientImportBatchRegistered', data: { importId, ...batch } };
  if (!batch.isLast) return [batchEvent];
  const data = {
    importId,
    registered: state.registered + batch.registered,
    skipped: state.skipped + batch.skipped,
    refused: state.refused + batch.refused.length,
  };
  return [batchEvent, { type: 'PatientImportFinished', data }];
};
