import type { ObservationRow } from '@alur/contracts/record/observation-rows';
import { parameterNames } from '@alur/contracts/record/parameters';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/ui/dialog';
import { Button } from '@/ui/button';
import { formatDateTime, formatTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { valueOf } from './chart-data';
import { ScoreChip, shownValue } from './observation-looks';

/** The former versions, newest first, with who corrected them, when and why. */
export function Versions({ row, onClose }: { row: ObservationRow; onClose: () => void }) {
  const { t } = useTranslation(['observation', 'common']);
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('observation:versions', { time: formatTime(row.at) })}
      footer={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      <ol className="divide-y">
        <li className="py-2">
          <Version number={t('observation:versionNow', { number: row.version })} of={row} />
        </li>
        {row.corrections.toReversed().map(each => (
          <li key={each.version} className="py-2">
            <Version number={t('observation:version', { number: each.version })} of={each} />
            <p className="text-xs text-muted-foreground">
              {t('observation:replacedBy', {
                ...{ name: each.correctedBy, time: formatDateTime(each.correctedAt), reason: orErased(each.reason) },
              })}
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function Version({ number, of }: { number: string; of: Pick<ObservationRow, 'values' | 'score' | 'level'> }) {
  const { t } = useTranslation('observation');
  const named = parameterNames.filter(name => valueOf(of, name) !== null);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {number}
        <ScoreChip score={of.score} level={of.level} />
      </p>
      <p className="tabular">
        {named.map(name => `${t(`short.${name}`)} ${shownValue(name, valueOf(of, name))}`).join(' · ')}
      </p>
    </>
  );
}
