import { radiologyExamination } from '@alur/contracts/radiology/catalogues';
import { draftReport, validateReport } from '@alur/contracts/radiology/commands';
import type { RadiologyReportRow } from '@alur/contracts/radiology/rows';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { DraftState } from '@/drafts/draft-state';
import { OvertakenFields } from '@/drafts/overtaken';
import { useDraft, type Draft } from '@/drafts/use-draft';
import { CommandForm } from '@/forms/command-form';
import { useCommandForm } from '@/forms/use-command-form';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { formatDateTime } from '@/ui/format';
import { ReportFields, type TypedReport } from './report-fields';

/** The report of an examination: begun by the template, saved as a draft that radiology sees, then validated. */
export function ReportEditor({ report }: { report: RadiologyReportRow }) {
  const catalogue = useTopic(radiologyExamination.topic, {});
  const template = catalogue.rows.find(({ id }) => id === report.examinationId);
  const { draft, findings, impression, recommendation, critical } = report;
  const saved: TypedReport =
    draft > 0
      ? { findings, impression, recommendation, critical }
      : {
          ...{ findings: template?.findingsTemplate ?? '', impression: template?.impressionTemplate ?? '' },
          ...{ recommendation: '', critical: false },
        };
  const typed = useDraft<TypedReport>(report.encounterId, `radiology-${report.orderId}-${report.line}`, saved);
  if (catalogue.loading || typed.loading) return null;
  return <Editor report={report} saved={saved} typed={typed} />;
}

function Editor({
  report,
  saved,
  typed,
}: {
  report: RadiologyReportRow;
  saved: TypedReport;
  typed: Draft<TypedReport>;
}) {
  const { t } = useTranslation('radiology');
  const can = useCan();
  const form = useCommandForm(draftReport, {
    values: saved,
    id: report.orderId,
    body: values => ({ ...values, line: report.line }),
    draft: typed,
    success: t('draftSaved'),
  });
  const labels: Record<keyof TypedReport, string> = {
    ...{ findings: t('findings'), impression: t('impression'), recommendation: t('recommendation') },
    critical: t('criticalFinding'),
  };
  const words = (field: keyof TypedReport) =>
    field === 'critical' ? t(saved.critical ? 'isCritical' : 'isNotCritical') : saved[field];
  const theirs = (Object.keys(labels) as (keyof TypedReport)[]).filter(field => form.overtaken.includes(field));
  return (
    <CommandForm of={form} label={t('reportOf', { name: report.examination })} className="grid gap-3">
      {theirs.length > 0 && (
        <OvertakenFields
          text={t('overtaken')}
          fields={theirs.map(field => ({ label: labels[field], words: words(field) }))}
          onTake={form.takeTheirs}
          onKeep={form.keepMine}
        />
      )}
      <ReportFields control={form.control} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <span className="mr-auto text-xs text-muted-foreground">
          {report.draftedBy !== null &&
            report.draftedAt !== null &&
            t('draftBy', { number: report.draft, by: report.draftedBy, time: formatDateTime(report.draftedAt) })}
          <DraftState draft={{ ...typed, clear: form.undo }} />
        </span>
        {can('radiology.ongoing:report') && (
          <Button type="submit" pending={form.pending}>
            {t('saveDraft')}
          </Button>
        )}
        {can('radiology.ongoing:validate') && <Validate report={report} isChanged={form.isChanged} />}
      </div>
    </CommandForm>
  );
}

/** Only what is saved is validated, as the doctor has read it. */
function Validate({ report, isChanged }: { report: RadiologyReportRow; isChanged: boolean }) {
  const { t } = useTranslation('radiology');
  const validate = useCommand(validateReport, { success: t('validated') });
  const { orderId, line, draft } = report;
  return (
    <Button
      variant="primary"
      pending={validate.pending}
      disabledReason={draft === 0 || isChanged ? t('saveFirst') : null}
      onClick={() => void validate.run({ id: orderId, body: { line, draft } })}
    >
      {t('validate')}
    </Button>
  );
}
