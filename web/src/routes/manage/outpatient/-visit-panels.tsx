import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import type { ComponentType } from 'react';
import { ReadOnlyContext } from '@/access/read-only';

/** A module's panel beside a visit's record, from its `visit-panel.tsx`. Without a right to it nothing is shown. */
interface PanelFile {
  VisitPanel: ComponentType<{ visit: VisitRecordRow; isStay?: boolean }>;
  /** Fetches the panel's texts. */
  loadTexts: () => Promise<void>;
}

const files = import.meta.glob<PanelFile>('../../../features/*/visit-panel.tsx');
let panels: readonly { path: string; Panel: PanelFile['VisitPanel'] }[] = [];

const fetched = async (path: string, load: () => Promise<PanelFile>) => {
  const { VisitPanel, loadTexts } = await load();
  await loadTexts();
  return { path, Panel: VisitPanel };
};

/**
 * A `loader`: fetches the panels while the page's code is loading, so that none appears late and moves what is on the
 * screen.
 */
export async function loadVisitPanels(): Promise<void> {
  panels = await Promise.all(Object.entries(files).map(([path, load]) => fetched(path, load)));
}

/** The panels of all modules. Each decides by itself whether something can still be written. */
export function VisitPanels({ visit, isStay = false }: { visit: VisitRecordRow; isStay?: boolean }) {
  return (
    <ReadOnlyContext value={false}>
      {panels.map(({ path, Panel }) => (
        <Panel key={path} visit={visit} isStay={isStay} />
      ))}
    </ReadOnlyContext>
  );
}
