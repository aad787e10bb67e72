import type { SeriesImages } from '@alur/contracts/imaging/rows';
import { useTranslation } from 'react-i18next';
import { cn } from '@/ui/cn';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';

/** The series of a study: beside the stage, on a phone above it. */
export function SeriesList(props: { series: readonly SeriesImages[]; chosen: number; onChoose: (at: number) => void }) {
  const { series, chosen, onChoose } = props;
  const { t } = useTranslation('imaging');
  return (
    <ul
      aria-label={t('series')}
      className="flex shrink-0 gap-1 p-2 max-md:overflow-x-auto max-md:border-b md:w-48 md:flex-col md:overflow-y-auto md:border-r"
    >
      {series.map(({ seriesInstanceUid, number, description, modality, instances }, at) => (
        <li key={seriesInstanceUid} className="shrink-0">
          <button
            type="button"
            aria-pressed={at === chosen}
            onClick={() => onChoose(at)}
            className={cn(
              'flex min-h-11 w-full flex-col rounded-md border px-2 py-1.5 text-left hover:bg-muted',
              at === chosen ? 'border-primary bg-primary-soft' : 'border-border',
            )}
          >
            <span className="font-medium">
              {description === null ? t('seriesNumber', { number: number ?? at + 1 }) : orErased(description)}
            </span>
            <span className="tabular text-xs text-muted-foreground">
              {joined(modality, t('images', { count: instances.length }))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
