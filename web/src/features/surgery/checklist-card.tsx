import { isNoted, type ChecklistPart } from '@alur/contracts/surgery/checklist';
import type { Checked, SurgeryRow } from '@alur/contracts/surgery/rows';
import { Check, ListChecks, Minus, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cn } from '@/ui/cn';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';

const ChecklistDialog = lazy(async () => ({ default: (await import('./checklist-dialog')).ChecklistDialog }));

const recordOf = (row: SurgeryRow, part: ChecklistPart): Checked | null =>
  ({ sign_in: row.signIn, time_out: row.timeOut, sign_out: row.signOut })[part];

/** Whether this part may be recorded now: the Sign In before the start, the others in their turn after it. */
const isDue = (row: SurgeryRow, part: ChecklistPart): boolean => {
  if (part === 'sign_in') return row.status === 'scheduled';
  return row.status === 'process' && (part === 'time_out' || row.timeOut !== null);
};

/** WHO's checklist in three parts, of which the next is open. */
export function Checklists({ row }: { row: SurgeryRow }) {
  return (
    <div className="grid items-start gap-3 md:grid-cols-3">
      {(['sign_in', 'time_out', 'sign_out'] as const).map(part => (
        <ChecklistCard key={part} row={row} part={part} />
      ))}
    </div>
  );
}

function ChecklistCard({ row, part }: { row: SurgeryRow; part: ChecklistPart }) {
  const { t } = useTranslation(['surgery', 'enums']);
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const record = recordOf(row, part);
  const mayRecord = isDue(row, part) && can('operation.ongoing:record-checklist');
  return (
    <Card
      title={t(`enums:checklistPart.${part}`)}
      actions={
        mayRecord && (
          <Button size="sm" variant={record ? undefined : 'primary'} onClick={() => setOpen(true)}>
            <ListChecks aria-hidden />
            {t(record ? 'surgery:checklist.again' : 'surgery:checklist.record', {
              part: t(`enums:checklistPart.${part}`),
            })}
          </Button>
        )
      }
    >
      {record ? (
        <Answers record={record} />
      ) : (
        <p className="text-muted-foreground">{t(`surgery:checklist.before.${part}`)}</p>
      )}
      {isOpen && (
        <Suspense>
          <ChecklistDialog row={row} part={part} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

/** What was answered; what the team has to look at is marked. */
function Answers({ record: { items, note, by, at } }: { record: Checked }) {
  const { t } = useTranslation(['surgery', 'enums']);
  return (
    <>
      <ul className="flex flex-col gap-1">
        {items.map(({ item, answer }) => {
          const isMarked = isNoted(item, answer);
          const Icon = isMarked ? TriangleAlert : answer === 'not_applicable' ? Minus : Check;
          return (
            <li key={item} className={cn('flex items-start gap-2', isMarked && 'font-medium text-danger-text')}>
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 flex-1">{t(`enums:checklistItem.${item}`)}</span>
              <span>{t(`enums:checklistAnswer.${answer}`)}</span>
            </li>
          );
        })}
      </ul>
      {note && <p className="mt-2 whitespace-pre-line">{orErased(note)}</p>}
      <p className="tabular mt-2 text-xs text-muted-foreground">
        {t('surgery:checklist.by', { name: by, at: formatDateTime(at) })}
      </p>
    </>
  );
}
