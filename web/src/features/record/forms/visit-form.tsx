import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import type { Answers } from '@alur/contracts/questionnaire/answers';
import { lazy } from 'react';
import { useFormPages } from './form-pages';
import { EditForm, NewForm, SignedForm } from './form-work';

// Loaded lazily, because a page with a form has no progress note.
const VisitNotes = lazy(async () => ({ default: (await import('../progress/visit-notes')).VisitNotes }));

/** Shows a form or the progress notes of a visit of any kind; record 0 is a new one. */
export function VisitForm(props: {
  visit: VisitRecordRow;
  name: string;
  formId: number;
  /** What is known already of what a new form asks. */
  initial?: Answers;
  /** Returns to the visit. */
  onLeave: () => void;
}) {
  const { visit, name, formId, initial, onLeave } = props;
  const pages = useFormPages(visit);
  const { encounterId, status } = visit;
  const isOpen = status === 'ongoing' || status === 'queue';
  if (name === 'progress-note')
    return (
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <VisitNotes encounterId={encounterId} isOpen={isOpen} />
      </div>
    );
  if (formId === 0)
    return (
      <NewForm
        key={name}
        visit={visit}
        name={name}
        {...(initial && { initial })}
        onDone={signed => pages.open(name, signed)}
        onCancel={onLeave}
      />
    );
  return <SignedForm encounterId={encounterId} formId={formId} onEdit={row => pages.edit(row.form, formId)} />;
}

/** The same, opened for its correction. */
export function EditVisitForm({ visit, name, formId }: { visit: VisitRecordRow; name: string; formId: number }) {
  const pages = useFormPages(visit);
  return <EditForm encounterId={visit.encounterId} formId={formId} onDone={() => pages.open(name, formId)} />;
}
