import { patients } from '@alur/contracts/patient/lists';
import { getList } from '@/api/get-list';
import { Selector, type SelectorProps } from '@/ui/selector';

export interface ChosenPatient {
  id: number;
  name: string;
  recordNumber: string;
}

/** A patient of the facility, by name or number. */
export function PatientSelector<P extends ChosenPatient>(bound: Pick<SelectorProps<P>, 'value' | 'onChange'>) {
  return (
    <Selector<P>
      {...bound}
      search={async (search, signal) =>
        (await getList(patients, { search, status: 'active', limit: 20 }, { signal })).data as unknown as P[]
      }
      searchKey={['patients']}
      itemKey={each => each.id}
      itemLabel={each => `${each.name} · ${each.recordNumber}`}
    />
  );
}
