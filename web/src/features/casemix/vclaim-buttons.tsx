import type { CasemixVisitRow } from '@alur/contracts/casemix/rows';
import { LogOut, Pencil, Send, Trash2, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVclaim } from '@/app/use-vclaim';
import { Button } from '@/ui/button';
import { orErased } from '@/ui/or-erased';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog')).ReportDialog }));

interface Props {
  row: CasemixVisitRow;
  onOpen: () => void;
}

/** Issues a letter in VClaim, or shows the request that waits there, where the facility can ask it. */
export function IssueButton({ row, onOpen }: Props) {
  const { t } = useTranslation('casemix');
  const own = useVclaim();
  const name = orErased(row.patientName);
  if (own === null) return null;
  if (row.letterRequest?.status === 'queued')
    return (
      <Button size="sm" aria-label={t('issue.showOf', { name })} onClick={onOpen}>
        {t('issue.show')}
      </Button>
    );
  return (
    <Button size="sm" variant="primary" aria-label={t('issue.of', { name })} onClick={onOpen}>
      <Send aria-hidden />
      {t('issue.short')}
    </Button>
  );
}

/** Corrects one of the facility's own letters in VClaim. */
export function CorrectButton(props: Props) {
  const { t } = useTranslation('casemix');
  return <OwnLetterButton {...props} icon={Pencil} label={name => t('correction.of', { name })} />;
}

/** Deletes one of the facility's own letters in VClaim. */
export function DeleteButton(props: Props) {
  const { t } = useTranslation('casemix');
  return <OwnLetterButton {...props} icon={Trash2} label={name => t('deletion.of', { name })} />;
}

/** Stands where the facility can ask VClaim about the letter, and VClaim is not deleting it. */
function OwnLetterButton({
  row,
  onOpen,
  icon: Icon,
  label,
}: Props & { icon: LucideIcon; label: (name: string) => string }) {
  const own = useVclaim();
  if (own === null || !row.letterNumber?.startsWith(own) || row.letterDeletion?.status === 'queued') return null;
  return (
    <Button size="icon-sm" variant="ghost" aria-label={label(orErased(row.patientName))} onClick={onOpen}>
      <Icon aria-hidden />
    </Button>
  );
}

/** Tells VClaim again that a stay has ended, where BPJS did not take it. */
export function ReportButton({ row }: { row: CasemixVisitRow }) {
  const { t } = useTranslation('casemix');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="icon-sm"
        variant="ghost"
        aria-label={t('report.of', { name: orErased(row.patientName) })}
        onClick={() => setOpen(true)}
      >
        <LogOut aria-hidden />
      </Button>
      <Suspense>{isOpen && <ReportDialog row={row} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
