import type { Allergy } from '@alur/contracts/patient/rows';
import { approvePrescription, cancelPrescription, returnPrescription } from '@alur/contracts/prescription/commands';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { fieldMessages } from '@/api/field-messages';
import { LeaveGuard } from '@/app/leave-guard';
import { useCommand } from '@/api/use-command';
import { useReasonCommand } from '@/api/reason-dialog';
import { Button } from '@/ui/button';
import { Card, Kbd } from '@/ui/card';
import { useKeys } from '@/ui/use-keys';
import { isAllMet, reviewOf } from './approval';
import { LineTable } from './line-table';
import { ReviewForm } from './review-form';
import { useReview } from './use-review';

/**
 * The pharmacist's review, the quantities, and the decision. It does not use `useCommandForm`: its ticks and choices
 * are reset by each change of the prescription, instead of being merged with it.
 */
export function ApprovalPanel({
  row,
  allergies,
}: {
  row: PrescriptionRow;
  /** The patient's allergies; undefined until they have been fetched. */
  allergies: readonly Allergy[] | undefined;
}) {
  const { t } = useTranslation('prescription');
  const can = useCan();
  const review = useReview(row, allergies);
  const { met, setMet, inOrder } = review;
  const [note, setNote] = useState('');
  const [noteError, setNoteError] = useState<string | null>(null);
  const approved = useRef(false);
  const approve = useCommand(approvePrescription, {
    success: t('approved'),
    onRefused: error => {
      review.setRefused(fieldMessages(error));
      return error.fields.length > 0 && error.fields.every(field => /^lines[.[]/.test(field.path));
    },
  });
  const mayApprove = can(`${deskOf(row)}:approve`);

  const submit = async () => {
    if (review.wrong || !allergies) return;
    if (!isAllMet(met) && !note.trim()) {
      setNoteError(t('noteRequired'));
      document.querySelector<HTMLElement>('[data-review-note]')?.focus();
      return;
    }
    setNoteError(null);
    review.setRefused({});
    const lines = row.lines.map(line => ({
      lineId: line.lineId,
      quantity: review.choices[line.lineId]?.quantity ?? 0,
      substituteId: review.choices[line.lineId]?.substitute?.id ?? null,
    }));
    const outcome = await approve.run({
      id: row.id,
      body: { review: reviewOf(met, note), lines },
      ifMatch: row.revision,
    });
    approved.current = outcome.ok;
  };
  useKeys(
    'f2',
    t('keys.reviewAll'),
    () => {
      setMet(inOrder);
      setNoteError(null);
    },
    { enabled: mayApprove },
  );
  useKeys('f9', t('keys.primary'), () => void submit(), { enabled: mayApprove });

  return (
    <div className="fills flex gap-4 max-lg:flex-col">
      <Card title={t('column.lines')} className="fills lg:overflow-auto" bodyClassName="@container p-0">
        <LineTable
          lines={row.lines}
          choices={mayApprove ? review.choices : null}
          dangers={review.dangers}
          unchecked={review.unchecked}
          faults={review.faults}
          onChange={review.choose}
        />
      </Card>
      <aside
        className="flex w-80 shrink-0 flex-col rounded-lg border bg-raised max-lg:w-full"
        aria-label={t('reviewTitle')}
      >
        <div className="fills p-4 lg:overflow-auto">
          {review.changed && (
            <p role="alert" className="mb-3 flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning-text">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {t(review.changed)}
            </p>
          )}
          <h2 className="pb-2 font-semibold">{t('reviewTitle')}</h2>
          <ReviewForm
            met={met}
            inOrder={inOrder}
            note={note}
            noteError={isAllMet(met) || note.trim() ? null : noteError}
            onMet={setMet}
            onNote={setNote}
          />
        </div>
        <Outcome
          row={row}
          pending={approve.pending}
          blocked={review.wrong ? t('approveBlocked') : allergies ? null : t('allergiesUnknown')}
          onApprove={() => void submit()}
        />
      </aside>
      <LeaveGuard unsaved={() => !approved.current && (note.trim() !== '' || review.isChosen)} />
    </div>
  );
}

/** The desk that the prescription belongs to: the clinics' or the wards'. */
const deskOf = ({ supply }: PrescriptionRow) =>
  supply === null ? 'pharmacy.internal-outpatient' : 'pharmacy.inpatient';

/** The buttons that approve, return or cancel the prescription. */
function Outcome({
  row,
  pending,
  blocked,
  onApprove,
}: {
  row: PrescriptionRow;
  pending: boolean;
  /** Why it cannot be approved yet. */
  blocked: string | null;
  onApprove: () => void;
}) {
  const { t } = useTranslation('prescription');
  const can = useCan();
  const giveBack = useReasonCommand(row.id, {
    command: returnPrescription,
    body: note => ({ note }),
    title: t('returnTitle'),
    description: t('returnText'),
    confirmLabel: t('return'),
    success: t('returned'),
  });
  const cancel = useReasonCommand(row.id, {
    command: cancelPrescription,
    title: t('cancelTitle'),
    description: t('cancelText'),
    confirmLabel: t('cancel'),
    success: t('cancelled'),
    danger: true,
  });
  return (
    <footer className="flex flex-col gap-2 border-t p-3">
      {can(`${deskOf(row)}:approve`) && (
        <Button variant="primary" size="lg" pending={pending} disabledReason={blocked} onClick={onApprove}>
          {t('approve')}
          <Kbd>F9</Kbd>
        </Button>
      )}
      <div className="flex gap-2">
        {can(`${deskOf(row)}:return`) && (
          <Button className="flex-1" size="sm" onClick={giveBack.ask}>
            {t('return')}
          </Button>
        )}
        {can(`${deskOf(row)}:return`) && (
          <Button className="flex-1 text-danger-text" size="sm" onClick={cancel.ask}>
            {t('cancel')}
          </Button>
        )}
      </div>
      {giveBack.dialog}
      {cancel.dialog}
    </footer>
  );
}
