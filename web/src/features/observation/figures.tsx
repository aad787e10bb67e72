import type { ObservationRow } from '@alur/contracts/record/observation-rows';
import { parameterNames } from '@alur/contracts/record/parameters';
import { gcsText } from '@alur/contracts/record/scores/gcs';
import { Ban, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { formatTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { gcsIn, valueOf } from './chart-data';
import { shownValue, useUnit } from './observation-looks';
import { useVoid } from './use-void';

const CorrectionForm = lazy(async () => ({ default: (await import('./correction-form')).CorrectionForm }));
const Versions = lazy(async () => ({ default: (await import('./versions')).Versions }));

/** The values in a table, newest first: those of the curves, and those that have no curve. */
export function Figures({
  rows,
  age,
  isFemale,
}: {
  rows: readonly ObservationRow[];
  age: string | null;
  isFemale: boolean;
}) {
  const { t } = useTranslation('observation');
  const unit = useUnit();
  const [open, setOpen] = useState<{ what: 'correct' | 'versions'; id: number } | null>(null);
  const columns = rows.toSorted((a, b) => b.at.localeCompare(a.at) || b.id - a.id).slice(0, 48);
  const named = parameterNames.filter(name => columns.some(row => valueOf(row, name) !== null));
  const comas = new Map(columns.map(row => [row.id, gcsIn(row)]));
  const opened = columns.find(({ id }) => id === open?.id);
  if (columns.length === 0) return <p className="pt-2 text-muted-foreground">{t('none')}</p>;
  return (
    // It must be focusable, so that it can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="mt-3 overflow-x-auto" tabIndex={0} role="region" aria-label={t('figures')}>
      <table className="tabular w-max text-right">
        <thead>
          <tr className="align-bottom">
            <th
              scope="col"
              className="sticky left-0 bg-raised pr-3 text-left text-xs font-normal text-muted-foreground"
            >
              {t('sign')}
            </th>
            {columns.map(row => (
              <ColumnHead
                key={row.id}
                row={row}
                onCorrect={() => setOpen({ what: 'correct', id: row.id })}
                onVersions={() => setOpen({ what: 'versions', id: row.id })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-t">
            <th scope="row" className="sticky left-0 bg-raised pr-3 text-left font-normal">
              {t('score')}
            </th>
            {columns.map(row => (
              <td key={row.id} className={cn('px-2', row.status === 'voided' && 'line-through opacity-60')}>
                {row.score?.total ?? ''}
              </td>
            ))}
          </tr>
          {[...comas.values()].some(Boolean) && (
            <tr className="border-t">
              <th scope="row" className="sticky left-0 bg-raised pr-3 text-left font-normal">
                GCS
              </th>
              {columns.map(row => {
                const coma = comas.get(row.id);
                return (
                  <td
                    key={row.id}
                    className={cn('px-2 whitespace-nowrap', row.status === 'voided' && 'line-through opacity-60')}
                  >
                    {coma && (coma.total ?? gcsText(coma.parts))}
                  </td>
                );
              })}
            </tr>
          )}
          {named.map(name => (
            <tr key={name} className="border-t">
              <th scope="row" className="sticky left-0 bg-raised pr-3 text-left font-normal whitespace-nowrap">
                {t(`param.${name}`)} <span className="text-xs text-muted-foreground">{unit(name)}</span>
              </th>
              {columns.map(row => (
                <td
                  key={row.id}
                  className={cn('px-2 whitespace-nowrap', row.status === 'voided' && 'line-through opacity-60')}
                >
                  {shownValue(name, valueOf(row, name))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Suspense>
        {opened && open?.what === 'correct' && (
          <CorrectionForm row={opened} age={age} isFemale={isFemale} onClose={() => setOpen(null)} />
        )}
        {opened && open?.what === 'versions' && <Versions row={opened} onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
}

/** When and by whom the values were recorded, whether they were corrected, and the actions on them. */
function ColumnHead({
  row,
  onCorrect,
  onVersions,
}: {
  row: ObservationRow;
  onCorrect: () => void;
  onVersions: () => void;
}) {
  const { t } = useTranslation('observation');
  const can = useCan();
  const { ask, dialog } = useVoid(row.id);
  return (
    <th scope="col" className="px-2 pb-1 font-normal">
      <span className="block font-medium">{formatTime(row.at)}</span>
      <span className="ml-auto block max-w-24 truncate text-xs text-muted-foreground" title={row.recordedBy}>
        {row.recordedBy}
      </span>
      {row.status === 'voided' ? (
        <span className="block max-w-24 truncate text-xs text-danger-text" title={row.voidReason ?? ''}>
          {t('isVoided')}: {orErased(row.voidReason ?? '')}
        </span>
      ) : (
        <>
          {can('inpatient.ongoing.chart:correct') && (
            <Button
              size="icon-sm"
              variant="ghost"
              aria-label={t('correctOf', { time: formatTime(row.at) })}
              onClick={onCorrect}
            >
              <Pencil aria-hidden />
            </Button>
          )}
          {can('inpatient.ongoing.chart:void') && (
            <Button size="icon-sm" variant="ghost" aria-label={t('voidOf', { time: formatTime(row.at) })} onClick={ask}>
              <Ban aria-hidden />
            </Button>
          )}
        </>
      )}
      {row.version > 1 && (
        <Button
          size="sm"
          variant="ghost"
          className="block h-auto px-0 text-xs text-warning-text underline"
          aria-label={t('versionsOf', { time: formatTime(row.at) })}
          onClick={onVersions}
        >
          {t('isCorrected')}
        </Button>
      )}
      {dialog}
    </th>
  );
}
