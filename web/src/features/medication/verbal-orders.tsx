import { verifyPrescription } from '@alur/contracts/prescription/commands';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { verbalPrescriptions } from '@alur/contracts/prescription/topics';
import { VERIFIED_WITHIN_MS } from '@alur/contracts/record/progress-note';
import { useAtomValue } from 'jotai';
import { CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { sessionAtom } from '@/api/session';
import { useNow } from '@/live/clock';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { StatusChip } from '@/ui/status-chip';

/** Orders by word of mouth that are not signed yet, the oldest first: a doctor signs within 24 hours (DOMAIN 5.1). */
export function VerbalOrders() {
  const { t } = useTranslation('medication');
  const { rows } = useTopic(verbalPrescriptions, { unfinished: 'yes' });
  if (rows.length === 0) return null;
  return (
    <Card title={t('verbal.title', { count: rows.length })} bodyClassName="p-0">
      <ul className="divide-y">
        {rows
          .toSorted((a, b) => a.writtenAt.localeCompare(b.writtenAt))
          .map(row => (
            <VerbalOrder key={row.id} row={row} />
          ))}
      </ul>
    </Card>
  );
}

function VerbalOrder({ row }: { row: PrescriptionRow }) {
  const { t } = useTranslation('medication');
  const can = useCan();
  const now = useNow(60_000);
  const me = useAtomValue(sessionAtom)?.user.id;
  const verify = useCommand(verifyPrescription, { success: t('verbal.signed') });
  const isLate = Date.parse(row.writtenAt) + VERIFIED_WITHIN_MS < now;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
      <StatusChip tone={isLate ? 'danger' : 'warning'} icon={isLate ? CircleAlert : Clock}>
        {t(isLate ? 'verbal.late' : 'verbal.waits')}
      </StatusChip>
      <span className="min-w-48 flex-1">
        <span className="block text-xs">{`${orErased(row.patientName)} · ${row.roomName}`}</span>
        <span className="block font-medium">
          {row.lines.map(({ name, signa }) => `${name}, ${orErased(signa)}`).join('; ')}
        </span>
        <span className="tabular block text-xs text-muted-foreground">
          {t('verbal.said', {
            doctor: row.doctorName,
            by: row.writtenBy ?? '',
            at: formatDateTime(row.writtenAt),
          })}
        </span>
      </span>
      {can('outpatient.ongoing:prescribe') && row.doctorId === me && (
        <Button
          variant="primary"
          className="min-h-11 max-sm:w-full"
          pending={verify.pending}
          onClick={() => void verify.run({ id: row.id, ifMatch: row.revision, body: {} })}
        >
          {t('verbal.sign')}
        </Button>
      )}
    </li>
  );
}
