import { bedPlaces } from '@alur/contracts/bed/rows';
import { useTopic } from '@/live/use-topic';
import { NONE } from '@/ui/column';
import { formatNumber } from '@/ui/format';

/** SPEC 3, Class: how many beds in use are of it. */
export function BedsOfClass({ id }: { id: number }) {
  const { rows } = useTopic(bedPlaces, {});
  return formatNumber(rows.filter(({ classId, retired }) => classId === id && !retired).length);
}

/** SPEC 3, Room: the names of its beds in use. */
export function BedsOfRoom({ id }: { id: number }) {
  const { rows } = useTopic(bedPlaces, {});
  const names = rows.filter(({ roomId, retired }) => roomId === id && !retired).map(({ name }) => name);
  return names.toSorted((one, other) => one.localeCompare(other, 'id', { numeric: true })).join(', ') || NONE;
}
