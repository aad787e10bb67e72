import type { VitalsEntry } from '@alur/contracts/consultation/rows';
import { bloodPressure, vitalRanges, type VitalSign } from '@alur/contracts/record/vitals';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatTime } from '@/ui/format';
import type { NewestVitals } from './newest-vitals';
import { bmiOf, signs } from './vitals-values';

/**
 * The newest vital signs; those of an earlier time show when. A pressure that lacks one of its values says so (SPEC 5).
 */
export function VitalsSummary({ entry, earlier = {} }: { entry: VitalsEntry; earlier?: NewestVitals['earlier'] }) {
  const { t } = useTranslation('record');
  const pressure = bloodPressure(entry);
  const bmi = bmiOf(entry);
  const shown = signs.filter(
    (sign): sign is VitalSign => sign !== 'systolic' && sign !== 'diastolic' && entry[sign] !== null,
  );
  return (
    <div className="flex flex-col gap-2">
      {entry.complaint && (
        <p className="whitespace-pre-line">
          {entry.complaint} <Earlier at={earlier.complaint} />
        </p>
      )}
      <dl className="tabular grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-3 gap-y-1.5">
        {pressure.kind !== 'none' && (
          <div>
            <dt className="text-xs text-muted-foreground">{t('vitals.bloodPressure')}</dt>
            <dd className="font-medium">
              {pressure.kind === 'complete' ? (
                <>
                  {pressure.systolic}/{pressure.diastolic}{' '}
                  <span className="text-xs font-normal text-muted-foreground">mmHg</span>
                </>
              ) : (
                <span className="inline-flex items-center gap-1 text-xs text-warning-text">
                  <TriangleAlert aria-hidden className="size-3.5" />
                  {t('vitals.incomplete')}
                </span>
              )}{' '}
              <Earlier at={earlier.systolic} />
            </dd>
          </div>
        )}
        {shown.map(sign => (
          <div key={sign}>
            <dt className="truncate text-xs text-muted-foreground">{t(`sign.${sign}`)}</dt>
            <dd className="font-medium">
              {formatNumber(entry[sign]!)}{' '}
              <span className="text-xs font-normal text-muted-foreground">
                {sign === 'painScore' ? '/10' : t(`unit.${vitalRanges[sign].unit}`)}
              </span>{' '}
              <Earlier at={earlier[sign]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="tabular text-xs text-muted-foreground">
        {t('vitals.at', { time: formatTime(entry.at) })}
        {bmi !== null && ` · ${t('vitals.bmi', { value: formatNumber(bmi) })}`}
      </p>
    </div>
  );
}

function Earlier({ at }: { at: string | undefined }) {
  if (at === undefined) return null;
  return (
    <time dateTime={at} className="text-xs font-normal text-muted-foreground">
      {formatTime(at)}
    </time>
  );
}
