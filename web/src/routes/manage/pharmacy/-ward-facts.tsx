import { medicationChart } from '@alur/contracts/medication/rows';
import { isExpired } from '@alur/contracts/medication/slots';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { stayDetail } from '@alur/contracts/stay/rows';
import { BedDouble } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '@/live/clock';
import { useTopic } from '@/live/use-topic';
import { formatDate } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { Badge } from '@/ui/status-chip';

/**
 * What the review of a ward's prescription needs beside the lines: her bed, her expected discharge, and her other
 * medicines.
 */
export function WardFacts({ prescription }: { prescription: PrescriptionRow }) {
  const { t } = useTranslation('prescription');
  const { encounterId } = prescription;
  const now = useNow(60_000);
  const stay = useTopic(stayDetail, { encounterId }).rows.find(row => row.encounterId === encounterId);
  const chart = useTopic(medicationChart, { encounterId }).rows;
  const others = chart
    .filter(row => row.prescriptionId !== prescription.id && row.status !== 'stopped' && !isExpired(row, now))
    .filter(({ wardId, supply }) => wardId !== null && supply !== 'take_home')
    .toSorted((a, b) => a.name.localeCompare(b.name, 'id'));
  const own = new Set(prescription.lines.flatMap(({ medicineId }) => medicineId ?? []));
  if (!stay && others.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5">
      {stay && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="flex items-center gap-1.5">
            <BedDouble aria-hidden className="size-4" />
            {[stay.unitName, stay.roomName, stay.bedName].filter(Boolean).join(', ')}
          </span>
          {(stay.dischargeOn ?? stay.estimatedOn) && (
            <span>{t('ward.goesOn', { date: formatDate(stay.dischargeOn ?? stay.estimatedOn ?? '') })}</span>
          )}
        </p>
      )}
      {others.length > 0 && (
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="text-xs text-muted-foreground">{t('ward.alsoGets')}</span>
          {others.map(row => (
            <span key={row.id}>
              {row.name} <span className="text-muted-foreground">{orErased(row.signa)}</span>{' '}
              {row.medicineId !== null && own.has(row.medicineId) && <Badge tone="danger">{t('ward.twice')}</Badge>}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
