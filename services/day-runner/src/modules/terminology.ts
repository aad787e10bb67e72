import type { CommandSpec } from '@alur/contracts/kernel/command';
import * as commands from '@alur/contracts/terminology/commands';
import type { DayModule } from '../day-module.js';
import { accepted, order } from '../day/visit-context.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

const EVENING = 22 * 3600;

/** Imports of codes that were finished with another number than announced, and parts that came after the end. */
export const importsNotWhole = (events: readonly LoggedEvent[]): number => {
  const open = new Map<unknown, number>();
  let wrong = 0;
  for (const { type, data } of events) {
    const id = data['importId'];
    if (type === 'CodeImportBegun') open.set(id, Number(data['total']));
    if (type === 'CodesImported') {
      if (!open.has(id)) wrong += 1;
      open.set(id, (open.get(id) ?? 0) - (data['codes'] as unknown[]).length);
    }
    if (type === 'CodeImportFinished' && open.get(id) !== 0) wrong += 1;
    if (type === 'CodeImportFinished' || type === 'CodeImportCancelled') open.delete(id);
  }
  return wrong;
};

/** Procedures of ICD-9-CM, in the parts in which they are sent. */
const parts = [
  [
    { code: '93.94', display: 'Respiratory medication administered by nebulizer', displayId: 'Nebulisasi' },
    { code: '93.96', display: 'Other oxygen enrichment', displayId: null },
  ],
  [{ code: '86.59', display: 'Closure of skin and subcutaneous tissue of other sites', displayId: null }],
];

export const terminologyDay: DayModule = {
  async atDaysEnd({ administrator }, desk) {
    const does = async (spec: CommandSpec, id: number | null, body: object) =>
      accepted(await desk.send(EVENING, order(administrator, spec, id, body)), spec);
    const begun = { system: 'icd-9-cm', version: 'ICD-9-CM 2010', total: parts.flat().length };
    const id = await does(commands.beginCodeImport, null, begun);
    for (const codes of parts) await does(commands.addCodes, id, { codes });
    await does(commands.finishCodeImport, id, {});
    const stopped = await does(commands.beginCodeImport, null, begun);
    await does(commands.addCodes, stopped, { codes: parts[0] });
    await does(commands.cancelCodeImport, stopped, {});
  },
  zeros: { code_imports_not_whole: importsNotWhole },
  figures: { code_imports: countOf('CodeImportFinished') },
};
