import { useEffect, useState } from 'react';
import { detectLocale } from '@/i18n/locale';
import { clockError, onServerTime, serverNow } from '@/live/server-time';
import { clockText, dayText } from './facility-day';
import { CallBoard, type CallBoardProps } from './call-board';
import { say } from './texts';

export interface BoardScreenProps extends CallBoardProps {
  name: string;
  online: boolean;
  soundOn: boolean;
  onSound: () => void;
  onSettings: () => void;
}

const locale = detectLocale();

/** The waiting room's board: the number that is called is read from ten metres away. */
export function BoardScreen({
  name,
  rows,
  schedules,
  reading,
  online,
  soundOn,
  onSound,
  onSettings,
}: BoardScreenProps) {
  return (
    <div className="h-dvh [container-type:size]">
      <main className="grid h-full grid-rows-[auto_minmax(0,1fr)] overflow-hidden leading-tight bg-background text-foreground">
        <header className="flex items-center gap-[2cqw] border-b px-[2cqw] py-[1.2cqh]">
          <h1 className="min-w-0 flex-1 truncate text-[3.4cqh] font-semibold">{name}</h1>
          {!online && (
            <p
              role="status"
              className="rounded-md bg-warning-soft px-[1cqw] py-[0.6cqh] text-[2.2cqh] text-warning-text"
            >
              {say('offline')}
            </p>
          )}
          {!soundOn && (
            <button
              type="button"
              title={say('soundHint')}
              onClick={onSound}
              className="rounded-lg bg-primary px-[1.6cqw] py-[1.2cqh] text-[2.4cqh] font-medium text-primary-foreground"
            >
              {say('sound')}
            </button>
          )}
          <Clock />
          <button
            type="button"
            aria-label={say('settings')}
            title={say('settings')}
            onClick={onSettings}
            className="grid size-[5cqh] place-items-center rounded-md text-[3cqh] text-muted-foreground hover:bg-muted"
          >
            ⋮
          </button>
        </header>
        <CallBoard rows={rows} schedules={schedules} reading={reading} />
      </main>
    </div>
  );
}

function Clock() {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const look = () => setNow(serverNow());
    const timer = setInterval(look, 5000);
    const off = onServerTime(look);
    return () => {
      clearInterval(timer);
      off();
    };
  }, []);
  return (
    <p className="text-right">
      {clockError() !== 0 && (
        <span role="status" className="block text-[2cqh] text-warning-text">
          {say('clock')}
        </span>
      )}
      <time className="tabular block text-[4.4cqh] leading-none font-semibold">{clockText(now, locale)}</time>
      <span className="block text-[2cqh] text-muted-foreground">{dayText(now, locale)}</span>
    </p>
  );
}
