import { defaultSettings, settingsOn, type Settings } from '@alur/contracts/settings/settings';
import { settingsCurrent } from '@alur/contracts/settings/topics';
import { useMemo } from 'react';
import { useToday } from '@/live/use-today';
import { useTopic, type LiveTopic } from '@/live/use-topic';

/** The facility's live settings at the prices of today, with the defaults for what it has not set. */
export function useSettings(): { settings: Settings; topic: LiveTopic<unknown> } {
  const topic = useTopic(settingsCurrent, {});
  const today = useToday();
  const [row] = topic.rows;
  const settings = useMemo(() => (row ? settingsOn(row, today) : defaultSettings), [row, today]);
  return { settings, topic };
}
