import { patients } from '@alur/contracts/patient/lists';
import { User } from 'lucide-react';
import { getList } from '@/api/get-list';
import { MOST_FOUND, type Finder } from '@/app/finder';
import { orErased } from '@/ui/or-erased';

export const finder: Finder = {
  right: 'front-office.patient-list:view',
  place: 'front-office.patient-list',
  order: 10,
  icon: User,
  word: { id: 'Pasien', en: 'Patients' },
  find: async (search, options) =>
    (await getList(patients, { search, limit: MOST_FOUND, order_by: 'name' }, options)).data.map(
      ({ id, name, recordNumber }) => ({
        id: String(id),
        label: orErased(name),
        detail: orErased(recordNumber),
        go: { to: '/manage/front-office/patient/$id', params: { id } },
      }),
    ),
};
