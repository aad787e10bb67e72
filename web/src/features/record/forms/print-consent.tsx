import { personConsents } from '@alur/contracts/record/form-rows';
import { FileSignature } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { formatDateTime } from '@/ui/format';
import { Select } from '@/ui/select';
import { EmptyState } from '@/ui/states';
import { PrintForm } from './print-form';
import { SignConsent } from './sign-consent';

/**
 * A person's general consents as papers: the newest one, or one that is chosen. Where there is none, it is signed first
 * if a visit is open, since a consent belongs to a visit.
 */
export function PrintConsent(props: { personId: number; encounterId: number | undefined; onClose: () => void }) {
  const { personId, encounterId, onClose } = props;
  const { t } = useTranslation('record');
  const can = useCan();
  const { rows, loading, status } = useTopic(personConsents, { personId });
  const [chosen, setChosen] = useState<number | null>(null);
  const [isSigning, setSigning] = useState(false);
  const consents = rows.filter(row => row.status === 'signed').toSorted((a, b) => b.signedAt.localeCompare(a.signedAt));
  const shown = consents.find(({ id }) => id === chosen) ?? consents[0];
  if (isSigning && encounterId !== undefined)
    return <SignConsent encounterId={encounterId} personId={personId} onClose={onClose} />;
  if (shown)
    return (
      <PrintForm
        row={shown}
        onClose={onClose}
        beside={
          consents.length > 1 && (
            <Field label={t('consent.which')}>
              <Select
                value={String(shown.id)}
                onValueChange={id => setChosen(Number(id))}
                options={consents.map(({ id, signedAt }) => ({ value: String(id), label: formatDateTime(signedAt) }))}
              />
            </Field>
          )
        }
      />
    );
  const maySign = encounterId !== undefined && can('inpatient.ongoing:admit');
  return (
    <Dialog open title={t('consent.title')} onOpenChange={open => !open && onClose()}>
      {status === 'refused' ? (
        <p role="alert" className="text-danger-text">
          {t('consent.unread')}
        </p>
      ) : (
        !loading && (
          <EmptyState
            icon={FileSignature}
            title={t('consent.none')}
            action={
              maySign && (
                <Button variant="primary" autoFocus onClick={() => setSigning(true)}>
                  {t('consent.sign')}
                </Button>
              )
            }
          >
            {!maySign && t('consent.where')}
          </EmptyState>
        )
      )}
    </Dialog>
  );
}
