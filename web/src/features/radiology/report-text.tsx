import type { ReportVersion } from '@alur/contracts/radiology/rows';
import { useTranslation } from 'react-i18next';
import { orErased } from '@/ui/or-erased';

/** What a report says, part by part. */
export function ReportText({ of }: { of: Pick<ReportVersion, 'findings' | 'impression' | 'recommendation'> }) {
  const { t } = useTranslation('radiology');
  const parts: [string, string][] = [
    [t('findings'), of.findings],
    [t('impression'), of.impression],
    [t('recommendation'), of.recommendation],
  ];
  return (
    <dl className="grid gap-2">
      {parts.map(
        ([name, text]) =>
          text && (
            <div key={name}>
              <dt className="text-xs text-muted-foreground">{name}</dt>
              <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{orErased(text)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
