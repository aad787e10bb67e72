import { confirmAttendance } from '@alur/contracts/queue/commands';
import { queueBoard } from '@alur/contracts/queue/topics';
import { CircleCheck, Printer, UserCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { formatDate, localDate } from '@/ui/format';
import { NumberSlip } from '@/ui/number-slip';
import type { PrintHandle } from '@/ui/print-frame';
import { Skeleton } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';
import { useKeys } from '@/ui/use-keys';
import type { TakenNumber } from './take-number';

/** The number, as large as it is read out over the desk; then the next patient. */
export function NumberTicket({
  taken,
  onNext,
  onQueue,
}: {
  taken: TakenNumber;
  onNext: () => void;
  onQueue: () => void;
}) {
  const { t } = useTranslation('booking');
  const can = useCan();
  const board = useTopic(queueBoard, { scheduleId: taken.schedule.id, date: taken.date });
  const row = board.rows.find(({ encounterId }) => encounterId === taken.encounterId);
  const attend = useCommand(confirmAttendance);
  const next = useRef<HTMLButtonElement>(null);
  const isKnown = row !== undefined;
  // The button takes the focus only once the number is shown, because somebody who presses Enter all the way would
  // leave without having seen it.
  useEffect(() => {
    if (isKnown && document.activeElement === document.body) next.current?.focus();
  }, [isKnown]);
  const sheet = useRef<PrintHandle>(null);
  const print = () => sheet.current?.print();
  useKeys('f9', t('keys.print'), print);
  const today = taken.date === localDate();
  return (
    <section
      aria-labelledby="ticket"
      className="ticket mx-auto flex w-full max-w-xl flex-col items-center gap-2 rounded-lg border bg-raised px-6 py-10 text-center"
    >
      <h2 id="ticket" className="text-lg font-semibold text-muted-foreground">
        {t('ticket.title')}
      </h2>
      <p role="status" className="tabular text-8xl leading-none font-bold tracking-tight">
        {row ? (
          row.display
        ) : (
          <>
            <span className="sr-only">{t('ticket.pending')}</span>
            <Skeleton className="h-24 w-64" />
          </>
        )}
      </p>
      <p className="mt-2 text-lg font-medium">
        {row ? t('ticket.for', { name: row.patientName, clinic: row.scheduleName }) : taken.schedule.name}
      </p>
      <p className="text-muted-foreground">
        {taken.schedule.doctorName} · {taken.schedule.roomName} · {formatDate(taken.date, 'long')}
      </p>
      {/* A line of its own: the confirmed attendance is wider than the button, and nothing beside it may move. */}
      <div className="mt-6 flex min-h-9 items-center print:hidden">
        {row?.attendance === 'come' ? (
          <StatusChip tone="success" icon={CircleCheck} className="h-9 px-3">
            {t('ticket.attended')}
          </StatusChip>
        ) : (
          today &&
          can('front-office.patient-queue:attendance') && (
            <Button pending={attend.pending} onClick={() => void attend.run({ id: taken.encounterId })}>
              <UserCheck aria-hidden />
              {t('ticket.attend')}
            </Button>
          )
        )}
      </div>
      <div className="flex flex-wrap justify-center gap-2 print:hidden">
        <Button disabled={!row} onClick={print}>
          <Printer aria-hidden />
          {t('ticket.print')}
        </Button>
        <Button onClick={onQueue}>{t('ticket.queue')}</Button>
        <Button ref={next} variant="primary" onClick={onNext}>
          {t('ticket.next')}
        </Button>
      </div>
      {row && <NumberSlip ref={sheet} row={row} title={t('ticket.title')} />}
    </section>
  );
}
