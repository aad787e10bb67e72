import { reinstateQuestionnaire, retireQuestionnaire } from '@alur/contracts/questionnaire/commands';
import { ownForms, type QuestionnaireRow } from '@alur/contracts/questionnaire/rows';
import { CircleCheck, CircleSlash, History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { ApiError } from '@/api/api-error';
import { useCommand } from '@/api/use-command';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { DataTable, type Column } from '@/ui/data-table';
import { formatDateTime } from '@/ui/format';
import { MenuItem } from '@/ui/menu';
import { RowDeeds, type Deed } from '@/ui/row-deeds';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';
import { MakeForm, type EditorStart } from './make-form';
import { useSaid } from './said';

const SettingHistory = lazy(async () => ({ default: (await import('@/changes/setting-history')).SettingHistory }));

/** The facility's own forms, which are created, changed, retired and reactivated here. */
export function OwnForms({ onEdit }: { onEdit: (start: EditorStart) => void }) {
  const { t } = useTranslation(['questionnaire', 'ui', 'enums']);
  const can = useCan();
  const said = useSaid();
  const mayEdit = can('settings.form:edit');
  const topic = useTopic(ownForms, {});
  const [retiring, setRetiring] = useState<QuestionnaireRow | null>(null);
  const [told, setTold] = useState<QuestionnaireRow | null>(null);
  const retire = useCommand(retireQuestionnaire, { success: t('retiredDone') });
  const reinstate = useCommand(reinstateQuestionnaire, { success: t('reinstatedDone') });
  const deedsOf = (row: QuestionnaireRow): Deed[] =>
    row.status === 'published'
      ? [
          { key: 'edit', label: t('edit'), onPress: () => onEdit({ id: row.id }) },
          { key: 'retire', label: t('retire'), onPress: () => setRetiring(row) },
        ]
      : [
          {
            key: 'reinstate',
            label: t('reinstate'),
            pending: reinstate.pendingFor(row.id),
            onPress: () => void reinstate.run({ id: row.id, body: {} }),
          },
        ];
  const columns = useColumns(row => (mayEdit ? deedsOf(row) : []), setTold);
  if (topic.status === 'refused') return <ErrorState error={new ApiError(403, topic.code ?? 'forbidden')} />;
  return (
    <div className="fills flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 text-muted-foreground">{t('about')}</p>
        <Freshness topicKey={topic.topicKey} status={topic.status} />
        {mayEdit && <MakeForm onEdit={onEdit} />}
      </div>
      <div className="fills flex flex-col rounded-lg border bg-raised">
        {topic.loading ? (
          <TableSkeleton rows={4} />
        ) : (
          <DataTable
            label={t('forms')}
            className="rounded-lg"
            columns={columns}
            rows={topic.rows.toSorted((a, b) => said(a.title).localeCompare(said(b.title)))}
            rowKey={row => String(row.id)}
            empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
          />
        )}
      </div>
      {told && (
        <Suspense>
          <SettingHistory
            of={{ kind: 'questionnaire', id: told.id, name: said(told.title) }}
            onClose={() => setTold(null)}
          />
        </Suspense>
      )}
      {retiring && (
        <ConfirmDialog
          open
          danger
          onOpenChange={open => !open && setRetiring(null)}
          title={t('retireTitle', { title: said(retiring.title) })}
          description={t('retireText')}
          confirmLabel={t('retire')}
          pending={retire.pending}
          onConfirm={() => void retire.run({ id: retiring.id, body: {} }).then(({ ok }) => ok && setRetiring(null))}
        />
      )}
    </div>
  );
}

/** The columns of the list, with the actions and the history of each form. */
function useColumns(
  deedsOf: (row: QuestionnaireRow) => Deed[],
  tell: (row: QuestionnaireRow) => void,
): Column<QuestionnaireRow>[] {
  const { t } = useTranslation(['questionnaire', 'ui', 'enums', 'catalogue']);
  const said = useSaid();
  return [
    {
      id: 'title',
      card: 'subject',
      header: t('title'),
      cell: row => <span className="font-medium">{said(row.title)}</span>,
    },
    { id: 'version', header: t('version'), width: 70, align: 'right', cell: row => row.version },
    { id: 'questions', header: t('questions'), width: 100, align: 'right', cell: row => row.questions },
    {
      id: 'at',
      header: t('publishedAt'),
      width: 180,
      cell: row => (
        <>
          <span className="tabular block">{formatDateTime(row.publishedAt)}</span>
          <span className="block truncate text-xs text-muted-foreground">{row.publishedBy}</span>
        </>
      ),
    },
    {
      id: 'status',
      card: 'state',
      header: t('status'),
      width: 110,
      cell: row => (
        <StatusChip
          tone={row.status === 'published' ? 'success' : 'neutral'}
          icon={row.status === 'published' ? CircleCheck : CircleSlash}
        >
          {t(`enums:questionnaireStatus.${row.status}`)}
        </StatusChip>
      ),
    },
    {
      id: 'do',
      card: 'action',
      header: <span className="sr-only">{t('edit')}</span>,
      width: 220,
      align: 'right',
      cell: row => (
        <RowDeeds more={t('ui:more', { name: said(row.title) })} deeds={deedsOf(row)}>
          <MenuItem onSelect={() => tell(row)}>
            <History aria-hidden />
            {t('catalogue:history.open')}
          </MenuItem>
        </RowDeeds>
      ),
    },
  ];
}
