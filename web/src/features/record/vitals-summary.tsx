import type { VitalsEntry } from '@alur/contracts/consultation/rows';
import { unusualSigns, type Unusual } from '@alur/contracts/record/unusual-signs';
import { bloodPressure, vitalRanges, type VitalSign } from '@alur/contracts/record/vitals';
import { ArrowDown, ArrowUp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhen } from '@/live/use-when';
import { ageParts } from '@/ui/age';
import { formatNumber, localDate } from '@/ui/format';
import type { NewestVitals } from './newest-vitals';
import { bmiOf, signs } from './vitals-values';

/**
 * The newest vital signs; those of an earlier time show when. A pressure that lacks one of its values says so (SPEC 5),
 * and a value that is unusual at the patient's age is marked.
 */
export function VitalsSummary({
  entry,
  earlier = {},
  birthDate,
}: {
  entry: VitalsEntry;
  earlier?: NewestVitals['earlier'];
  birthDate: string | null | undefined;
}) {
  const { t } = useTranslation('record');
  const when = useWhen();
  const unusual = unusualSigns(entry, birthDate ? ageParts(birthDate, localDate(entry.at)).years : null);
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
                  <Figure unusual={unusual.systolic ?? unusual.diastolic}>
                    {pressure.systolic}/{pressure.diastolic}
                  </Figure>{' '}
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
              <Figure unusual={unusual[sign]}>{formatNumber(entry[sign]!)}</Figure>{' '}
              <span className="text-xs font-normal text-muted-foreground">
                {sign === 'painScore' ? '/10' : t(`unit.${vitalRanges[sign].unit}`)}
              </span>{' '}
              <Earlier at={earlier[sign]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="tabular text-xs text-muted-foreground">
        {t('vitals.at', { time: when(entry.at) })}
        {bmi !== null && ` · ${t('vitals.bmi', { value: formatNumber(bmi) })}`}
      </p>
    </div>
  );
}

/** A value that is marked by an arrow besides its colour where it is unusual, in words for screen readers. */
function Figure({ unusual, children }: { unusual: Unusual | undefined; children: ReactNode }) {
  const { t } = useTranslation('record');
  if (unusual === undefined) return children;
  const Arrow = unusual === 'high' ? ArrowUp : ArrowDown;
  return (
    <span className="font-semibold text-danger-text" title={t(`vitals.${unusual}`)}>
      {children}
      <Arrow aria-hidden className="inline size-3.5 align-[-0.125em]" />
      <span className="sr-only"> {t(`vitals.${unusual}`)}</span>
    </span>
  );
}

function Earlier({ at }: { at: string | undefined }) {
  const when = useWhen();
  if (at === undefined) return null;
  return (
    <time dateTime={at} className="text-xs font-normal text-muted-foreground">
      {when(at)}
    </time>
  );
}
