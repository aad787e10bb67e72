import type { RadiologyReportRow, ReportVersion } from '@alur/contracts/radiology/rows';

/** What holds at present: the report or its last correction, and the addenda since. */
export const presentOf = ({ versions }: Pick<RadiologyReportRow, 'versions'>): readonly ReportVersion[] =>
  versions.slice(
    Math.max(
      0,
      versions.findLastIndex(({ kind }) => kind !== 'addendum'),
    ),
  );
