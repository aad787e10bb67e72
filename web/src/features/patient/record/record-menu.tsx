import type { PatientDetail } from '@alur/contracts/patient/rows';
import { EllipsisVertical, Eraser, Merge } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { Button } from '@/ui/button';
import { Menu, MenuItem } from '@/ui/menu';

// Few people do this and seldom, so the dialogs are loaded lazily.
const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog')).MergeDialog }));
const EraseDialog = lazy(async () => ({ default: (await import('./erase-dialog')).EraseDialog }));

/** The actions on a record as a whole; nothing without a right to any of them. */
export function RecordMenu({ patient, onOpen }: { patient: PatientDetail; onOpen: (id: number) => void }) {
  const { t } = useTranslation('patient');
  const can = useCan();
  const [doing, setDoing] = useState<'merge' | 'erase' | null>(null);
  const mayMerge = can('front-office.patient-list:merge');
  const mayErase = can('front-office.patient-list:erase') || can('front-office.patient-list:erase-early');
  if (patient.status !== 'active' || !(mayMerge || mayErase)) return null;
  const close = () => setDoing(null);
  return (
    <>
      <Menu
        trigger={
          <Button size="icon" aria-label={t('record.menu')}>
            <EllipsisVertical aria-hidden />
          </Button>
        }
      >
        {mayMerge && (
          <MenuItem onSelect={() => setDoing('merge')}>
            <Merge aria-hidden />
            {t('record.merge')}
          </MenuItem>
        )}
        {mayErase && (
          <MenuItem onSelect={() => setDoing('erase')}>
            <Eraser aria-hidden />
            {t('record.erase')}
          </MenuItem>
        )}
      </Menu>
      <Suspense fallback={null}>
        {doing === 'merge' && (
          <MergeDialog
            patient={patient}
            onMerged={kept => {
              close();
              if (kept !== patient.id) onOpen(kept);
            }}
            onClose={close}
          />
        )}
        {doing === 'erase' && <EraseDialog patient={patient} onClose={close} />}
      </Suspense>
    </>
  );
}
