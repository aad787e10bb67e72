import { roomClass, ward } from '@alur/contracts/bed/catalogues';
import type { BedRow } from '@alur/contracts/bed/rows';
import { useTopic } from '@/live/use-topic';
import { Select } from '@/ui/select';

/** A free bed, or one that is held for this patient. */
export function BedSelect({
  rows,
  patientId,
  value,
  onChange,
}: {
  rows: readonly BedRow[];
  patientId: number | null;
  value: number | null;
  onChange: (bedId: number) => void;
}) {
  const wards = useTopic(ward.topic, {});
  const classes = useTopic(roomClass.topic, {});
  const named = (items: readonly { id: number; name: string }[], id: number) =>
    items.find(each => each.id === id)?.name ?? '';
  return (
    <Select
      value={value === null ? null : String(value)}
      onValueChange={id => onChange(Number(id))}
      options={rows
        .filter(
          ({ id, status, patientId: heldFor }) =>
            status === 'available' || (status === 'held' && (heldFor === patientId || id === value)),
        )
        .map(({ id, name, roomName, wardId, classId }) => ({
          value: String(id),
          label: `${named(wards.rows, wardId)}, ${roomName}, ${name} (${named(classes.rows, classId)})`,
        }))
        .toSorted((a, b) => a.label.localeCompare(b.label, 'id', { numeric: true }))}
    />
  );
}
