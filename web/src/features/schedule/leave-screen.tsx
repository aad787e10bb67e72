import { recordLeave, withdrawLeave } from '@alur/contracts/schedule/commands';
import type { LeaveRow } from '@alur/contracts/schedule/rows';
import { leaveList } from '@alur/contracts/schedule/topics';
import { useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentMerchantAtom } from '@/access/current-merchant';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import type { SheetProps } from '@/catalogues/catalogue-form';
import { HistoryButton } from '@/changes/history-button';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { Freshness } from '@/live/freshness';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { doctor } from '@/selectors/global/staff';
import { StaffSelector, type ChosenPerson } from '@/selectors/staff-selector';
import { Button } from '@/ui/button';
import { NONE } from '@/ui/column';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { DataTable } from '@/ui/data-table';
import { DateField } from '@/ui/date-field';
import { formatDate } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { EmptyState, ErrorState } from '@/ui/states';
import { leaveSheet } from './leave-sheet';

/** The doctors' leaves, the newest first. */
export function LeaveScreen({ sheet }: { sheet: (given: SheetProps) => ReactNode }) {
  const { t } = useTranslation('schedule');
  const can = useCan();
  const merchant = useAtomValue(currentMerchantAtom);
  const topic = useTopic(leaveList, {});
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<LeaveRow | null>(null);
  const withdraw = useCommand(withdrawLeave, { success: t('leave.withdrawn') });
  const mayEdit = recordLeave.access.some(right => can(right));
  const rows = useMemo(() => topic.rows.toSorted((a, b) => b.from.localeCompare(a.from)), [topic.rows]);
  if (topic.status === 'refused') return <ErrorState error={null} />;
  return (
    <>
      <ListPage
        loading={topic.loading}
        columns={4}
        tools={
          <>
            <span className="flex-1" />
            <Freshness topicKey={topic.topicKey} status={topic.status} />
            {merchant !== null && (
              <HistoryButton of={{ kind: 'timetable', id: merchant, name: t('leave.title'), part: 'leaves' }} />
            )}
            <Suspense>
              {sheet({ form: leaveSheet, items: rows.map(row => ({ ...row, active: true })), mayAdd: mayEdit })}
            </Suspense>
            {mayEdit && (
              <Button variant="primary" onClick={() => setAdding(true)}>
                <Plus aria-hidden />
                {t('leave.add')}
              </Button>
            )}
          </>
        }
      >
        <DataTable
          label={t('leave.title')}
          className="rounded-lg"
          rows={rows}
          rowKey={row => row.key}
          flashOn={row => row.position}
          columns={[
            {
              id: 'doctor',
              card: 'subject',
              header: t('leave.doctor'),
              className: 'font-medium',
              sortBy: row => row.doctorName,
              cell: row => row.doctorName,
            },
            { id: 'from', header: t('leave.from'), sortBy: row => row.from, cell: row => formatDate(row.from) },
            { id: 'until', header: t('leave.until'), sortBy: row => row.until, cell: row => formatDate(row.until) },
            { id: 'reason', header: t('leave.reason'), cell: row => row.reason ?? NONE },
            {
              id: 'action',
              card: 'action',
              header: t('action'),
              width: 148,
              align: 'right',
              cell: row =>
                mayEdit && (
                  <Button size="sm" onClick={() => setEnding(row)}>
                    {t('leave.withdraw')}
                  </Button>
                ),
            },
          ]}
          empty={<EmptyState title={t('leave.empty')}>{t('leave.emptyHint')}</EmptyState>}
        />
      </ListPage>
      {isAdding && <LeaveDialog onClose={() => setAdding(false)} />}
      {ending && (
        <ConfirmDialog
          open
          danger
          onOpenChange={isOpen => !isOpen && setEnding(null)}
          title={t('leave.withdrawTitle', { doctor: ending.doctorName })}
          description={t('leave.withdrawText', { from: formatDate(ending.from), until: formatDate(ending.until) })}
          confirmLabel={t('leave.withdraw')}
          pending={withdraw.pending}
          onConfirm={() => void withdraw.run({ id: ending.id }).then(({ ok }) => ok && setEnding(null))}
        />
      )}
    </>
  );
}

function LeaveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('schedule');
  const today = useToday();
  const question = useSaveQuestion();
  const form = useCommandForm(recordLeave, {
    values: { doctor: null as ChosenPerson | null, from: today, until: today, reason: '' },
    body: ({ doctor, from, until, reason }) => ({
      doctorId: doctor?.id ?? null,
      doctorName: doctor?.name ?? '',
      from,
      until,
      reason: reason.trim() || null,
    }),
    fieldOf: path => (path === 'doctorId' || path === 'doctorName' ? 'doctor' : path),
    ask: ({ doctor }) => question(t('leave.of', { doctor: doctor?.name ?? '' }), true),
    success: t('leave.saved'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('leave.add')} verb={t('leave.add')} onClose={onClose}>
      <FormField control={form.control} name="doctor" label={t('leave.doctor')} required>
        {bound => <StaffSelector of={doctor} autoFocus {...bound} />}
      </FormField>
      {(['from', 'until'] as const).map(name => (
        <FormField key={name} control={form.control} name={name} label={t(`leave.${name}`)} required>
          {bound => <DateField {...bound} />}
        </FormField>
      ))}
      <TextField control={form.control} name="reason" label={t('leave.reason')} optional />
    </FormDialog>
  );
}
