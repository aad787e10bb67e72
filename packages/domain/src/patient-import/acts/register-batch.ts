import { registerPatientBatch } from '@alur/contracts/patient-import/commands';
import { act } from '../../kernel/act.js';
import { writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { uniqueName, uniqueNameOf, type NameEvent } from '../../kernel/name.js';
import { Rejection } from '../../kernel/rejection.js';
import { numberClaims } from '../../patient/number-claims.js';
import { patient, type PatientState } from '../../patient/patient.js';
import type { PatientEvent } from '../../patient/events.js';
import { register } from '../../patient/register.js';
import type { PreparedBatch, PreparedRow } from '../../care/patient-batch.js';
import { patientImport, recordBatch } from '../patient-import.js';
import { releaseTurn, turnOf } from '../turn.js';

const batchOf = ({ prepared }: DecisionContext): PreparedBatch | undefined =>
  prepared['batch'] as PreparedBatch | undefined;

/** The `patient/register` command of one row. */
const commandOf = ({ body }: PreparedRow) => ({ ...body, id: 0 });
const contextOf = (context: DecisionContext, { patientId, recordNumber }: PreparedRow): DecisionContext => ({
  ...context,
  ids: { patient: patientId },
  prepared: { recordNumber, duplicates: [] },
});

/** Assigns each row its own claims out of all that are loaded. */
const slices = <T>(rows: readonly PreparedRow[], context: DecisionContext, all: readonly T[]): T[][] => {
  let at = 0;
  return rows.map(row => {
    const { length } = numberClaims(row.body, row.patientId, {}, context).claims;
    at += length;
    return all.slice(at - length, at);
  });
};

/**
 * Registers the next rows as `patient/register` would, each in its own streams, and records that on the import: all in
 * one append, so that a repetition after a crash finds it done. A refused row does not stop the others.
 */
export const registerPatientBatchAct = act({
  command: registerPatientBatch,
  sees: {
    it: patientImport,
    turn: uniqueName,
    patients: [patient],
    recordNumbers: [uniqueName],
    claims: [uniqueName],
    claimants: [patient],
  },
  primary: 'it',
  streams: ({ id }, loaded, context) => {
    const rows = batchOf(context)?.rows ?? [];
    const claims = slices(rows, context, loaded.claims ?? []);
    const wanted = rows.map((row, at) => numberClaims(row.body, row.patientId, { claims: claims[at] ?? [] }, context));
    return {
      it: writes(patientImport, id),
      turn: batchOf(context)?.isLast ? turnOf(context) : undefined,
      patients: rows.map(({ patientId }) => writes(patient, patientId)),
      recordNumbers: rows.map(({ recordNumber }) => uniqueNameOf('record-number', recordNumber, context)),
      claims: wanted.flatMap(each => each.claims),
      claimants: wanted.flatMap(each => each.claimants),
    };
  },
  decide: ({ id, from }, states, context) => {
    const batch = batchOf(context);
    // The import was cancelled meanwhile, or this batch is done already.
    if (states.it.status !== 'registering' || states.it.next !== from || batch?.from !== from) return {};
    const claims = slices(batch.rows, context, states.claims);
    const patients: PatientEvent[][] = [];
    const recordNumbers: NameEvent[][] = [];
    const claimed: NameEvent[][] = [];
    const refused: { row: number; code: string }[] = [];
    for (const [at, row] of batch.rows.entries()) {
      const own = {
        patient: states.patients[at] as PatientState,
        recordNumber: states.recordNumbers[at] ?? { holder: null },
        claims: claims[at] ?? [],
        claimants: states.claimants,
      };
      const registration = registered(row, own, contextOf(context, row));
      if ('code' in registration) refused.push({ row: row.row, code: registration.code });
      const events = 'code' in registration ? undefined : registration;
      patients.push(events?.patient ?? []);
      recordNumbers.push(events?.recordNumber ?? []);
      claimed.push(...(events?.claims ?? own.claims.map(() => [])));
    }
    const { to, isLast, skipped } = batch;
    const outcome = { from, to, isLast, skipped, registered: batch.rows.length - refused.length, refused };
    const turn = states.turn && releaseTurn(states.turn, id, context);
    return { it: recordBatch(states.it, outcome), turn, patients, recordNumbers, claims: claimed };
  },
});

type States = Parameters<typeof register.decide>[1];

const registered = (row: PreparedRow, states: States, context: DecisionContext) => {
  if (row.isRepeated) return { code: 'patient.possible-duplicate' };
  try {
    return register.decide(commandOf(row), states, context);
  } catch (error) {
    if (error instanceof Rejection) return { code: error.code };
    throw error;
  }
};
