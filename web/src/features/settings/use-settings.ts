import { defaultSettings, settingsOn, type Settings } from '@alur/contracts/settings/settings';
import { settingsCurrent } from '@alur/contracts/settings/topics';
import { useMemo } from 'react';
import { useToday } from '@/live/use-today';
import { useTopic, type LiveTopic } from '@/live/use-topic';

/** The facility's settings, live, at the prices of today; what holds by default until it says otherwise. */
export function useSettings(): { settings: Settings; topic: LiveTopic<unknown> } {
  const topic = useTopic(settingsCurrent, {});
  const today = useToday();
  const [row] = topic.rows;
  const settings = useMemo(() => (row ? settingsOn(row, today) : defaultSettings), [row, today]);
  return { settings, topic };
}
