import { ward } from '@alur/contracts/bed/catalogues';
import { wardBeds } from '@alur/contracts/bed/rows';
import { useTopic } from '@/live/use-topic';
import { BedSelector } from '@/selectors/bed-selector';
import { emergencyBed } from '@/selectors/global/wards';

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
  const rows = beds.rows.filter(({ wardId }) => ids.includes(wardId));
  return <BedSelector of={emergencyBed} rows={rows} value={value} onChange={onChange} placeholder={placeholder} />;
}
