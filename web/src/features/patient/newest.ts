import type { patients } from '@alur/contracts/patient/lists';
import type { ListParams } from '@alur/contracts/kernel/list';

/** Which of the newest: those registered on a day, those whose NIK is still to be asked for. */
export type NewestSearch = { registered?: string | undefined; nik?: 'missing' | undefined };

/**
 * Parameters of the newest patients, shared by the list and by its route, which prefetches them. Of those registered on a
 * day all are listed, whatever became of them, as the dashboard counts them.
 */
export const newestOf = ({ registered, nik }: NewestSearch): ListParams<typeof patients> => ({
  ...{ order_by: 'id', sort_by: 'desc' },
  ...(registered ? { registeredOn: registered } : { status: 'active' }),
  ...(nik && { nikMissing: 'yes' }),
});
