import type { RadiologyLineEntry, RadiologyOrderRow } from '@alur/contracts/radiology/rows';
import { risksIn } from '@alur/contracts/radiology/safety';
import { Ban, CircleCheck, CircleX, Clock, FileText, PenLine, ScanLine, ShieldAlert, Siren, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '@/ui/status-chip';
import { criticalSinceOf } from './worklist';

type Look = [Tone, typeof Ban];

const ofOrder = {
  ordered: ['waiting', Clock],
  begun: ['info', ScanLine],
  done: ['success', CircleCheck],
  cancelled: ['neutral', Ban],
  not_done: ['danger', CircleX],
} satisfies Record<RadiologyOrderRow['status'], Look>;

export function OrderStatusChip({ order }: { order: Pick<RadiologyOrderRow, 'status'> }) {
  const { t } = useTranslation('enums');
  const [tone, icon] = ofOrder[order.status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`radiologyStatus.${order.status}`)}
    </StatusChip>
  );
}

const ofLine = {
  ordered: ['waiting', Clock],
  begun: ['info', ScanLine],
  examined: ['warning', FileText],
  drafted: ['info', PenLine],
  validated: ['success', CircleCheck],
  cancelled: ['neutral', Ban],
  not_done: ['danger', CircleX],
} satisfies Record<RadiologyLineEntry['status'], Look>;

export function LineStatusChip({ line }: { line: Pick<RadiologyLineEntry, 'status'> }) {
  const { t } = useTranslation('enums');
  const [tone, icon] = ofLine[line.status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`radiologyLineStatus.${line.status}`)}
    </StatusChip>
  );
}

export function CitoChip({ order }: { order: Pick<RadiologyOrderRow, 'priority'> }) {
  const { t } = useTranslation('enums');
  return order.priority === 'cito' ? (
    <StatusChip tone="danger" icon={Zap}>
      {t('radiologyPriority.cito')}
    </StatusChip>
  ) : null;
}

/** A critical finding that nobody was told of yet, and for how many minutes (DOMAIN 2.7: thirty at most). */
export function CriticalChip({ order, now }: { order: Pick<RadiologyOrderRow, 'lines'>; now: number }) {
  const { t } = useTranslation('radiology');
  const since = criticalSinceOf(order);
  if (since === null) return null;
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  return (
    <StatusChip tone="danger" icon={Siren}>
      {t('criticalSince', { minutes })}
    </StatusChip>
  );
}

/** Answers that ask for care before she is examined. */
export function RiskChips({ order }: { order: Pick<RadiologyOrderRow, 'safety'> }) {
  const { t } = useTranslation('enums');
  const { safety } = order;
  return risksIn(safety).map(question => {
    const given = safety[question];
    const word =
      question === 'kidneyFunction'
        ? t(`kidneyFunction.${safety.kidneyFunction ?? 'unknown'}`)
        : t(`safetyAnswer.${safety[question] ?? 'unknown'}`);
    return (
      <StatusChip key={question} tone={given === 'unknown' ? 'warning' : 'danger'} icon={ShieldAlert}>
        {`${t(`safetyQuestion.${question}`)}: ${word}`}
      </StatusChip>
    );
  });
}
