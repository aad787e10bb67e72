import { acknowledgeAlert } from '@alur/contracts/record/commands';
import type { WatchRow } from '@alur/contracts/record/observation-rows';
import type { ParameterName } from '@alur/contracts/record/parameters';
import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { formatTime } from '@/ui/format';

/** Why somebody is called to the patient, until a person answers the call. */
export function AlertLine({ alert }: { alert: WatchRow['alerts'][number] }) {
  const { t } = useTranslation('observation');
  const can = useCan();
  const acknowledge = useCommand(acknowledgeAlert, { success: t('acknowledged') });
  return (
    <div
      role="alert"
      className="flex w-full flex-wrap items-center gap-2 rounded-md bg-danger-soft px-3 py-2 text-danger-text"
    >
      <BellRing aria-hidden className="size-4 shrink-0" />
      <span className="min-w-40 flex-1">
        {`${formatTime(alert.at)} · ${alert.reasons.map(reason => reasonWord(reason, t)).join(', ')}`}
      </span>
      {can('inpatient.ongoing.chart:acknowledge') && (
        <Button
          size="sm"
          pending={acknowledge.pending}
          onClick={() => void acknowledge.run({ id: alert.observationId, body: {} })}
        >
          {t('acknowledge')}
        </Button>
      )}
    </div>
  );
}

type Words = ReturnType<typeof useTranslation<'observation'>>['t'];
const reasonWord = (reason: string, t: Words): string => {
  const [what = '', how = ''] = reason.split('.');
  if (what === 'score') return t(`reason.${how as 'review' | 'urgent' | 'emergency'}`);
  return t(how === 'low' ? 'reason.low' : 'reason.high', { sign: t(`param.${what as ParameterName}`) });
};
