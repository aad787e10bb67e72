import type { Change } from '@alur/contracts/audit/flow';
import { ArrowRight } from 'lucide-react';
import { fieldName, nameOrWords, type Names } from './field-words';
import { useAuditTexts } from './words';

const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/**
 * The changes field by field, with the former and the new value. `kind` says whose fields they are, `type` which event
 * changed them, and `names` what the ids among the values are called.
 */
export function ChangeTable({
  changes,
  kind,
  type,
  names,
}: {
  changes: readonly Change[];
  kind: string;
  type?: string;
  names?: Names;
}) {
  const { t } = useAuditTexts();
  // A field that was empty before and is empty now did not change.
  const told = changes.filter(({ from, to }) => !isNothing(from) || !isNothing(to));
  return (
    <dl className="flex flex-col gap-1.5">
      {told.map(change => (
        <div key={change.path} className="min-w-0">
          <dt className="text-xs text-muted-foreground">{fieldName(change.path, kind, type)}</dt>
          <dd className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 break-words">
            <span className="sr-only">{t('audit:replay.before')}: </span>
            <del className="min-w-0 rounded-sm bg-danger-soft px-1 break-words text-danger-text no-underline">
              {nameOrWords(change.path, change.from, kind, type, names)}
            </del>
            <ArrowRight aria-hidden className="size-3.5 shrink-0 text-muted-foreground" />
            <span className="sr-only">{t('audit:replay.after')}: </span>
            <ins className="min-w-0 rounded-sm bg-success-soft px-1 break-words text-success-text no-underline">
              {nameOrWords(change.path, change.to, kind, type, names)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
