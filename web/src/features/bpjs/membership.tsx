import { checkMembership } from '@alur/contracts/bpjs/commands';
import type { MemberNumber } from '@alur/contracts/bpjs/enums';
import { differences } from '@alur/contracts/bpjs/member';
import { membership, type MembershipRow } from '@alur/contracts/bpjs/rows';
import type { PatientDetail } from '@alur/contracts/patient/rows';
import { BadgeCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { formatDate, formatDateTime } from '@/ui/format';
import { RadioGroup } from '@/ui/radio-group';
import { MemberFacts } from './member-facts';

/** Asks BPJS whether a patient is insured, and shows its last answer. */
export function Membership({ patient }: { patient: PatientDetail }) {
  const { t } = useTranslation('bpjs');
  const [isOpen, setOpen] = useState(false);
  if (!useCan()('front-office.membership:check')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <BadgeCheck aria-hidden />
        {t('member.open')}
      </Button>
      {isOpen && <MembershipDialog patient={patient} onClose={() => setOpen(false)} />}
    </>
  );
}

function MembershipDialog({ patient, onClose }: { patient: PatientDetail; onClose: () => void }) {
  const { t } = useTranslation('bpjs');
  const { rows } = useTopic(membership, { personId: patient.id });
  const [last] = rows.toSorted((a, b) => b.checkedAt.localeCompare(a.checkedAt));
  const numbers: Record<MemberNumber, string> = { card: patient.bpjsNo ?? '', nik: patient.idCardNumber ?? '' };
  const [by, setBy] = useState<MemberNumber>(numbers.card === '' && numbers.nik !== '' ? 'nik' : 'card');
  const form = useCommandForm(checkMembership, {
    id: patient.id,
    values: { number: numbers[by] },
    body: ({ number }) => ({ by, number }),
  });
  return (
    <FormDialog of={form} title={t('member.title')} verb={t('member.ask')} onClose={onClose}>
      {last && <Answered of={last} patient={patient} />}
      <Field label={t('member.by')}>
        <RadioGroup
          inline
          value={by}
          onValueChange={chosen => {
            setBy(chosen);
            form.set({ number: numbers[chosen] });
          }}
          options={(['card', 'nik'] as const).map(each => ({ value: each, label: t(`member.${each}`) }))}
        />
      </Field>
      <TextField
        control={form.control}
        name="number"
        label={t(`member.${by}`)}
        required
        autoFocus
        inputMode="numeric"
        maxLength={by === 'card' ? 13 : 16}
      />
    </FormDialog>
  );
}

/** What BPJS said, and where it differs from the patient's record. */
function Answered({ of, patient }: { of: MembershipRow; patient: PatientDetail }) {
  const { t } = useTranslation('bpjs');
  const differ = differences(of, patient);
  return (
    <section aria-label={t('member.answer')} className="grid gap-2 rounded-md border p-3">
      <MemberFacts of={of} aside={<span>{formatDateTime(of.checkedAt)}</span>} />
      {differ.length > 0 && (
        <p role="status" className="flex items-start gap-1.5 text-warning-text">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {differ
              .map(each =>
                each === 'name'
                  ? t('member.otherName', { name: patient.name })
                  : t('member.otherBirthDate', { date: formatDate(patient.birthDate ?? '') }),
              )
              .join(' ')}
          </span>
        </p>
      )}
    </section>
  );
}
