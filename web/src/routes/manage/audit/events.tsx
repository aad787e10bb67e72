import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { day, flag, positive, search, text } from '@/app/search-params';
import { DayEvents } from '@/features/audit/day-events';
import { ReasonGate, ReasonNote } from '@/features/audit/reason';
import { DayChoice } from '@/features/audit/replay/replay-controls';
import { textsFor } from '@/i18n/i18n';
import { localDate } from '@/ui/format';
import { AuditTabs } from './-tabs';
import { PageHead } from '@/ui/page-head';

export const Route = createFileRoute('/manage/audit/events')({
  validateSearch: search({ day, module: text, type: text, actor: positive, all: flag }),
  loader: textsFor('audit', 'words'),
  component: EventsPage,
});

function EventsPage() {
  const { t } = useTranslation('audit');
  const { day: date = localDate() } = Route.useSearch();
  const navigate = Route.useNavigate();
  useAccessScope('audit');
  return (
    <>
      <AuditTabs actions={<DayChoice day={date} onDay={next => void navigate({ search: { day: next } })} />} />
      <PageHead title={t('log.title')} meta={<ReasonNote />} />
      <ReasonGate>
        {reason => (
          <DayEvents
            day={date}
            reason={reason}
            onReplay={event =>
              void navigate({
                to: '/manage/audit/replay',
                search: { day: event.localDate, at: event.at, pos: Number(event.position) },
              })
            }
          />
        )}
      </ReasonGate>
    </>
  );
}
