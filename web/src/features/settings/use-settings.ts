import { defaultSettings, type Settings } from '@alur/contracts/settings/settings';
import { settingsCurrent } from '@alur/contracts/settings/topics';
import { useTopic, type LiveTopic } from '@/live/use-topic';

/** The facility's settings, live; what holds by default until it says otherwise. */
export function useSettings(): { settings: Settings; topic: LiveTopic<unknown> } {
  const topic = useTopic(settingsCurrent, {});
  return { settings: topic.rows[0] ?? defaultSettings, topic };
}
