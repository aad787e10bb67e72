import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, the longest first. */
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

/** A long file that began last would be waited for by idle processors; a fresh clone knows no times to sort by. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
