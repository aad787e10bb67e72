import type { CatalogueItem } from '@alur/contracts/catalogue/catalogue';
import type { room as catalogue } from '@alur/contracts/catalogue/room';
import { GlobalSelector } from './global-selector';
import { room } from './global/room';

export type ChosenRoom = Pick<CatalogueItem<typeof catalogue>, 'id' | 'name'>;

/** A poly or room in use. */
export function RoomSelector({
  value,
  onChange,
  placeholder,
}: {
  value: ChosenRoom | null;
  onChange: (room: ChosenRoom | null) => void;
  placeholder?: string;
}) {
  return (
    <GlobalSelector
      of={room}
      value={value}
      onChange={chosen => onChange(chosen && { id: chosen.item.id, name: chosen.name })}
      placeholder={placeholder}
    />
  );
}
