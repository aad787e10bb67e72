import { useEffect, useEffectEvent, useState } from 'react';
import { startVersionPoll } from '@/app/version-poll';
import { BoardScreen } from './board-screen';
import {
  chooseSchedules,
  chosenSchedules,
  deviceAccess,
  personAccess,
  unpair,
  type DisplayAccess,
} from './display-access';
import { ChooseScreen, PairScreen } from './setup-screen';
import { say } from './texts';
import { useAnnouncements, useDisplayLine, useDisplayRows } from './use-display';
import { useWakeLock } from './use-wake-lock';

/** The waiting room's television: paired once, it then runs unattended for weeks. */
export function DisplayApp() {
  const [access, setAccess] = useState(deviceAccess);
  useWakeLock();
  if (!access)
    return (
      <PairScreen
        trouble={null}
        person={personAccess()}
        onPaired={() => setAccess(deviceAccess())}
        onPerson={() => setAccess(personAccess())}
      />
    );
  const leave = () => {
    unpair();
    setAccess(null);
  };
  return <Screen key={`${access.kind} ${access.merchantId}`} access={access} onLeave={leave} />;
}

function Screen({ access, onLeave }: { access: DisplayAccess; onLeave: () => void }) {
  const [chosen, setChosen] = useState<number[] | null>(
    () => chosenSchedules() ?? (access.scheduleIds ? [...access.scheduleIds] : null),
  );
  const [choosing, setChoosing] = useState(chosen === null);
  const line = useDisplayLine(access);
  const { rows, schedules, online, refused } = useDisplayRows(
    line,
    choosing ? (access.scheduleIds ?? []) : (chosen ?? []),
    access.scheduleIds,
  );
  const { reading, soundOn, unlock, busy } = useAnnouncements(rows);
  const isCalling = useEffectEvent(busy);
  useEffect(
    () =>
      startVersionPoll(() => {
        // A reload must not interrupt a call.
        const timer = setInterval(() => {
          if (isCalling()) return;
          clearInterval(timer);
          window.location.reload();
        }, 2000);
      }),
    [],
  );
  const allowed = schedules.toSorted((one, other) => one.prefix.localeCompare(other.prefix));
  if (refused && rows.length === 0) {
    return (
      <PairScreen
        trouble={access.kind === 'device' ? 'revoked' : 'noRight'}
        person={null}
        onPaired={() => window.location.reload()}
        onPerson={() => {}}
      />
    );
  }
  if (choosing) {
    return (
      <ChooseScreen
        schedules={allowed}
        chosen={chosen}
        onUnpair={onLeave}
        onShow={ids => {
          chooseSchedules(ids);
          setChosen(ids);
          setChoosing(false);
          // Browsers play sound only after a tap, so the tap that shows the board unlocks the voice as well.
          start(unlock);
        }}
      />
    );
  }
  return (
    <BoardScreen
      name={access.facilityName ?? (access.kind === 'device' ? access.name : say('title'))}
      rows={rows}
      schedules={allowed.filter(({ id, prefix }) => prefix && chosen?.includes(id))}
      reading={reading}
      online={online}
      soundOn={soundOn}
      onSound={() => start(unlock)}
      onSettings={() => setChoosing(true)}
    />
  );
}

/** One tap starts sound and full screen, which browsers refuse without a tap. */
function start(unlock: () => Promise<void>): void {
  void unlock();
  void document.documentElement.requestFullscreen?.().catch(() => {});
}
