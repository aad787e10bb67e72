import type { Region } from '@alur/contracts/patient/identity';
import { Selector } from '@/ui/selector';
import { searchRegions, type RegionLevel } from './regions';

/** Chooses a region of a level; without a region of the level above there is nothing to choose. */
export function RegionSelector({
  level,
  above,
  value,
  onChange,
}: {
  level: RegionLevel;
  above: Region | null;
  value: Region | null;
  onChange: (region: Region | null) => void;
}) {
  return (
    <Selector
      value={value}
      onChange={region => onChange(region && { code: region.code, name: region.name })}
      disabled={level !== 'provinces' && above === null}
      search={(query, signal) => searchRegions(level, above?.code ?? null, query, signal)}
      searchKey={['region', level, above?.code ?? null]}
      itemKey={region => region.code}
      itemLabel={region => region.name}
    />
  );
}
