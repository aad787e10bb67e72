import { growthIndicators, type Child, type GrowthIndicator } from '@alur/contracts/record/growth/growth';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { formatAge } from '@/ui/age';
import { formatDate, formatNumber } from '@/ui/format';
import { Select } from '@/ui/select';
import { curvesOf } from './curve-lines';
import { GrowthChart } from './growth-chart';
import { GrowthChip } from './growth-chip';
import { resultsOf, type GrowthDay } from './growth-days';
import { zText } from './z-text';

/** A child's curves against the standard, one indicator at a time, and the same values as a table. */
export function GrowthDialog({
  child,
  days,
  onClose,
}: {
  child: Child;
  days: readonly GrowthDay[];
  onClose: () => void;
}) {
  const { t } = useTranslation('growth');
  const offered = growthIndicators.filter(indicator => resultsOf(days, indicator).length > 0);
  const [indicator, choose] = useState<GrowthIndicator>(offered[0] ?? 'weightForAge');
  const curves = curvesOf(indicator, child, days);
  const { bornAtWeek } = child;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('curves')}
      description={bornAtWeek === null ? t('chronological') : t('corrected', { weeks: bornAtWeek })}
    >
      <div className="flex flex-col gap-3">
        <Field label={t('choose')} className="max-w-80">
          <Select
            value={indicator}
            onValueChange={choose}
            options={offered.map(value => ({ value, label: t(`indicator.${value}`) }))}
          />
        </Field>
        {curves && <GrowthChart indicator={indicator} curves={curves} />}
        <GrowthTable child={child} days={days} indicator={indicator} />
      </div>
    </Dialog>
  );
}

function GrowthTable(props: { child: Child; days: readonly GrowthDay[]; indicator: GrowthIndicator }) {
  const { child, days, indicator } = props;
  const { t } = useTranslation('growth');
  return (
    <table className="tabular w-full text-left text-sm">
      <caption className="sr-only">{t(`indicator.${indicator}`)}</caption>
      <thead className="text-xs text-muted-foreground">
        <tr>
          <th className="py-1 font-normal">{t('column.date')}</th>
          <th className="py-1 font-normal max-sm:hidden">{t('column.age')}</th>
          <th className="py-1 text-right font-normal">{t(`unit.${indicator}`)}</th>
          <th className="py-1 text-right font-normal">{t('column.z')}</th>
          <th className="py-1 pl-2 sm:pl-4 font-normal">{t('column.status')}</th>
        </tr>
      </thead>
      <tbody className="divide-y border-t">
        {resultsOf(days, indicator)
          .toReversed()
          .map(result => (
            <tr key={result.date}>
              <td className="py-1.5 pr-2 sm:whitespace-nowrap">{formatDate(result.date)}</td>
              <td className="py-1.5 whitespace-nowrap max-sm:hidden">{formatAge(child.birthDate, result.date)}</td>
              <td className="py-1.5 text-right">{formatNumber(result.value, 2)}</td>
              <td className="py-1.5 pl-2 text-right font-medium whitespace-nowrap">{zText(result.z)}</td>
              <td className="py-1.5 pl-2 sm:pl-4">
                <GrowthChip result={result} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
