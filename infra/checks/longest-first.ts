import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest spec files, the slowest first. */
export const long = [
  'web/e2e/screens.e2e.ts',
  'services/faults/e2e/faults.e2e.ts',
  'services/day-runner/e2e/day.e2e.ts',
  'services/api/e2e/processes.e2e.ts',
  'services/api/src/platform/replay/replays.db.spec.ts',
  'services/api/src/platform/projector/sharing.db.spec.ts',
  'packages/embedded-pg/src/embedded-pg.db.spec.ts',
];
const place = ({ moduleId }: TestSpecification): number => {
  const at = long.findIndex(file => moduleId.endsWith(file));
  return at === -1 ? long.length : at;
};

/**
 * Runs the slowest files first: one that started last would leave the other processors idle, and a fresh clone has no
 * measured times to sort by.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
