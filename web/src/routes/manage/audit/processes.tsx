import { transactions } from '@alur/contracts/transaction/lists';
import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { getList } from '@/api/get-list';
import { HeldBoard } from '@/features/process/held-board';
import { AuditTabs } from './-tabs';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/manage/audit/processes')({
  loader: textsFor('audit', 'process'),
  component: HeldProcesses,
});

/** The bill that a visit is on. */
const billOf = async (encounterId: number): Promise<number | undefined> => {
  const { data } = await getList(transactions, { encounterId }, { key: 'cashier:view' });
  return data[0]?.id;
};

function HeldProcesses() {
  useAccessScope('audit');
  const navigate = Route.useNavigate();
  const openBill = async (encounterId: number) =>
    navigate({ to: '/manage/cashier', search: { bill: await billOf(encounterId) } });
  return (
    <>
      <AuditTabs />
      <HeldBoard onBill={encounterId => void openBill(encounterId)} />
    </>
  );
}
