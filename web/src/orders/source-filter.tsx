import { UnitSource } from '@alur/contracts/encounter/enums';
import { useTranslation } from 'react-i18next';
import { useListSearch } from '@/api/use-list';
import { Select } from '@/ui/select';

const ANY = 'any';

/** What the address says of where orders come from. */
export interface SourceSearch extends Record<string, unknown> {
  source?: UnitSource;
}

/** Narrows a list of orders to where they come from (SPEC 4, unit sources). */
export function SourceFilter() {
  const { t } = useTranslation(['ui', 'enums']);
  const [{ source }, change] = useListSearch<SourceSearch>();
  return (
    <Select
      aria-label={t('ui:unitSource')}
      className="w-40"
      value={source ?? ANY}
      onValueChange={value => change({ source: value === ANY ? undefined : value })}
      options={[
        { value: ANY, label: t('ui:anyUnitSource') },
        ...UnitSource.options.map(value => ({ value, label: t(`enums:unitSource.${value}`) })),
      ]}
    />
  );
}

interface Sourced {
  unitName: string;
  unitSource: UnitSource | null;
}

/** The unit that an order comes from, and what it is where its name does not say that. */
export function SourceUnit({ of: { unitName, unitSource } }: { of: Sourced }) {
  const { t } = useTranslation('enums');
  const source = unitSource && t(`unitSource.${unitSource}`);
  return <>{source === null || unitName.includes(source) ? unitName : `${source} · ${unitName}`}</>;
}
