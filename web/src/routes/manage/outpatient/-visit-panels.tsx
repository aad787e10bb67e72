import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import type { ComponentType } from 'react';
import { ReadOnlyContext } from '@/access/read-only';

/** What a module puts beside a visit's record, in its `visit-panel.tsx`. Who may not see it sees nothing. */
interface PanelFile {
  VisitPanel: ComponentType<{ visit: VisitRecordRow; isStay?: boolean }>;
  /** Fetches the panel's words. */
  loadTexts: () => Promise<void>;
}

const files = import.meta.glob<PanelFile>('../../../features/*/visit-panel.tsx');
let panels: readonly { path: string; Panel: PanelFile['VisitPanel'] }[] = [];

const fetched = async (path: string, load: () => Promise<PanelFile>) => {
  const { VisitPanel, loadTexts } = await load();
  await loadTexts();
  return { path, Panel: VisitPanel };
};

/** A `loader`: fetches the panels beside the page's own code, so that none appears late and moves what is there. */
export async function loadVisitPanels(): Promise<void> {
  panels = await Promise.all(Object.entries(files).map(([path, load]) => fetched(path, load)));
}

/** The panels of all modules. Each knows by itself until when something may be written. */
export function VisitPanels({ visit, isStay = false }: { visit: VisitRecordRow; isStay?: boolean }) {
  return (
    <ReadOnlyContext value={false}>
      {panels.map(({ path, Panel }) => (
        <Panel key={path} visit={visit} isStay={isStay} />
      ))}
    </ReadOnlyContext>
  );
}
