import type { MedicationRow } from '@alur/contracts/medication/rows';
import { isExpired } from '@alur/contracts/medication/slots';
import { CircleAlert, OctagonX, PenLine, ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { formatDateTime, formatNumber } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { Badge } from '@/ui/status-chip';
import { daysLeft, leftOf } from './chart-cells';
import { useRateText } from './rate-text';

/** The medicine, its directions, and any warning against it. */
export function MedicineDetails({
  row,
  now,
  isUnsigned,
  onAllergy,
}: {
  row: MedicationRow;
  now: number;
  isUnsigned: boolean;
  onAllergy: () => void;
}) {
  const { t } = useTranslation(['medication', 'enums']);
  const can = useCan();
  const rateText = useRateText();
  const isStopped = row.status === 'stopped';
  const hasExpired = isExpired(row, now);
  const days = daysLeft(row, now);
  return (
    <>
      <p className={cn('font-medium', isStopped && 'line-through')}>
        {row.name} {row.doubleCheck && <Badge tone="danger">{t('medication:doubleCheck')}</Badge>}{' '}
        {row.supply !== 'unit_dose' && <Badge>{t(`enums:supply.${row.supply}`)}</Badge>}
      </p>
      <p>
        {orErased(row.signa)}
        {row.route && ` · ${row.route}`}
      </p>
      <p className="tabular text-xs text-muted-foreground">
        {joined(
          row.supply !== 'ward_stock' &&
            t('medication:leftOnWard', { left: formatNumber(leftOf(row), 3), unit: row.unit }),
          row.asNeeded && row.maxPerDay !== null && t('medication:most', { count: row.maxPerDay }),
          row.asNeeded && row.minHours !== null && t('medication:apart', { count: row.minHours }),
          row.rate && t('medication:runsAt', { rate: rateText(row.rate) }),
          row.note && orErased(row.note),
        )}
      </p>
      {row.status !== 'active' && row.reason && (
        <p className="text-xs text-warning-text">
          {t(`enums:medicationStatus.${row.status}`)}: {orErased(row.reason)}
        </p>
      )}
      {hasExpired && row.stopsAt && (
        <p role="alert" className="flex items-center gap-1 text-danger-text">
          <OctagonX aria-hidden className="size-4 shrink-0" />
          {t('medication:expired', { at: formatDateTime(row.stopsAt) })}
        </p>
      )}
      {days !== null && days <= 1 && (
        <p role="alert" className="flex items-center gap-1 text-xs text-danger-text">
          <CircleAlert aria-hidden className="size-3.5" />
          {t('medication:stopsTomorrow')}
        </p>
      )}
      {isUnsigned && (
        <p className="flex items-center gap-1 text-xs text-warning-text">
          <PenLine aria-hidden className="size-3.5" />
          {t('medication:verbal.unsigned')}
        </p>
      )}
      {!isStopped && row.allergies.length > 0 && (
        <div className="my-1 flex flex-wrap items-center gap-2 rounded-md bg-danger-soft px-2 py-1 text-danger-text">
          <ShieldAlert aria-hidden className="size-4" />
          <span role="alert" className="min-w-40 flex-1">
            {t('medication:allergyKnown', {
              substances: row.allergies.map(each => orErased(each.substance)).join(', '),
            })}
          </span>
          {can('inpatient.ongoing.medication:stop') && (
            <Button size="sm" onClick={onAllergy}>
              {t('medication:decideAllergy')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
