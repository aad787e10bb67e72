import { facilityFigures, type FacilityFiguresRow } from '@alur/contracts/merchant/topics';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTopic } from '@/live/use-topic';

/**
 * The live part of the facilities' rows; their paged list is fetched again when a facility was created, changed or
 * suspended.
 */
export function useLiveFacilities() {
  const queries = useQueryClient();
  const { rows, loading, status, topicKey } = useTopic(facilityFigures, {});
  const seen = useRef<string | null>(null);
  const profiles = rows.map(({ id, changedBy }) => `${id}:${changedBy}`).join();
  useEffect(() => {
    if (loading || status === 'refused') return;
    if (seen.current !== null && seen.current !== profiles)
      void queries.invalidateQueries({ queryKey: ['list'], refetchType: 'active' });
    seen.current = profiles;
  }, [queries, loading, status, profiles]);
  const figures = useMemo(() => new Map<number, FacilityFiguresRow>(rows.map(row => [row.id, row])), [rows]);
  return { figures, status, topicKey };
}
