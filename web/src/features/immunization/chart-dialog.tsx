import type { PlannedDose } from '@alur/contracts/immunization/schedule';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/ui/dialog';
import { DoseLine } from './dose-line';
import { ScheduleChart } from './schedule-chart';
import type { Immunizations, Vaccinated } from './use-immunizations';

/** The whole schedule over the page, with all that she has had. */
export function ChartDialog({
  patient,
  hers,
  onGive,
  onClose,
}: {
  patient: Vaccinated;
  hers: Immunizations;
  onGive: ((dose: PlannedDose) => void) | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('immunization');
  return (
    <Dialog open size="lg" title={t('chartTitle')} description={patient.name} onOpenChange={open => !open && onClose()}>
      <div className="grid gap-4">
        <ScheduleChart plan={hers.plan} onGive={onGive} />
        {hers.rows.length > 0 && (
          <section aria-label={t('history')}>
            <h3 className="font-semibold">{t('history')}</h3>
            <ul className="divide-y">
              {hers.rows.map(row => (
                <DoseLine key={row.id} row={row} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
