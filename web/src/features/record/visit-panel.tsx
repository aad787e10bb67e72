import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { visitForms, type FormRow } from '@alur/contracts/record/form-rows';
import { Ban, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { textsFor } from '@/i18n/i18n';
import { useTopic } from '@/live/use-topic';
import { useWhen } from '@/live/use-when';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';

import { Menu, MenuItem } from '@/ui/menu';
import { LineSkeleton } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';
import { useFormPages } from './forms/form-pages';
import { useFormTitle, useSaid } from './forms/form-words';
import { useFormChoices } from './forms/use-form-definition';

export const loadTexts = textsFor('record');

/** The forms of a visit, and new ones. */
export function VisitPanel({ visit }: { visit: VisitRecordRow }) {
  const can = useCan();
  return can('outpatient.form:view') ? <VisitForms visit={visit} /> : null;
}

function VisitForms({ visit }: { visit: VisitRecordRow }) {
  const { t } = useTranslation('record');
  const can = useCan();
  const said = useSaid();
  const when = useWhen();
  const { open } = useFormPages(visit);
  const choices = useFormChoices(visit);
  const { rows, loading } = useTopic(visitForms, { encounterId: visit.encounterId });
  const isOpen = visit.status === 'ongoing' || visit.status === 'queue';
  return (
    <Card
      title={t('form.title')}
      actions={
        <>
          <Button size="sm" onClick={() => open('progress-note', 0)}>
            {t('cppt.open')}
          </Button>
          {isOpen && can('outpatient.form:sign') && (
            <Menu
              trigger={
                <Button size="sm">
                  <Plus aria-hidden />
                  {t('form.add')}
                </Button>
              }
            >
              {choices.map(each => (
                <MenuItem key={each.name} onSelect={() => open(each.name, 0)}>
                  {said(each.title)}
                </MenuItem>
              ))}
            </Menu>
          )}
        </>
      }
    >
      {loading ? (
        <LineSkeleton />
      ) : rows.length === 0 ? (
        <p className="text-muted-foreground">{t('form.none')}</p>
      ) : (
        <ul className="divide-y">
          {rows
            .toSorted((a, b) => a.formId - b.formId)
            .map(row => (
              <FormLine
                key={row.formId}
                row={row}
                when={when(row.signedAt)}
                onOpen={() => open(row.form, row.formId)}
              />
            ))}
        </ul>
      )}
    </Card>
  );
}

/** A form as a line of a list, with the time when it was signed. */
export function FormLine({ row, when, onOpen }: { row: FormRow; when: string; onOpen: () => void }) {
  const { t } = useTranslation('record');
  const titleOf = useFormTitle();
  return (
    <li>
      <button
        type="button"
        className="-mx-1 flex min-h-row w-[calc(100%+0.5rem)] items-center gap-2 rounded-md px-1 py-1 text-left hover:bg-muted"
        onClick={onOpen}
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{titleOf(row)}</span>
          <span className="tabular block truncate text-xs text-muted-foreground">
            {when} · {row.signedBy}
          </span>
        </span>
        {row.status === 'struck' && (
          <StatusChip tone="danger" icon={Ban}>
            {t('form.struck')}
          </StatusChip>
        )}
      </button>
    </li>
  );
}
