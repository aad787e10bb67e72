import { exportLog, type Exported } from '../platform/transfer/export-log.js';
import { one, readArguments } from './command-line.js';
import { assertInstalled, openInstallation, toThisVersion } from './installation.js';
import { assertAbsent } from './refused.js';
import type { Tool } from './tool.js';

/** Writes the whole log with its ledger into one file; the system may be running or stopped. */
export const exportTool: Tool = async ({ args, config, progress }) => {
  const given = readArguments(args, { texts: ['out'], flags: ['json'] });
  const out = one(given.out, 'out');
  assertAbsent(out);
  assertInstalled(config);
  const installation = await openInstallation(config, toThisVersion);
  try {
    const exported = await exportLog({ ...installation, out, progress });
    return {
      ok: exported.unclean === null,
      sentence: `${out} holds ${exported.events} events${exported.resumed ? ', the first of them from an attempt that was broken off' : ''}${uncleanly(exported)}`,
      result: { out, ...exported },
    };
  } finally {
    await installation.close();
  }
};

export const uncleanly = ({ unclean }: Pick<Exported, 'unclean'>): string =>
  unclean
    ? `; NOT CLEAN: those from ${unclean.first} to ${unclean.last} are not what was signed: run log:verify, for such a log is not imported`
    : '';
