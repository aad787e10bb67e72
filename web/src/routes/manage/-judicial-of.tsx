import { JUDICIAL, JUDICIAL_VERSION, judicialQuestions } from '@alur/contracts/judicial/report-form';
import { amendReport, signReport } from '@alur/contracts/judicial/commands';
import type { JudicialReportRow } from '@alur/contracts/judicial/rows';
import { fromAnswerList, type Answers, type FormAnswer } from '@alur/contracts/questionnaire/answers';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { DraftState } from '@/drafts/draft-state';
import { useDraft, type Draft } from '@/drafts/use-draft';
import { JudicialReport } from '@/features/judicial/report';
import { answersOf, isWhole, woundsIn, type Wound } from '@/features/judicial/wounds';
import { WoundsEditor } from '@/features/judicial/wounds-editor';
import { usePatient } from '@/features/patient/patient-queries';
import { FormAnswers } from '@/features/record/forms/form-answers';
import { FormFiller } from '@/features/record/forms/form-filler';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

const form = { name: JUDICIAL, version: JUDICIAL_VERSION, definition: judicialQuestions };

/** The draft of a report, which survives leaving the page and is visible to its author alone. */
interface Kept {
  answers: Answers;
  wounds: readonly Wound[];
}
const nothing: Kept = { answers: {}, wounds: [] };

/** A report to the police in a visit of any kind; 0 is a new one. */
export function JudicialOf(props: {
  visit: VisitRecordRow;
  reportId: number;
  onOpen: (reportId: number) => void;
  onLeave: () => void;
}) {
  const { visit, reportId, onOpen, onLeave } = props;
  const { t } = useTranslation('judicial');
  const sign = useCommand(signReport, { success: t('signDone') });
  const patient = usePatient(visit.personId);
  const { encounterId } = visit;
  const draft = useDraft<Kept>(encounterId, 'judicial', nothing);
  if (reportId === 0 && draft.loading) return null;
  if (reportId === 0)
    return (
      <ReportForm
        answers={[]}
        draft={draft}
        pending={sign.pending}
        onSend={async answers => {
          const outcome = await sign.run({ body: { encounterId, answers } });
          if (!outcome.ok) return;
          draft.clear();
          onOpen(outcome.data.id);
        }}
        onCancel={onLeave}
      />
    );
  const person = patient.data;
  return (
    <JudicialReport
      encounterId={encounterId}
      reportId={reportId}
      person={{
        name: person?.name ?? visit.patientName,
        recordNumber: person?.recordNumber ?? visit.recordNumber,
        gender: person?.gender ?? visit.gender,
        birthDate: person?.birthDate ?? null,
      }}
      answers={row => (
        <FormAnswers form={{ definition: judicialQuestions }} row={{ answers: row.answers, scores: [] }} />
      )}
      amend={(row, onDone) => <AmendReport row={row} onDone={onDone} />}
    />
  );
}

function AmendReport({ row, onDone }: { row: JudicialReportRow; onDone: () => void }) {
  const { t } = useTranslation('judicial');
  const amend = useCommand(amendReport, { success: t('amendDone') });
  const [reason, setReason] = useState('');
  return (
    <>
      <Field label={t('reason')} required className="pb-3">
        <Input value={reason} onChange={event => setReason(event.target.value)} />
      </Field>
      <ReportForm
        answers={row.answers}
        pending={amend.pending}
        blocked={reason.trim().length < 3 ? t('reason') : null}
        onSend={async answers => {
          const body = { answers, amends: row.version, reason: reason.trim() };
          const outcome = await amend.run({ id: row.id, body });
          if (outcome.ok) onDone();
        }}
        onCancel={onDone}
      />
    </>
  );
}

/** The wounds on the body map, and below it the report's questions. */
function ReportForm(props: {
  answers: readonly FormAnswer[];
  draft?: Draft<Kept>;
  pending: boolean;
  blocked?: string | null;
  onSend: (answers: FormAnswer[]) => Promise<void>;
  onCancel: () => void;
}) {
  const { draft, pending, blocked = null, onSend, onCancel } = props;
  const { t } = useTranslation(['judicial', 'common']);
  const [kept, setKept] = useState<Kept>(
    () =>
      draft?.value ?? { answers: fromAnswerList(judicialQuestions, props.answers), wounds: woundsIn(props.answers) },
  );
  const latest = useRef(kept);
  const keep = (part: Partial<Kept>) => {
    latest.current = { ...latest.current, ...part };
    draft?.change(latest.current);
  };
  // Changing the key remounts the form after its draft was discarded.
  const [begun, setBegun] = useState(1);
  const discard = () => {
    draft?.clear();
    latest.current = nothing;
    setKept(nothing);
    setBegun(count => count + 1);
  };
  const lacking = kept.wounds.every(isWhole) ? null : t('judicial:needed');
  return (
    <div className="flex flex-col gap-3">
      <WoundsEditor
        wounds={kept.wounds}
        onChange={wounds => {
          keep({ wounds });
          setKept({ ...kept, wounds });
        }}
      />
      <FormFiller
        key={begun}
        form={form}
        answers={kept.answers}
        onChange={answers => keep({ answers })}
        onSign={said => void onSend([...said, ...answersOf(kept.wounds)])}
        foot={
          draft && (
            <span className="mr-auto self-center">
              <DraftState draft={{ ...draft, clear: discard }} />
            </span>
          )
        }
      >
        <Button onClick={onCancel}>{t('common:cancel')}</Button>
        <Button variant="primary" type="submit" pending={pending} disabledReason={blocked ?? lacking}>
          {t('judicial:sign')}
        </Button>
      </FormFiller>
    </div>
  );
}
