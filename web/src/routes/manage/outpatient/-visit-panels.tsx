import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import type { ComponentType } from 'react';
import { ReadOnlyContext } from '@/access/read-only';

/** What a module puts beside a visit's record: `VisitPanel` of its `visit-panel.tsx`. Who may not see it sees nothing. */
type VisitPanel = ComponentType<{ visit: VisitRecordRow }>;

const files = import.meta.glob<VisitPanel>('../../../features/*/visit-panel.tsx', { import: 'VisitPanel' });
let panels: readonly (readonly [path: string, Panel: VisitPanel])[] = [];

/** A `loader`: fetches the panels beside the page's own code, so that none appears late and moves what is there. */
export async function loadVisitPanels(): Promise<void> {
  panels = await Promise.all(Object.entries(files).map(async ([path, load]) => [path, await load()] as const));
}

/** The panels of all modules. Each knows by itself until when something may be written. */
export function VisitPanels({ visit }: { visit: VisitRecordRow }) {
  return (
    <ReadOnlyContext value={false}>
      {panels.map(([path, Panel]) => (
        <Panel key={path} visit={visit} />
      ))}
    </ReadOnlyContext>
  );
}
