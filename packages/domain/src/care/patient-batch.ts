import type { BodyOf } from '@alur/contracts/kernel/command';
import type { registerPatient } from '@alur/contracts/patient/commands';
import { streamName } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { numberClaims } from '../patient/number-claims.js';

/**
 * A row that can be registered: its number in the spreadsheet, its `patient/register` body, whether it may be a
 * duplicate.
 */
export interface CheckedRow {
  row: number;
  body: BodyOf<typeof registerPatient>;
  isDuplicate: boolean;
}

/** A row with its reserved ids and numbers. */
export interface PreparedRow extends CheckedRow {
  patientId: number;
  /** The same person was registered after the file was checked. */
  isRepeated: boolean;
  /** The row's own record number, or the facility's next. */
  recordNumber: string;
}

/** What is prepared for a batch. */
export interface PreparedBatch {
  from: number;
  to: number;
  isLast: boolean;
  skipped: number;
  rows: readonly PreparedRow[];
}

/** SHAPES: an append writes at most 64 streams; of them the import's own and, in the last, its turn. */
const MOST_STREAMS = 62;

/**
 * How many of these rows fit into one append: each writes the patient, the claim on her record number, and one on each
 * of NIK and BPJS number. Two rows whose claims share a stream go into separate appends, so that the second sees the
 * first's claim.
 */
export const fitting = (rows: readonly CheckedRow[], context: Pick<DecisionContext, 'merchantId' | 'hash'>): number => {
  const taken = new Set<string>();
  let streams = 0;
  for (const [at, { body }] of rows.entries()) {
    const claims = numberClaims(body, 0, {}, context).claims.map(streamName);
    streams += 2 + claims.length;
    if (streams > MOST_STREAMS || claims.some(claim => taken.has(claim))) return at;
    for (const claim of claims) taken.add(claim);
  }
  return rows.length;
};
