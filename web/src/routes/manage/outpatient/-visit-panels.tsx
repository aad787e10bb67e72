import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { Suspense, use, useDeferredValue, type ComponentType } from 'react';
import { ReadOnlyContext } from '@/access/read-only';

/** A module's panel beside a visit's record, from its `visit-panel.tsx`. Without a right to it nothing is shown. */
interface PanelFile {
  VisitPanel: ComponentType<{ visit: VisitRecordRow; isStay?: boolean }>;
  /** Fetches the panel's texts. */
  loadTexts: () => Promise<void>;
}

const files = import.meta.glob<PanelFile>('../../../features/*/visit-panel.tsx');

const fetched = async (path: string, load: () => Promise<PanelFile>) => {
  const { VisitPanel, loadTexts } = await load();
  await loadTexts();
  return { path, Panel: VisitPanel };
};

type Panel = Awaited<ReturnType<typeof fetched>>;
let coming: Promise<Panel[]> | undefined;

/** All panels, so that they appear at once; asked for again if they could not be fetched. */
const panels = (): Promise<Panel[]> =>
  (coming ??= Promise.all(Object.entries(files).map(([path, load]) => fetched(path, load))).catch((error: unknown) => {
    coming = undefined;
    throw error;
  }));

interface PanelsProps {
  visit: VisitRecordRow;
  isStay?: boolean;
}

function Panels({ visit, isStay = false }: PanelsProps) {
  return (
    <ReadOnlyContext value={false}>
      {use(panels()).map(({ path, Panel }) => (
        <Panel key={path} visit={visit} isStay={isStay} />
      ))}
    </ReadOnlyContext>
  );
}

/**
 * The panels of all modules. Each decides by itself whether something can still be written. They stand last in their
 * column, mostly below what a window shows: they come once the page was painted, and move nothing on it.
 */
export function VisitPanels(props: PanelsProps) {
  const isPainted = useDeferredValue(true, false);
  return (
    isPainted && (
      <Suspense fallback={null}>
        <Panels {...props} />
      </Suspense>
    )
  );
}
