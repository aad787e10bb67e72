import { bloodPressureTable } from './blood-pressure.js';
import { humptyDumpty, morse } from './falls.js';
import { gcs } from './gcs.js';
import { news2, news2Scale2 } from './news2.js';
import { aldrete, mst, norton } from './nursing.js';
import { flacc, nips, nrs } from './pain.js';
import { bromage, steward } from './recovery.js';
import type { AnyTable } from './rule.js';
import { commonOutcomes, type ScoreOutcome, type ScoreResult, type ScoreTable } from './score.js';

/** The score tables that any form may use. Superseded versions stay, because stored scores refer to them. */
export const scoreTables: readonly ScoreTable[] = [
  gcs,
  news2,
  news2Scale2,
  morse,
  humptyDumpty,
  norton,
  mst,
  nrs,
  flacc,
  nips,
  aldrete,
  steward,
  bromage,
  bloodPressureTable,
];

/** The newest version of a table. */
export const newestTable = (table: string): ScoreTable | undefined =>
  scoreTables.findLast(each => each.table === table);

/** The version of a table by which a result was computed. */
export const tableOf = (
  { table, version }: Pick<ScoreResult, 'table' | 'version'>,
  tables: readonly AnyTable[] = scoreTables,
): AnyTable | undefined => tables.find(each => each.table === table && each.version === version);

/** The outcome's name. */
export const outcomeOf = (
  result: Pick<ScoreResult, 'table' | 'version' | 'outcome'>,
  tables: readonly AnyTable[] = scoreTables,
): ScoreOutcome => {
  const { outcome } = result;
  const common: Readonly<Record<string, ScoreOutcome>> = commonOutcomes;
  const own: Readonly<Record<string, ScoreOutcome>> | undefined = tableOf(result, tables)?.outcomes;
  return common[outcome] ?? own?.[outcome] ?? { id: outcome, en: outcome, tone: 'neutral' };
};
