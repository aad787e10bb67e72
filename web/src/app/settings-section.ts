import { withRow } from '@alur/contracts/settings/rows';
import { defaultSettings, settingsOn, type SectionName, type Settings } from '@alur/contracts/settings/settings';
import { settingsSection } from '@alur/contracts/settings/topics';
import { useMemo } from 'react';
import { useToday } from '@/live/use-today';
import { useTopic, type LiveTopic } from '@/live/use-topic';

/**
 * One section of the facility's live settings at the prices of today, with the defaults for what was not set. The other
 * sections have their defaults, since each is shown by a right of its own.
 */
export function useSettingsSection(section: SectionName): { settings: Settings; topic: LiveTopic<unknown> } {
  const topic = useTopic(settingsSection, { section });
  const today = useToday();
  const [row] = topic.rows;
  const settings = useMemo(
    () => (row ? settingsOn(withRow(defaultSettings, row), today) : defaultSettings),
    [row, today],
  );
  return { settings, topic };
}
