import { GENERAL_CONSENT } from '@alur/contracts/record/forms/form-names';
import { readyForm } from '@alur/contracts/record/forms/ready-forms';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { sessionAtom } from '@/api/session';
import { useToday } from '@/live/use-today';
import { useLocale } from '@/i18n/use-locale';
import { Dialog } from '@/ui/dialog';
import { PrintForm, type FormOnPaper } from './print-form';
import { SignForm } from './sign-form';

/** The general consent as a dialog, for whoever admits and may not read the record. It is printed when it was signed. */
export function SignConsent(props: { encounterId: number; personId: number; onClose: () => void }) {
  const { encounterId, personId, onClose } = props;
  const locale = useLocale();
  const today = useToday();
  const signedBy = useAtomValue(sessionAtom)?.user.name ?? '';
  const [signed, setSigned] = useState<FormOnPaper | null>(null);
  const form = readyForm(GENERAL_CONSENT);
  if (!form) return null;
  if (signed) return <PrintForm row={signed} onClose={onClose} />;
  const { name, version, definition } = form;
  const title = definition.title[locale];
  return (
    <Dialog open size="lg" title={title} onOpenChange={open => !open && onClose()}>
      <SignForm
        encounterId={encounterId}
        form={{ name, version, definition }}
        last={undefined}
        onSigned={answers =>
          setSigned({
            ...{ personId, title, answers, signedBy, form: name, formVersion: version },
            ...{ date: today, signedAt: new Date().toISOString(), version: 1, status: 'signed', scores: [] },
          })
        }
        onCancel={onClose}
      />
    </Dialog>
  );
}
