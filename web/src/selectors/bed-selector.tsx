import { roomClass, ward } from '@alur/contracts/bed/catalogues';
import type { BedRow } from '@alur/contracts/bed/rows';
import { useTranslation } from 'react-i18next';
import { useTopic } from '@/live/use-topic';
import type { Choice, LiveSelector } from './declared';
import { GlobalSelector } from './global-selector';
import { emergencyBed } from './global/wards';

interface BedSelectorProps {
  of: LiveSelector;
  /** The live beds among which she looks. */
  rows: readonly BedRow[];
  /** The patient for whom a bed may be held already. */
  patientId?: number | null;
  /** The class of the beds that come first. */
  classId?: number;
  value: number | null;
  onChange: (bedId: number | null) => void;
  placeholder?: string;
}

/**
 * A free bed, or one that is held for this patient; an open list follows what others take and leave. Beds of the emergency
 * department are given there alone.
 */
export function BedSelector({ of, rows, patientId = null, classId, value, onChange, placeholder }: BedSelectorProps) {
  const wards = useTopic(ward.topic, {});
  const classes = useTopic(roomClass.topic, {});
  const named = (items: readonly { id: number; name: string }[], id: number) =>
    items.find(each => each.id === id)?.name ?? '';
  const choice = (row: BedRow): Choice<BedRow> => ({
    id: row.id,
    name: [named(wards.rows, row.wardId), row.roomName, row.name].join(', '),
    aside: named(classes.rows, row.classId),
    inUse: row.status === 'available' || (row.status === 'held' && (row.patientId === patientId || row.id === value)),
    item: row,
  });
  const isEmergency = ({ wardId }: BedRow) => wards.rows.find(({ id }) => id === wardId)?.kind === 'emergency';
  const all = rows.filter(row => isEmergency(row) === (of.key === emergencyBed.key)).map(choice);
  const offered = all
    .filter(({ inUse }) => inUse)
    .toSorted(
      (a, b) =>
        Number(b.item.classId === classId) - Number(a.item.classId === classId) ||
        a.name.localeCompare(b.name, 'id', { numeric: true }),
    );
  const has = ({ name, aside }: Choice<BedRow>, text: string) =>
    text.split(' ').every(word => `${name} ${aside}`.toLowerCase().includes(word.toLowerCase()));
  const chosen = all.find(({ id }) => id === value);
  return (
    <>
      <GlobalSelector<BedRow>
        of={{
          ...of,
          version: offered.map(({ id, name }) => `${id} ${name}`).join(),
          search: text => Promise.resolve(offered.filter(each => has(each, text))),
          find: id => Promise.resolve(all.find(each => each.id === id) ?? null),
        }}
        value={chosen ?? value}
        onChange={taken => onChange(taken?.item.id ?? null)}
        placeholder={placeholder}
      />
      <Occupant row={chosen?.item} />
    </>
  );
}

/** Who lies in the chosen bed: the refusal of a bed names no patient, and its board does (CASES, beds). */
function Occupant({ row }: { row: BedRow | undefined }) {
  const { t } = useTranslation('ui');
  const { status, patientName: name, recordNumber: number } = row ?? {};
  return (
    <p role="status" className="text-xs text-warning-text empty:hidden">
      {status === 'occupied' && name ? t('bedTakenBy', { name, number }) : null}
    </p>
  );
}
