import type { SaleRow } from '@alur/contracts/sale/rows';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { useAccessScope } from '@/access/use-access-scope';
import { useCurrentFacility } from '@/app/facilities';
import { numeric } from '@/app/params';
import { useBack } from '@/app/use-back';
import type { Copied } from '@/features/prescription/copy-dialog';
import { SaleRecord } from '@/features/sale/sale-record';
import { useToday } from '@/live/use-today';
import { textsFor } from '@/i18n/i18n';

// Loaded lazily, when labels are printed.
const LabelDialog = lazy(async () => ({ default: (await import('@/features/prescription/label-dialog')).LabelDialog }));

const CopyDialog = lazy(async () => ({ default: (await import('@/features/prescription/copy-dialog')).CopyDialog }));

export const Route = createFileRoute('/manage/apotek/$id')({
  params: numeric('id'),
  loader: textsFor('sale', 'prescription', 'catalogue'),
  component: Sale,
});

/** What the pharmacy's labels need of a sale: the lines that have directions. */
const labelled = ({ id, date, patientName, recordNumber, prescription, lines }: SaleRow) => ({
  ...{ id, date, supply: null, queueNumber: null, recordNumber },
  patientName: prescription?.patientName ?? patientName,
  lines: lines.flatMap(({ lineId, itemId, name, form, quantity, baseUnit: unit, signa }) =>
    signa === null
      ? []
      : [
          {
            ...{
              lineId,
              name,
              form,
              quantity,
              unit,
              signa,
              kind: itemId === null ? ('compound' as const) : ('single' as const),
            },
            ...{ route: null, approvedQuantity: null, substitute: null },
          },
        ],
  ),
});

/** What the copy of the prescription says, and how far this sale served it. */
const copied = (row: SaleRow, on: string): Copied => ({
  ...{ number: row.refNumber, on, servedBy: (row.handedOver ?? row.confirmed)?.by ?? '' },
  ...{ writtenOn: row.prescription?.writtenOn ?? row.date, unserved: row.prescription?.unserved ?? null },
  ...{ prescriberName: row.prescription?.prescriberName ?? '', from: row.prescription?.facilityName ?? null },
  prescriberLicence: row.prescription?.prescriberLicence ?? null,
  patientName: row.prescription?.patientName ?? row.patientName,
  lines: row.lines.map(({ lineId, name, entered, unit, signa, prescribed, iterations, compound }) => ({
    ...{ lineId, name, unit, iterations, signa: signa ?? '', served: entered, prescribed: prescribed ?? entered },
    ...{ isDtd: compound?.method === 'dtd', components: compound?.components ?? [] },
  })),
});

/** SPEC 2: one sale. */
function Sale() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const facility = useCurrentFacility();
  const today = useToday();
  useAccessScope('apotek');
  const back = useBack(() => void navigate({ to: '/manage/apotek' }));
  return (
    <SaleRecord
      key={id}
      id={id}
      back={back}
      copy={(row, onClose) => <CopyDialog copied={copied(row, today)} onClose={onClose} />}
      labels={(row, onClose) => <LabelDialog row={labelled(row)} facility={facility?.name ?? ''} onClose={onClose} />}
    />
  );
}
