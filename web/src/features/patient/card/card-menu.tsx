import type { PatientDetail } from '@alur/contracts/patient/rows';
import { IdCard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Menu, MenuItem } from '@/ui/menu';

const PatientCard = lazy(async () => ({ default: (await import('./patient-papers')).PatientCard }));
const RecordCard = lazy(async () => ({ default: (await import('./patient-papers')).RecordCard }));

/** Prints either card of a patient: the one that she carries, and the one at the head of her record. */
export function CardMenu({ patient }: { patient: PatientDetail }) {
  const { t } = useTranslation('patient');
  const [open, setOpen] = useState<'patient' | 'record' | null>(null);
  if (patient.status !== 'active') return null;
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        trigger={
          <Button size="icon" aria-label={t('card.menu')}>
            <IdCard aria-hidden />
          </Button>
        }
      >
        <MenuItem onSelect={() => setOpen('patient')}>{t('card.patient')}</MenuItem>
        <MenuItem onSelect={() => setOpen('record')}>{t('card.record')}</MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {open === 'patient' && <PatientCard patient={patient} onClose={close} />}
        {open === 'record' && <RecordCard patient={patient} onClose={close} />}
      </Suspense>
    </>
  );
}
