import { ward } from '@alur/contracts/bed/catalogues';
import { wardBeds } from '@alur/contracts/bed/rows';
import { useTopic } from '@/live/use-topic';
import { Select } from '@/ui/select';

/** The units of the kind emergency that are in use. */
export function useEmergencyUnits() {
  const { rows, loading } = useTopic(ward.topic, {});
  return { units: rows.filter(({ kind, active }) => kind === 'emergency' && active), loading };
}

/** A free bed of a department. */
export function BedChoice({
  value,
  onChange,
  placeholder,
}: {
  value: number | null;
  onChange: (bedId: number | null) => void;
  placeholder?: string;
}) {
  const beds = useTopic(wardBeds, {});
  const { units } = useEmergencyUnits();
  const ids = units.map(({ id }) => id);
  const free = beds.rows.filter(
    ({ wardId, status, id }) => ids.includes(wardId) && (status === 'available' || id === value),
  );
  return (
    <Select
      value={value === null ? null : String(value)}
      onValueChange={id => onChange(Number(id))}
      placeholder={placeholder}
      options={free
        .map(({ id, name, roomName }) => ({ value: String(id), label: `${roomName}, ${name}` }))
        .toSorted((a, b) => a.label.localeCompare(b.label, 'id', { numeric: true }))}
    />
  );
}
