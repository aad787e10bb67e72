import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { day, positive, search, text, type Param } from '@/app/search-params';
import { ReasonGate } from '@/features/audit/reason';
import { DayChoice, ScreenChoice } from '@/features/audit/replay/replay-controls';
import { ReplayDay } from '@/features/audit/replay/replay-day';
import { queueParams } from '@/features/queue/queue-search';
import { textsFor } from '@/i18n/i18n';
import type { Moment } from '@/replay/replay-topic';
import { localDate } from '@/ui/format';
import { AuditTabs } from './-tabs';
import { replayScreens } from './-screens';

const instant: Param<string> = raw =>
  typeof raw === 'string' && !Number.isNaN(Date.parse(raw)) ? new Date(raw).toISOString() : undefined;

const own = {
  ...queueParams,
  screen: text,
  day,
  /** The shown moment; the position tells apart several events of that moment. */
  at: instant,
  pos: positive,
};
const ownSearch = search(own);

export const Route = createFileRoute('/manage/audit/replay')({
  // The URL parameters of every board are allowed, so that the boards' filters work in a replay.
  validateSearch: raw => ({
    ...Object.fromEntries(Object.entries(raw).filter(([name, value]) => !(name in own) && typeof value !== 'object')),
    ...ownSearch(raw),
  }),
  loader: textsFor('audit', 'words'),
  component: ReplayPage,
});

function ReplayPage() {
  const { day: date = localDate(), screen: key, at, pos } = Route.useSearch();
  const navigate = Route.useNavigate();
  useAccessScope('audit');
  const screen = replayScreens.find(one => one.key === key) ?? replayScreens[0]!;
  const begin: Moment | null = at ? { at: Date.parse(at), position: pos ? String(pos) : null } : null;
  return (
    <div className="-m-4 flex min-h-0 flex-1 flex-col pt-1">
      <div className="px-4">
        <AuditTabs
          actions={
            <span className="flex flex-wrap items-center gap-2">
              <ScreenChoice
                screens={replayScreens}
                value={screen.key}
                // Another board has other filters, so they are dropped; the moment remains.
                onScreen={next => void navigate({ search: { day: date, screen: next, at, pos } })}
              />
              <DayChoice day={date} onDay={next => void navigate({ search: { day: next, screen: screen.key } })} />
            </span>
          }
        />
      </div>
      <ReasonGate>
        {reason => (
          <ReplayDay
            day={date}
            screen={screen}
            reason={reason}
            begin={begin}
            onMoment={moment =>
              void navigate({
                search: now => ({
                  ...now,
                  at: new Date(moment.at).toISOString(),
                  pos: moment.position === null ? undefined : Number(moment.position),
                }),
                replace: true,
                resetScroll: false,
              })
            }
          />
        )}
      </ReasonGate>
    </div>
  );
}
