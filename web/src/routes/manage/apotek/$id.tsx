import type { SaleRow } from '@alur/contracts/sale/rows';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { useAccessScope } from '@/access/use-access-scope';
import { useCurrentFacility } from '@/app/facilities';
import { numeric } from '@/app/params';
import { useBack } from '@/app/use-back';
import { SaleRecord } from '@/features/sale/sale-record';
import { textsFor } from '@/i18n/i18n';

// Loaded lazily, when labels are printed.
const LabelDialog = lazy(async () => ({ default: (await import('@/features/prescription/label-dialog')).LabelDialog }));

export const Route = createFileRoute('/manage/apotek/$id')({
  params: numeric('id'),
  loader: textsFor('sale', 'prescription', 'catalogue'),
  component: Sale,
});

/** What the pharmacy's labels need of a sale: the lines that have directions. */
const labelled = ({ id, date, patientName, recordNumber, prescription, lines }: SaleRow) => ({
  ...{ id, date, supply: null, queueNumber: null, recordNumber },
  patientName: prescription?.patientName ?? patientName,
  lines: lines.flatMap(({ lineId, name, form, quantity, baseUnit: unit, signa }) =>
    signa === null
      ? []
      : [
          {
            ...{ lineId, name, form, quantity, unit, signa, kind: 'single' as const },
            ...{ route: null, approvedQuantity: null, substitute: null },
          },
        ],
  ),
});

/** SPEC 2: one sale. */
function Sale() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const facility = useCurrentFacility();
  useAccessScope('apotek');
  const back = useBack(() => void navigate({ to: '/manage/apotek' }));
  return (
    <SaleRecord
      key={id}
      id={id}
      back={back}
      labels={(row, onClose) => <LabelDialog row={labelled(row)} facility={facility?.name ?? ''} onClose={onClose} />}
    />
  );
}
