import type { OpenedEvent } from '@alur/contracts/audit/flow';
import { Rewind } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { SideSheet } from '@/ui/side-sheet';
import { formatClock, formatDate, formatDateTime } from '@/ui/format';
import { ErrorState, TableSkeleton } from '@/ui/states';
import { useOpenedEvent } from './audit-api';
import { ChangeTable } from '@/changes/change-table';
import { eventName, eventWords, factsOf, originWords, whoWords } from './event-words';
import { fieldName, nameOrWords } from '@/changes/field-words';
import { useAuditTexts } from '@/changes/words';

export interface EventSheetProps {
  /** Which event, by its position in the log. */
  position: string;
  reason: string;
  onOpen: (position: string) => void;
  /** Replays the moment when it happened. */
  onReplay?: (event: OpenedEvent) => void;
  onClose: () => void;
}

/** An event opened: who, when, where from, and what it changed. */
export function EventSheet({ position, reason, onOpen, onReplay, onClose }: EventSheetProps) {
  const { t } = useAuditTexts();
  const { data: event, error, refetch } = useOpenedEvent(position, reason);
  return (
    <SideSheet
      open
      onOpenChange={open => !open && onClose()}
      title={event ? eventName(event.type) : t('audit:opened.title')}
      description={
        event &&
        `${formatDateTime(event.at)} · ${whoWords({ ...event.actor, actorId: event.actor.id }, event.actor.name || null)}`
      }
      footer={
        event &&
        onReplay && (
          <Button variant="primary" onClick={() => onReplay(event)}>
            <Rewind aria-hidden />
            {t('audit:replay.here')}
          </Button>
        )
      }
    >
      {error && !event ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : event ? (
        <Opened event={event} onOpen={onOpen} />
      ) : (
        <TableSkeleton rows={8} columns={2} />
      )}
    </SideSheet>
  );
}

function Opened({ event, onOpen }: { event: OpenedEvent; onOpen: (position: string) => void }) {
  const { t } = useAuditTexts();
  const data = Object.entries(event.data);
  const sentence = eventWords({ type: event.type, facts: factsOf(event.data) });
  return (
    <div className="flex flex-col gap-5">
      {sentence !== eventName(event.type) && <p className="font-medium">{sentence}</p>}
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
        <Fact name={t('opened.at')}>{`${formatDate(event.at)} ${formatClock(event.at)}`}</Fact>
        {event.occurredAt && <Fact name={t('opened.occurredAt')}>{formatDateTime(event.occurredAt)}</Fact>}
        <Fact name={t('opened.actor')}>
          {whoWords({ actorId: event.actor.id, role: event.actor.role }, event.actor.name || null)}
        </Fact>
        <Fact name={t('opened.origin')}>{originWords(event.origin)}</Fact>
      </dl>
      <Part title={t('opened.changes')}>
        {event.changes.length === 0 ? (
          <p className="text-muted-foreground">{t('opened.noChanges')}</p>
        ) : (
          <ChangeTable changes={event.changes} kind={event.module} type={event.type} names={event.names} />
        )}
      </Part>
      {data.length > 0 && (
        <Part title={t('opened.data')}>
          <dl className="grid grid-cols-[10rem_minmax(0,1fr)] gap-x-3 gap-y-1">
            {data.map(([name, value]) => (
              <Fact key={name} name={fieldName(name, event.module, event.type)}>
                {nameOrWords(name, value, event.module, event.type, event.names)}
              </Fact>
            ))}
          </dl>
        </Part>
      )}
      {event.together.length > 0 && (
        <Part title={t('opened.together')}>
          <p className="pb-1 text-xs text-muted-foreground">{t('opened.togetherHint')}</p>
          <ul className="flex flex-col items-start">
            {event.together.map(other => (
              <li key={other.id}>
                <Button variant="link" size="sm" className="px-0" onClick={() => onOpen(other.position)}>
                  {eventName(other.type)}
                </Button>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={t('opened.raw')}>
        <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-xs break-all text-muted-foreground">
          <Fact name={t('opened.stream')}>
            {t('opened.revision', { stream: event.stream, revision: event.revision })}
          </Fact>
          <Fact name={t('opened.position')}>{event.position}</Fact>
          <Fact name={t('opened.title')}>{event.type}</Fact>
          <Fact name={t('opened.command')}>{event.commandId}</Fact>
        </dl>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="pb-1.5 text-xs font-medium text-muted-foreground">{title}</h3>
      {children}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
