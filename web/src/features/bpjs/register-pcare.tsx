import { requestRegistration } from '@alur/contracts/bpjs/commands';
import { pcareVisit } from '@alur/contracts/bpjs/rows';
import { CloudUpload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Problem, RegistrationChip } from './pcare-chips';

/** Registers a visit in PCare, and shows how that stands; its number is filled in by itself. */
export function RegisterPcare({ encounterId }: { encounterId: number }) {
  const { t } = useTranslation('bpjs');
  const { rows } = useTopic(pcareVisit, { encounterId });
  const register = useCommand(requestRegistration);
  const [row] = rows;
  if (!row) return null;
  const { registration, registrationProblem, number } = row;
  const mayAsk = registration === 'unsent' || registration === 'failed' || registration === 'deleted';
  return (
    <section aria-label={t('register.title')} className="grid justify-items-start gap-2 rounded-md border p-3">
      <div role="status" className="grid gap-1">
        <span className="flex items-center gap-2">
          <RegistrationChip status={registration} />
          {number && <span className="tabular">{t('register.number', { number })}</span>}
        </span>
        {registrationProblem && (
          <p>
            <Problem of={registrationProblem} />
          </p>
        )}
      </div>
      {mayAsk && (
        <Button pending={register.pending} onClick={() => void register.run({ id: encounterId, body: {} })}>
          <CloudUpload aria-hidden />
          {t(registration === 'failed' ? 'register.again' : 'register.do')}
        </Button>
      )}
      {registration === 'queued' && <p className="text-xs text-muted-foreground">{t('register.waits')}</p>}
    </section>
  );
}
