import { IdCard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { usePatient } from '@/features/patient/patient-queries';
import { textsFor } from '@/i18n/i18n';
import { Button } from '@/ui/button';
import { Menu, MenuItem } from '@/ui/menu';

const cards = () => import('@/features/patient/card/patient-prints');
const PatientCard = lazy(async () => ({ default: (await cards()).PatientCard }));
const RecordCard = lazy(async () => ({ default: (await cards()).RecordCard }));
const Wristband = lazy(async () => {
  const [{ Wristband: Band }] = await Promise.all([import('@/features/stay/wristband'), textsFor('stay')()]);
  return { default: Band };
});
const PrintConsent = lazy(async () => {
  const [{ PrintConsent: Consent }] = await Promise.all([
    import('@/features/record/forms/print-consent'),
    textsFor('record')(),
  ]);
  return { default: Consent };
});

type Paper = 'patient' | 'record' | 'consent' | 'wristband';

/**
 * Prints what a patient carries or signs, at any time: her card, the card at the head of her record, her general consent
 * and her wristband. Needs the texts of `patient`.
 */
export function PatientPrints({ id, encounterId }: { id: number; encounterId?: number }) {
  const { t } = useTranslation('patient');
  const can = useCan();
  const { data: patient } = usePatient(id);
  const [open, setOpen] = useState<Paper | null>(null);
  if (patient?.status !== 'active') return null;
  const close = () => setOpen(null);
  const mayRead =
    can('outpatient.form:view') || can('outpatient.medical-history:view') || can('inpatient.ongoing:admit');
  const mayBand = can('inpatient.ongoing:view') || can('emergency.ongoing:view');
  const papers: readonly Paper[] = [
    ...(['patient', 'record'] as const),
    ...(mayRead ? (['consent'] as const) : []),
    ...(mayBand ? (['wristband'] as const) : []),
  ];
  return (
    <>
      <Menu
        trigger={
          <Button size="icon" aria-label={t('card.menu')}>
            <IdCard aria-hidden />
          </Button>
        }
      >
        {papers.map(paper => (
          <MenuItem key={paper} onSelect={() => setOpen(paper)}>
            {t(`card.${paper}`)}
          </MenuItem>
        ))}
      </Menu>
      <Suspense fallback={null}>
        {open === 'patient' && <PatientCard patient={patient} onClose={close} />}
        {open === 'record' && <RecordCard patient={patient} onClose={close} />}
        {open === 'consent' && <PrintConsent personId={id} encounterId={encounterId} onClose={close} />}
        {open === 'wristband' && <Wristband personId={id} onClose={close} />}
      </Suspense>
    </>
  );
}
