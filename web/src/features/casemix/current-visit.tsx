import { visitEligibility, type CasemixVisitRow } from '@alur/contracts/casemix/rows';
import type { ReactNode } from 'react';
import { useTopic } from '@/live/use-topic';

interface Props {
  row: CasemixVisitRow;
  children: (row: CasemixVisitRow) => ReactNode;
}

const waits = (row: CasemixVisitRow): boolean =>
  [row.letterRequest, row.letterCorrection, row.letterDeletion, row.dischargeReport, row.recordSending].some(
    asked => asked?.status === 'queued',
  );

/** A listed visit as it stands: where it waits for VClaim, what comes of that is seen as it comes. */
export function CurrentVisit({ row, children }: Props) {
  return waits(row) ? <Followed row={row}>{children}</Followed> : children(row);
}

function Followed({ row, children }: Props) {
  const { rows } = useTopic(visitEligibility, { encounterId: row.encounterId });
  return children(rows[0] ?? row);
}
