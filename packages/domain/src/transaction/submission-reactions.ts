import type { SubmissionStatus } from '@alur/contracts/satusehat/status';
import type { TransactionRow } from '@alur/contracts/transaction/rows';

type Row = Pick<TransactionRow, 'satusehatStatus'>;

/** How the bill's first visit stands with the national health record (SPEC 3, Transaction). */
export const submissionReactions = <R extends Row>() => {
  const where = ({ data: { encounterId } }: { data: { encounterId: number } }) => ({ encounterId });
  const becomes = (status: SubmissionStatus) => ({
    where,
    next: (row: R): R => ({ ...row, satusehatStatus: status }),
  });
  return {
    SatusehatSubmissionRequested: becomes('queued'),
    SatusehatSubmissionCompleted: becomes('sent'),
    SatusehatSubmissionFailed: {
      where,
      next: (row: R, { data }: { data: { willRetry: boolean } }): R => ({
        ...row,
        satusehatStatus: data.willRetry ? 'queued' : 'failed',
      }),
    },
    SatusehatSubmissionWaived: becomes('waived'),
  };
};
