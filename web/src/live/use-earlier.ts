import type { TopicRow, TopicSpec } from '@alur/contracts/kernel/topic';
import type { unfinishedParams } from '@alur/contracts/kernel/unfinished';
import { useMemo } from 'react';
import { useReadOnly } from '@/access/read-only';
import { useToday } from './use-today';
import { useTopics } from './use-topics';

const always = [{ unfinished: 'yes' as const }];
const never: typeof always = [];

/**
 * What earlier days left unfinished, from the topic of a board's unfinished rows of any day. They stand above today's.
 * A replay shows one day only.
 */
export function useEarlier<T extends TopicSpec<typeof unfinishedParams>>(topic: T): TopicRow<T>[] {
  const today = useToday();
  const { rows } = useTopics(topic, (useReadOnly() ? never : always) as never);
  return useMemo(() => rows.filter(row => (row as unknown as { date: string }).date < today), [rows, today]);
}
