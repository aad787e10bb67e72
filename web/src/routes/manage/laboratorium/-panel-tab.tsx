import { lazy, Suspense, useState } from 'react';
import { PanelList } from '@/features/laboratory/panel-list';
import { panelForm } from '@/features/laboratory/parameter-forms';
import { useTopic } from '@/live/use-topic';

const CatalogueDialog = lazy(async () => ({
  default: (await import('@/features/catalogue/catalogue-dialog')).CatalogueDialog,
}));

/** The panels, with the form of one beside them. */
export function PanelTab() {
  const { rows } = useTopic(panelForm.spec.topic, {});
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  return (
    <>
      <PanelList onChange={setEditing} onAdd={() => setEditing('new')} />
      {editing !== null && (
        <Suspense>
          <CatalogueDialog
            form={panelForm}
            item={rows.find(({ id }) => id === editing) ?? null}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </>
  );
}
