import { sendMedicalRecord } from '@alur/contracts/casemix/commands';
import type { CasemixVisitRow } from '@alur/contracts/casemix/rows';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { useVclaim } from '@/app/use-vclaim';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { orErased } from '@/ui/or-erased';

/** Sends the record of a visit whose care has ended to BPJS, also once more. */
export function SendRecordButton({ row }: { row: CasemixVisitRow }) {
  const { t } = useTranslation('casemix');
  const own = useVclaim();
  const [isOpen, setOpen] = useState(false);
  const send = useCommand(sendMedicalRecord, { success: t('recordSending.asked') });
  const name = orErased(row.patientName);
  const hasEnded = row.status === 'concluded' || row.status === 'finished';
  if (own === null || !hasEnded || row.recordSending?.status === 'queued') return null;
  const confirm = async () => {
    if ((await send.run({ id: row.id, body: {} })).ok) setOpen(false);
  };
  return (
    <>
      <Button size="icon-sm" variant="ghost" aria-label={t('recordSending.of', { name })} onClick={() => setOpen(true)}>
        <FileUp aria-hidden />
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('recordSending.title')}
        description={t('recordSending.text', { name, number: row.letterNumber })}
        confirmLabel={t('recordSending.do')}
        pending={send.pending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
