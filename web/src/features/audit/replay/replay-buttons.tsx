import {
  ChevronFirst,
  ChevronLast,
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
  StepBack,
  StepForward,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReplayPlayer } from '@/replay/replay-player';
import { speeds, type Speed } from '@/replay/replay-player';
import { Button } from '@/ui/button';
import { Select } from '@/ui/select';
import { Tooltip } from '@/ui/tooltip';
import { useKeys } from '@/ui/use-keys';
import { usePlaying } from './use-replay';

const inside = (event: KeyboardEvent, what: string) => (event.target as Element).closest?.(what) !== null;
/** A dialog handles its own keys. */
const inDialog = (event: KeyboardEvent) => inside(event, '[role=dialog],[role=menu]');
/** Elements that handle the arrow keys themselves. */
const walked = (event: KeyboardEvent) => inDialog(event) || inside(event, '[role=radio],[role=tab],[role=listbox]');
/** Elements that the space bar presses. */
const pressed = (event: KeyboardEvent) => walked(event) || inside(event, 'button,a,summary');

/** Play, step, skip and speed, by buttons and by keys. */
export function ReplayButtons({ player }: { player: ReplayPlayer }) {
  const { t } = useTranslation('audit');
  const { playing, speed } = usePlaying(player);
  useKeys('space', t('replay.play'), () => player.toggle(), { unless: pressed });
  useKeys('left', t('replay.back'), () => player.step(-1), { unless: walked, repeats: true });
  useKeys('right', t('replay.forward'), () => player.step(1), { unless: walked, repeats: true });
  useKeys('shift+left', t('replay.skipBack'), () => player.skip(-1), { unless: walked, repeats: true });
  useKeys('shift+right', t('replay.skipForward'), () => player.skip(1), { unless: walked, repeats: true });
  useKeys('home', t('replay.home'), () => player.home(), { unless: walked });
  useKeys('end', t('replay.end'), () => player.toEnd(), { unless: walked });
  useKeys('equal,shift+equal,add', t('replay.faster'), () => player.faster(1), { unless: inDialog });
  useKeys('minus,subtract', t('replay.slower'), () => player.faster(-1), { unless: inDialog });
  return (
    <div role="group" aria-label={t('replay.dock')} className="flex flex-wrap items-center gap-0.5">
      <Hand icon={ChevronFirst} label={t('replay.home')} onPress={() => player.home()} />
      <Hand icon={ChevronsLeft} label={t('replay.skipBack')} onPress={() => player.skip(-1)} />
      <Hand icon={StepBack} label={t('replay.back')} onPress={() => player.step(-1)} />
      <Button variant="primary" size="sm" className="w-20" onClick={() => player.toggle()}>
        {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        {t(playing ? 'replay.pause' : 'replay.play')}
      </Button>
      <Hand icon={StepForward} label={t('replay.forward')} onPress={() => player.step(1)} />
      <Hand icon={ChevronsRight} label={t('replay.skipForward')} onPress={() => player.skip(1)} />
      <Hand icon={ChevronLast} label={t('replay.end')} onPress={() => player.toEnd()} />
      <Select
        aria-label={t('replay.speed')}
        className="ml-1 h-7 w-20 text-xs"
        value={String(speed)}
        onValueChange={value => player.setSpeed(Number(value) as Speed)}
        options={speeds.map(one => ({ value: String(one), label: t('replay.times', { count: one }) }))}
      />
    </div>
  );
}

function Hand({ icon: Icon, label, onPress }: { icon: LucideIcon; label: string; onPress: () => void }) {
  return (
    <Tooltip content={label}>
      <Button variant="ghost" size="icon-sm" aria-label={label} onClick={onPress}>
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  );
}
