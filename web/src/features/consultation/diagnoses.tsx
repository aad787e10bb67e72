import { recordDiagnosis, removeDiagnosis } from '@alur/contracts/consultation/commands';
import type { DiagnosisEntry } from '@alur/contracts/consultation/rows';
import type { Icd10Row } from '@alur/contracts/reference/rows';
import { Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { get } from '@/api/http';
import { useCommand } from '@/api/use-command';
import { useDiagnosisNames } from '@/api/use-disease-names';
import { useLocale } from '@/i18n/use-locale';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { focusAfter } from '@/ui/focus-after';
import { Selector } from '@/ui/selector';
import { Badge } from '@/ui/status-chip';

type Found = Icd10Row & { asIs?: true };

const CODE = /^([a-z]\d{2}(?:\.\d{1,2})?)(?:\s+(.+))?$/i;

/** A code that is missing in the list, with the name typed behind it: the list does not hold all of ICD-10. */
export const asItIs = (typed: string, listed: readonly Pick<Icd10Row, 'code'>[]): Found[] => {
  const [, given = '', name] = CODE.exec(typed.trim()) ?? [];
  const code = given.toUpperCase();
  if (code === '' || listed.some(each => each.code === code)) return [];
  const called = name?.trim() || code;
  return [{ code, name: called, nameEn: called, asIs: true }];
};

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
  const locale = useLocale();
  const record = useCommand(recordDiagnosis);
  const remove = useCommand(removeDiagnosis);
  const writtenName = useDiagnosisNames(entries);
  const nameOf = (row: Found) => (locale === 'en' ? row.nameEn : row.name);
  const hasPrimary = entries.some(({ kind }) => kind === 'primary');
  const add = (row: Found | null) => {
    // A code that is chosen twice is ignored: the primary diagnosis must not become a secondary one by mistake.
    if (row && entries.every(({ code }) => code !== row.code))
      void record.run({
        id: encounterId,
        body: { code: row.code, name: row.asIs ? row.name : null, kind: hasPrimary ? 'secondary' : 'primary' },
      });
  };
  const sorted = entries.toSorted((one, other) => one.kind.localeCompare(other.kind));
  return (
    <Card title={t('diagnosis.title')} bodyClassName="flex flex-col gap-2">
      {blocked === null && (
        <Selector<Found>
          value={null}
          onChange={add}
          aria-label={t('diagnosis.add')}
          placeholder={t('diagnosis.search')}
          busy={record.pending}
          search={async (q, signal) => {
            const { data } = await get<Icd10Row[]>('/v2/reference/icd10', { q, limit: 20 }, { signal });
            return [...data, ...asItIs(q, data)];
          }}
          searchKey={['icd10']}
          itemKey={row => row.code}
          itemLabel={row => `${row.code} ${nameOf(row)}`}
          renderItem={row => (
            <span className="flex gap-2">
              <span className="tabular w-14 shrink-0 font-medium">{row.code}</span>
              <span className="min-w-0">{row.asIs ? t('diagnosis.asIs', row) : nameOf(row)}</span>
            </span>
          )}
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
