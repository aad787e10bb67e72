import type { Allergy } from '@alur/contracts/patient/rows';
import { approvePrescription, cancelPrescription, returnPrescription } from '@alur/contracts/prescription/commands';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { fieldMessages } from '@/api/field-messages';
import { useRule } from '@/app/facilities';
import { LeaveGuard } from '@/app/leave-guard';
import { useCommand } from '@/api/use-command';
import { useReasonCommand } from '@/api/use-reason-command';
import { Button } from '@/ui/button';
import { Card, Kbd } from '@/ui/card';
import { useKeys } from '@/ui/use-keys';
import {
  allergiesOf,
  isAllMet,
  isUnchecked,
  metBut,
  prescribed,
  quantityFault,
  reviewOf,
  type LineChoice,
  type Met,
} from './approval';
import { LineTable } from './line-table';
import { ReviewForm } from './review-form';

/**
 * The review, the quantities, and what becomes of the prescription. It stands on no `useCommandForm`: what is ticked and chosen
 * falls with each change of the prescription, instead of standing against it.
 */
export function ApprovalPanel({
  row,
  allergies,
}: {
  row: PrescriptionRow;
  /** The patient's; none until they are here. */
  allergies: readonly Allergy[] | undefined;
}) {
  const { t } = useTranslation('prescription');
  const can = useCan();
  const [chosen, setChosen] = useState<Record<number, LineChoice>>({});
  const [met, setMet] = useState<Met>({});
  const [note, setNote] = useState('');
  const [noteError, setNoteError] = useState<string | null>(null);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [reviewed, setReviewed] = useState(row.revision);
  const [changed, setChanged] = useState<'revised' | 'allergyArrived' | null>(null);
  /** Which line meets which allergy. */
  const [warned, setWarned] = useState<readonly string[]>([]);
  const approved = useRef(false);
  // What was ticked and chosen was about what the doctor had written before.
  if (reviewed !== row.revision) {
    setReviewed(row.revision);
    setChanged('revised');
    setChosen({});
    setMet({});
    setRefused({});
  }
  const approve = useCommand(approvePrescription, {
    success: t('approved'),
    onRefused: error => {
      setRefused(fieldMessages(error));
      return error.fields.length > 0 && error.fields.every(field => /^lines[.[]/.test(field.path));
    },
  });
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
    body: reason => ({ reason }),
    title: t('cancelTitle'),
    description: t('cancelText'),
    confirmLabel: t('cancel'),
    success: t('cancelled'),
    danger: true,
  });

  const partial = useRule('partial_adherence');
  const choices = Object.fromEntries(row.lines.map(line => [line.lineId, chosen[line.lineId] ?? prescribed(line)]));
  const dangers = Object.fromEntries(
    row.lines.map(line => [line.lineId, allergiesOf(line, choices[line.lineId] ?? prescribed(line), allergies ?? [])]),
  );
  const unchecked = row.lines.flatMap(line =>
    isUnchecked(line, choices[line.lineId] ?? prescribed(line), allergies ?? []) ? line.lineId : [],
  );
  const concern = Object.entries(dangers).flatMap(([lineId, of]) =>
    of.map(({ allergyId }) => `${lineId} ${allergyId}`),
  );
  if (concern.join() !== warned.join()) {
    setWarned(concern);
    // What was ticked before says nothing of an allergy that nobody knew then.
    if (concern.some(one => !warned.includes(one))) {
      if (Object.values(met).some(Boolean)) setChanged('allergyArrived');
      setMet({});
    }
  }
  const faults: Record<number, string> = {};
  row.lines.forEach((line, index) => {
    const fault = quantityFault(line, choices[line.lineId]?.quantity ?? null, partial);
    const said = Object.entries(refused).find(
      ([path]) => path.startsWith(`lines.${index}.`) || path === `lines.${index}`,
    )?.[1];
    if (fault) faults[line.lineId] = t(fault);
    else if (said) faults[line.lineId] = said;
  });
  const wrong = row.lines.some(line => quantityFault(line, choices[line.lineId]?.quantity ?? null, partial));
  const inOrder = metBut(concern.length + unchecked.length > 0);
  const mayApprove = can('pharmacy.internal-outpatient:approve');

  const submit = async () => {
    if (wrong || !allergies) return;
    if (!isAllMet(met) && !note.trim()) {
      setNoteError(t('noteRequired'));
      document.querySelector<HTMLElement>('[data-review-note]')?.focus();
      return;
    }
    setNoteError(null);
    setRefused({});
    const lines = row.lines.map(line => ({
      lineId: line.lineId,
      quantity: choices[line.lineId]?.quantity ?? 0,
      substituteId: choices[line.lineId]?.substitute?.id ?? null,
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
          choices={mayApprove ? choices : null}
          dangers={dangers}
          unchecked={unchecked}
          faults={faults}
          onChange={(lineId, choice) => {
            setRefused({});
            setChosen({ ...chosen, [lineId]: choice });
          }}
        />
      </Card>
      <aside
        className="flex w-80 shrink-0 flex-col rounded-lg border bg-raised max-lg:w-full"
        aria-label={t('reviewTitle')}
      >
        <div className="fills p-4 lg:overflow-auto">
          {changed && (
            <p role="alert" className="mb-3 flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning-text">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {t(changed)}
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
        <footer className="flex flex-col gap-2 border-t p-3">
          {mayApprove && (
            <Button
              variant="primary"
              size="lg"
              pending={approve.pending}
              disabledReason={wrong ? t('approveBlocked') : allergies ? null : t('allergiesUnknown')}
              onClick={() => void submit()}
            >
              {t('approve')}
              <Kbd>F9</Kbd>
            </Button>
          )}
          <div className="flex gap-2">
            {can('pharmacy.internal-outpatient:return') && (
              <Button className="flex-1" size="sm" onClick={giveBack.ask}>
                {t('return')}
              </Button>
            )}
            {can('pharmacy.internal-outpatient:return') && (
              <Button className="flex-1 text-danger-text" size="sm" onClick={cancel.ask}>
                {t('cancel')}
              </Button>
            )}
          </div>
        </footer>
      </aside>
      <LeaveGuard unsaved={() => !approved.current && (note.trim() !== '' || Object.keys(chosen).length > 0)} />
      {giveBack.dialog}
      {cancel.dialog}
    </div>
  );
}
