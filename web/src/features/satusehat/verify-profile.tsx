import { integrations } from '@alur/contracts/settings/integrations';
import { verifyProfile } from '@alur/contracts/satusehat/verification';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useTopic } from '@/live/use-topic';
import { employee } from '@/selectors/global/staff';
import { StaffSelector, type ChosenPerson } from '@/selectors/staff-selector';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

/** SPEC 2: opens the verification of a profile (KYC), where SATUSEHAT has accepted the facility's credentials. */
export function VerifyProfile({ patientId }: { patientId: number }) {
  const { t } = useTranslation('satusehat');
  const services = useTopic(integrations, {});
  const [isOpen, setOpen] = useState(false);
  if (!services.rows.some(({ service, tested }) => service === 'satu-sehat' && tested)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <ShieldCheck aria-hidden />
        {t('verify.open')}
      </Button>
      {isOpen && <VerifyDialog patientId={patientId} onClose={() => setOpen(false)} />}
    </>
  );
}

function VerifyDialog({ patientId, onClose }: { patientId: number; onClose: () => void }) {
  const { t } = useTranslation('satusehat');
  const [held, setHeld] = useState<string | null>(null);
  const form = useCommandForm(verifyProfile, {
    id: patientId,
    values: { officer: null as ChosenPerson | null, officerNik: '' },
    body: ({ officer, officerNik }) => ({ officerId: officer?.id as number, officerNik }),
    fieldOf: path => (path === 'officerId' ? 'officer' : path),
    onDone: ({ url }: { url: string }) => {
      const opened = window.open(url, '_blank');
      if (!opened) return setHeld(url);
      // The page is SATUSEHAT's own, and reaches nothing of ours.
      opened.opener = null;
      onClose();
    },
  });
  if (held !== null) return <HeldBack url={held} onClose={onClose} />;
  return (
    <FormDialog
      of={form}
      title={t('verify.title')}
      description={t('verify.text')}
      verb={t('verify.go')}
      onClose={onClose}
    >
      <FormField control={form.control} name="officer" label={t('verify.officer')} required>
        {bound => <StaffSelector of={employee} autoFocus {...bound} />}
      </FormField>
      <TextField
        control={form.control}
        name="officerNik"
        label={t('verify.nik')}
        required
        inputMode="numeric"
        maxLength={16}
      />
    </FormDialog>
  );
}

/** Browsers hold back a tab that opens after waiting; a link is always followed. */
function HeldBack({ url, onClose }: { url: string; onClose: () => void }) {
  const { t } = useTranslation('satusehat');
  return (
    <Dialog open size="sm" onOpenChange={open => !open && onClose()} title={t('verify.title')}>
      <p className="pb-3">{t('verify.blocked')}</p>
      <a className="text-primary-text underline" href={url} target="_blank" rel="noreferrer" onClick={onClose}>
        {t('verify.go')}
      </a>
    </Dialog>
  );
}
