import type { CatalogueItem } from '@alur/contracts/catalogue/catalogue';
import { room as catalogue } from '@alur/contracts/catalogue/room';
import { getList } from '@/api/get-list';
import { Selector } from '@/ui/selector';

type Room = CatalogueItem<typeof catalogue>;
export type ChosenRoom = Pick<Room, 'id' | 'name'>;

async function search(text: string, signal: AbortSignal): Promise<Room[]> {
  const query = { search: text, limit: 50, order_by: 'name' };
  return (await getList(catalogue.selector, query, { signal })).data;
}

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
    <Selector<ChosenRoom & Partial<Room>>
      value={value}
      onChange={room => onChange(room && { id: room.id, name: room.name })}
      search={search}
      searchKey={['room']}
      itemKey={room => room.id}
      itemLabel={room => room.name}
      renderItem={room => (
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate">{room.name}</span>
          {room.code && <span className="text-xs text-muted-foreground">{room.code}</span>}
        </span>
      )}
      placeholder={placeholder}
    />
  );
}
