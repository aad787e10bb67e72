import { startExamination, undoExaminationStart } from '@alur/contracts/radiology/commands';
import type { RadiologyLineEntry, RadiologyOrderRow, RadiologyReportRow } from '@alur/contracts/radiology/rows';
import { Phone, Play, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Facts } from '@/ui/facts';
import { formatDateTime, formatNumber } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { doseText } from './dose-text';
import { EarlierReports } from './earlier-reports';
import { LineStatusChip } from './order-looks';
import { ReportEditor } from './report-editor';
import { ReportText } from './report-text';
import { presentOf } from './report-versions';

const CompleteDialog = lazy(async () => ({ default: (await import('./work-dialogs')).CompleteDialog }));
const CommunicateDialog = lazy(async () => ({ default: (await import('./work-dialogs')).CommunicateDialog }));
const AmendDialog = lazy(async () => ({ default: (await import('./work-dialogs')).AmendDialog }));

interface Of {
  order: RadiologyOrderRow;
  line: RadiologyLineEntry;
  /** Its report, for whoever works in radiology. */
  report: RadiologyReportRow | undefined;
}
type Open = 'complete' | 'communicate' | 'amend';

/** One examination at the desk: where it stands, what is to be done next, and its report. */
export function LineCard({ order, line, report }: Of) {
  const { t } = useTranslation('radiology');
  const can = useCan();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const isWritten = line.status === 'examined' || line.status === 'drafted';
  return (
    <Card
      title={line.examination}
      actions={
        <>
          <LineStatusChip line={line} />
          {line.criticalSince !== null && can('radiology.ongoing:communicate') && (
            <Button size="sm" variant="danger" onClick={() => setOpen('communicate')}>
              <Phone aria-hidden />
              {t('communicate')}
            </Button>
          )}
          <Steps order={order} line={line} onComplete={() => setOpen('complete')} />
          {line.status === 'validated' && can('radiology.ongoing:amend') && (
            <Button size="sm" onClick={() => setOpen('amend')}>
              {t('amend')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        <LineFacts line={line} />
        {report && isWritten && (
          <div className="grid items-start gap-3 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <ReportEditor key={report.id} report={report} />
            <EarlierReports report={report} />
          </div>
        )}
        {report &&
          line.status === 'validated' &&
          presentOf(report).map(each => <ReportText key={each.version} of={each} />)}
      </div>
      <Suspense>
        {open === 'complete' && <CompleteDialog order={order} line={line} onClose={close} />}
        {open === 'communicate' && <CommunicateDialog order={order} line={line} report={report} onClose={close} />}
        {open === 'amend' && report && <AmendDialog report={report} onClose={close} />}
      </Suspense>
    </Card>
  );
}

function LineFacts({ line }: { line: RadiologyLineEntry }) {
  const { t } = useTranslation('radiology');
  const at = (by: string | null, time: string | null) => by && time && `${formatDateTime(time)} · ${by}`;
  return (
    <Facts
      facts={[
        [t('accessionNumber'), line.accessionNumber],
        [t('modality'), joined(line.modality, line.method, line.system)],
        [t('started'), at(line.startedBy, line.startedAt)],
        [t('done'), at(line.performer, line.doneAt)],
        [
          t('contrastGiven'),
          line.contrastGiven && `${line.contrastGiven.agent}, ${formatNumber(line.contrastGiven.millilitres, 1)} ml`,
        ],
        [t('dose'), line.dose && doseText(line.dose)],
        [t('validatedBy'), at(line.validatedBy, line.validatedAt)],
        [t('communicatedTo'), at(line.communicatedTo, line.communicatedAt)],
        [t('endReason'), line.endReason && orErased(line.endReason)],
      ]}
    />
  );
}

/** Beginning, the way back from it, and the end of the examination. */
function Steps({ order, line, onComplete }: Pick<Of, 'order' | 'line'> & { onComplete: () => void }) {
  const { t } = useTranslation('radiology');
  const can = useCan();
  const start = useCommand(startExamination, { success: t('startedDone') });
  const undo = useCommand(undoExaminationStart, { success: t('startUndone') });
  if (!can('radiology.ongoing:examine')) return null;
  const its = { id: order.id, body: { line: line.line } };
  const name = line.examination;
  return (
    <>
      {(line.status === 'begun' || line.status === 'examined') && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('undoStartOf', { name })}
          pending={undo.pending}
          onClick={() => void undo.run(its)}
        >
          <Undo2 aria-hidden />
          {t('undoStart')}
        </Button>
      )}
      {line.status === 'ordered' && (
        <Button
          size="sm"
          variant="primary"
          aria-label={t('startOf', { name })}
          pending={start.pending}
          onClick={() => void start.run(its)}
        >
          <Play aria-hidden />
          {t('start')}
        </Button>
      )}
      {line.status === 'begun' && (
        <Button size="sm" variant="primary" aria-label={t('completeOf', { name })} onClick={onComplete}>
          {t('complete')}
        </Button>
      )}
    </>
  );
}
