import { recordDiagnosis, removeDiagnosis } from '@alur/contracts/consultation/commands';
import type { DiagnosisEntry } from '@alur/contracts/consultation/rows';
import type { Icd10Row } from '@alur/contracts/reference/rows';
import { Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { useDiagnosisNames } from '@/api/use-disease-names';
import type { Choice } from '@/selectors/declared';
import { GlobalSelector } from '@/selectors/global-selector';
import { disease } from '@/selectors/global/disease';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { focusAfter } from '@/ui/focus-after';
import { Badge } from '@/ui/status-chip';

/** ICD-10 diagnoses: the first chosen is the primary one, and another can be made primary. */
export function Diagnoses({
  encounterId,
  entries,
  blocked,
}: {
  encounterId: number;
  entries: readonly DiagnosisEntry[];
  blocked: string | null;
}) {
  const { t } = useTranslation('consultation');
  const record = useCommand(recordDiagnosis);
  const remove = useCommand(removeDiagnosis);
  const writtenName = useDiagnosisNames(entries);
  const hasPrimary = entries.some(({ kind }) => kind === 'primary');
  const add = (chosen: Choice<Icd10Row> | null) => {
    // A code that is chosen twice is ignored: the primary diagnosis must not become a secondary one by mistake.
    if (chosen && entries.every(({ code }) => code !== chosen.id))
      void record.run({
        id: encounterId,
        body: {
          code: chosen.item.code,
          name: chosen.isTyped ? chosen.name : null,
          kind: hasPrimary ? 'secondary' : 'primary',
        },
      });
  };
  const sorted = entries.toSorted((one, other) => one.kind.localeCompare(other.kind));
  return (
    <Card title={t('diagnosis.title')} bodyClassName="flex flex-col gap-2">
      {blocked === null && (
        <GlobalSelector
          of={disease}
          value={null}
          onChange={add}
          aria-label={t('diagnosis.add')}
          placeholder={t('diagnosis.search')}
          busy={record.pending}
        />
      )}
      {sorted.length === 0 ? (
        <p className="text-muted-foreground">{t('diagnosis.empty')}</p>
      ) : (
        <ul className="divide-y">
          {sorted.map(({ code, name, kind }) => (
            <li key={code} className="flex min-h-row items-center gap-2">
              <span className="tabular w-14 shrink-0 font-semibold">{code}</span>
              <span className="min-w-0 flex-1 truncate">{writtenName({ code, name })}</span>
              {kind === 'primary' ? (
                <Badge tone="info" className="px-2">
                  {t('diagnosis.primary')}
                </Badge>
              ) : (
                <Badge className="px-2">{t('diagnosis.secondary')}</Badge>
              )}
              {blocked === null && kind !== 'primary' && (
                <Button
                  size="icon-sm"
                  variant="ghost"
                  pending={record.pending}
                  aria-label={`${t('diagnosis.makePrimary')}: ${code}`}
                  onClick={() => void record.run({ id: encounterId, body: { code, name, kind: 'primary' } })}
                >
                  <Star aria-hidden />
                </Button>
              )}
              {blocked === null && (
                <Button
                  size="icon-sm"
                  variant="ghost"
                  pending={remove.pending}
                  aria-label={t('diagnosis.remove', { code })}
                  onClick={event =>
                    void focusAfter(event.currentTarget, remove.run({ id: encounterId, body: { code } }))
                  }
                >
                  <Trash2 aria-hidden />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
