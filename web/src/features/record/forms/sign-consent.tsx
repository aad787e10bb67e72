import { GENERAL_CONSENT, readyForm } from '@alur/contracts/record/forms/ready-forms';
import { useLocale } from '@/i18n/use-locale';
import { Dialog } from '@/ui/dialog';
import { SignForm } from './sign-form';

/** The general consent as a dialog on a stay's page, for whoever admits and may not read the record. */
export function SignConsent({ encounterId, onClose }: { encounterId: number; onClose: () => void }) {
  const locale = useLocale();
  const form = readyForm(GENERAL_CONSENT);
  if (!form) return null;
  const { name, version, definition } = form;
  return (
    <Dialog open size="lg" title={definition.title[locale]} onOpenChange={open => !open && onClose()}>
      <SignForm
        encounterId={encounterId}
        form={{ name, version, definition }}
        last={undefined}
        onDone={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}
