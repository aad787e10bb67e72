import type { Change } from '@alur/contracts/audit/flow';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldName, valueWords } from './field-words';

/** Field by field: from what to what. `module` says whose statuses they are. */
export function ChangeTable({ changes, module }: { changes: readonly Change[]; module: string }) {
  const { t } = useTranslation(['audit', 'enums', 'transaction']);
  return (
    <dl className="flex flex-col gap-1.5">
      {changes.map(change => (
        <div key={change.path} className="min-w-0">
          <dt className="text-xs text-muted-foreground">{fieldName(change.path)}</dt>
          <dd className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 break-words">
            <span className="sr-only">{t('audit:replay.before')}: </span>
            <del className="min-w-0 rounded-sm bg-danger-soft px-1 break-words text-danger-text no-underline">
              {valueWords(change.path, change.from, module)}
            </del>
            <ArrowRight aria-hidden className="size-3.5 shrink-0 text-muted-foreground" />
            <span className="sr-only">{t('audit:replay.after')}: </span>
            <ins className="min-w-0 rounded-sm bg-success-soft px-1 break-words text-success-text no-underline">
              {valueWords(change.path, change.to, module)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
