import type { ListRow } from '@alur/contracts/kernel/list';
import { prescriptionList } from '@alur/contracts/prescription/lists';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { currentMerchantAtom } from '@/access/current-merchant';
import { listPath } from '@/api/get-list';
import { get } from '@/api/http';
import { PageError } from '@/app/page-error';
import { TableSkeleton } from '@/ui/states';

type Row = ListRow<typeof prescriptionList>;

/**
 * An address that knows no day, as SPEC 2 has it and a movement of stock: the prescription says of which day it is, or
 * that it is a stay's.
 */
export function PrescriptionOfSomeDay({ id }: { id: number }) {
  const merchant = useAtomValue(currentMerchantAtom);
  const { data, error, refetch } = useQuery({
    queryKey: ['prescription', merchant, id],
    queryFn: async ({ signal }) => (await get<Row>(`${listPath(prescriptionList)}/${id}`, {}, { signal })).data,
  });
  if (error) return <PageError error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton />;
  if (data.queueDate === null) return <Navigate to="/manage/pharmacy/inpatient/$id" params={{ id }} replace />;
  return <Navigate to="/manage/pharmacy/$id" params={{ id }} search={{ date: data.queueDate }} replace />;
}
