import { strikeForm } from '@alur/contracts/record/commands';
import { formList, formVersions, type FormRow, type FormVersionRow } from '@alur/contracts/record/form-rows';
import { Ban, Download, Pencil, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAtomValue } from 'jotai';
import { useCan } from '@/access/use-can';
import { sessionAtom } from '@/api/session';
import { ReasonDialog } from '@/api/reason-dialog';
import { useList } from '@/api/use-list';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { StatusChip } from '@/ui/status-chip';
import { FormAnswers } from './form-answers';
import { ScoreTrend } from './score-trend';
import { useFormTitle } from './form-words';
import { useFormDefinition } from './use-form-definition';

const PrintForm = lazy(async () => ({ default: (await import('./print-form')).PrintForm }));

const exported = () => import('./export-form');

/** A signed form: its answers with the version of its definition, its former versions, and the trend of its scores. */
export function FormRecord({ row, onEdit }: { row: FormRow; onEdit: () => void }) {
  const { t } = useTranslation('record');
  const can = useCan();
  const titleOf = useFormTitle();
  const isOwn = useAtomValue(sessionAtom)?.user.id === row.signedById;
  const versions = useList(formVersions, { formId: row.formId, order_by: 'versionId' });
  const before = useList(formList, {
    personId: row.personId,
    form: row.form,
    order_by: 'id',
    sort_by: 'desc',
    limit: 12,
  });
  const [chosen, setChosen] = useState<number | null>(null);
  const [open, setOpen] = useState<'print' | 'strike' | null>(null);
  const ordered = versions.rows.toSorted((a, b) => b.version - a.version);
  const read = ordered.find(({ version }) => version === chosen) ?? row;
  const form = useFormDefinition(row.form, row.formVersion);
  const mayChange = can('outpatient.form:sign') && row.status === 'signed' && isOwn;
  return (
    <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <Card
        title={titleOf(row)}
        actions={
          <>
            {row.status === 'struck' && (
              <StatusChip tone="danger" icon={Ban}>
                {t('form.struck')}
              </StatusChip>
            )}
            <Button size="sm" onClick={() => setOpen('print')}>
              <Printer aria-hidden />
              {t('form.print')}
            </Button>
            {form && (
              <Button size="sm" onClick={() => void exported().then(({ downloadForm }) => downloadForm(form, row))}>
                <Download aria-hidden />
                {t('form.fhir')}
              </Button>
            )}
            {mayChange && (
              <>
                <Button size="sm" onClick={onEdit}>
                  <Pencil aria-hidden />
                  {t('form.edit')}
                </Button>
                <Button size="sm" variant="danger" onClick={() => setOpen('strike')}>
                  <Ban aria-hidden />
                  {t('form.strike')}
                </Button>
              </>
            )}
          </>
        }
      >
        {row.status === 'struck' && (
          <p className="pb-3 text-danger-text">
            {t('form.struckBy', { name: row.struckBy, reason: orErased(row.struckReason ?? '') })}
          </p>
        )}
        <Answers row={read} />
      </Card>
      <div className="flex flex-col gap-3">
        <ScoreTrend rows={before.rows} tables={form?.tables} />
        <Card title={t('amend.versions')}>
          <ul className="divide-y">
            {ordered.map(each => (
              <li key={each.version}>
                <button
                  type="button"
                  aria-pressed={read.version === each.version}
                  className="min-h-row w-full rounded-md px-2 py-1 text-left hover:bg-muted aria-pressed:bg-primary-soft"
                  onClick={() => setChosen(each.version)}
                >
                  <span className="block">{t('form.version', { version: each.version, name: each.signedBy })}</span>
                  <span className="tabular block text-xs text-muted-foreground">
                    {formatDateTime(each.signedAt)}
                    {each.reason && ` · ${orErased(each.reason)}`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <Suspense>{open === 'print' && <PrintForm row={row} onClose={() => setOpen(null)} />}</Suspense>
      {open === 'strike' && <StrikeForm row={row} onClose={() => setOpen(null)} />}
    </div>
  );
}

function Answers({ row }: { row: Pick<FormVersionRow, 'form' | 'formVersion' | 'answers' | 'scores'> }) {
  const { t } = useTranslation('record');
  const form = useFormDefinition(row.form, row.formVersion);
  if (form === undefined) return null;
  return form ? <FormAnswers form={form} row={row} /> : <p>{t('form.unknown')}</p>;
}

/** Asks why a form is struck. */
function StrikeForm({ row, onClose }: { row: FormRow; onClose: () => void }) {
  const { t } = useTranslation('record');
  const titleOf = useFormTitle();
  return (
    <ReasonDialog
      command={strikeForm}
      id={row.formId}
      title={t('form.strikeTitle', { title: titleOf(row) })}
      description={t('form.strikeText')}
      confirmLabel={t('form.strike')}
      success={t('form.struckDone')}
      danger
      onClose={onClose}
    />
  );
}
