import {
  LetterUpgrade,
  UpgradePayer,
  VisitReason,
  ProcedureCourse,
  SupportingCare,
  VisitPurpose,
} from '@alur/contracts/casemix/enums';
import type { CasemixVisitRow } from '@alur/contracts/casemix/rows';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { Button } from '@/ui/button';
import { VclaimSelector } from '@/selectors/vclaim-selector';
import { formatDate } from '@/ui/format';
import { Textarea } from '@/ui/input';
import { Select } from '@/ui/select';
import { AccidentFields } from './accident-fields';
import { SpecialFields } from './special-fields';
import { asksControlLetter, isStay, planned, referred, type IssueForm, type Values } from './issue-values';
import { LetterFields } from './letter-fields';
import { PlannedLetters } from './planned-letters';
import { VclaimReferrals } from './vclaim-referrals';

interface Part {
  form: IssueForm;
  row: CasemixVisitRow;
}

/** What is chosen of a letter: some of it out of VClaim's lists, and only what this care and purpose need. */
export function IssueFields({ form, row, today }: Part & { today: string }) {
  const typed = form.watch();
  return (
    <>
      <VclaimReferrals
        encounterId={row.id}
        date={typed.issuedOn}
        onChoose={referral => form.set(referred(referral))}
        onClass={classEntitled => form.set({ classEntitled })}
        onInsurer={cob => form.set({ cob })}
      />
      <PlannedLetters row={row} chosen={typed.controlLetter} onChoose={letter => form.set(planned(row, letter))} />
      {typed.referral && <Referral form={form} referral={typed.referral} />}
      <Letter form={form} row={row} today={today} />
      {isStay(row) ? <Upgrade form={form} row={row} /> : <Purpose form={form} row={row} />}
      <SpecialFields form={form} row={row} />
      <AccidentFields form={form} encounterId={row.id} issuedOn={typed.issuedOn} />
      <Notes form={form} />
    </>
  );
}

function Referral({ form, referral }: { form: IssueForm; referral: NonNullable<Values['referral']> }) {
  const { t } = useTranslation(['casemix', 'enums']);
  return (
    <div className="flex items-center justify-between gap-2 rounded-md border p-3">
      <span>
        <span className="text-muted-foreground">{t('casemix:referral')}</span>{' '}
        <span className="tabular">{referral.number}</span>
        <span className="block text-xs text-muted-foreground">
          {[t(`enums:referralOrigin.${referral.origin}`), referral.facility.name, formatDate(referral.date)].join(', ')}
        </span>
      </span>
      <Button
        size="icon-sm"
        variant="ghost"
        aria-label={t('casemix:issue.withoutReferral')}
        onClick={() => form.set({ referral: null })}
      >
        <X aria-hidden />
      </Button>
    </div>
  );
}

function Letter({ form, row, today }: Part & { today: string }) {
  const { t } = useTranslation('casemix');
  const { control } = form;
  const { purpose } = form.watch();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <LetterFields control={control} today={today} needsDiagnosis />
      <ServedBy form={form} row={row} />
      {asksControlLetter(row, purpose.kind) && (
        <TextField
          control={control}
          name="controlLetter"
          label={t(isStay(row) ? 'issue.spri' : 'issue.controlLetter')}
          required
          maxLength={30}
          spellCheck={false}
        />
      )}
    </div>
  );
}

function ServedBy({ form: { control }, row }: Part) {
  const { t } = useTranslation('casemix');
  return (
    <>
      <FormField control={control} name="doctor" label={t('doctor')} required>
        {bound => <VclaimSelector list="doctor" {...bound} />}
      </FormField>
      {!isStay(row) && (
        <FormField control={control} name="poli" label={t('poli')} required>
          {bound => <VclaimSelector list="poli" {...bound} />}
        </FormField>
      )}
    </>
  );
}

/** What a correction may change of a letter that was issued on that day. */
export function CorrectionFields({ form, row, issuedOn }: Part & { issuedOn: string }) {
  return (
    <>
      <VclaimReferrals
        encounterId={row.id}
        date={issuedOn}
        onClass={classEntitled => form.set({ classEntitled })}
        onInsurer={cob => form.set({ cob })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <LetterFields control={form.control} needsDiagnosis />
        <ServedBy form={form} row={row} />
      </div>
      {isStay(row) && <Upgrade form={form} row={row} />}
      <SpecialFields form={form} row={row} />
      <AccidentFields form={form} encounterId={row.id} issuedOn={issuedOn} />
      <Notes form={form} />
    </>
  );
}

function Notes({ form: { control } }: Pick<Part, 'form'>) {
  const { t } = useTranslation('casemix');
  return (
    <FormField control={control} name="notes" label={t('notes')} optional>
      {({ value, onChange }) => <Textarea rows={2} value={value} onChange={event => onChange(event.target.value)} />}
    </FormField>
  );
}

/** A stay in a class above the patient's own. */
function Upgrade({ form: { control, watch } }: Part) {
  const { t } = useTranslation(['casemix', 'enums']);
  const isUp = watch().upgrade.class !== '';
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <FormField control={control} name="upgrade.class" label={t('casemix:field.upgrade_class')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={[
              { value: '' as const, label: t('casemix:noUpgrade') },
              ...LetterUpgrade.options.map(each => ({ value: each, label: t(`enums:letterUpgrade.${each}`) })),
            ]}
          />
        )}
      </FormField>
      {isUp && (
        <>
          <FormField control={control} name="upgrade.payer" label={t('casemix:field.upgrade_payer')} required>
            {({ value, onChange }) => (
              <Select
                value={value}
                onValueChange={onChange}
                options={UpgradePayer.options.map(each => ({ value: each, label: t(`enums:upgradePayer.${each}`) }))}
              />
            )}
          </FormField>
          <TextField
            control={control}
            name="upgrade.guarantor"
            label={t('casemix:issue.guarantor')}
            required
            maxLength={255}
          />
        </>
      )}
    </div>
  );
}

/** What an outpatient comes for; a reason is asked of a control, and of whoever comes to another poli than she was referred to. */
function Purpose({ form: { control, watch } }: Part) {
  const { t } = useTranslation(['casemix', 'enums']);
  const { kind } = watch().purpose;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <FormField control={control} name="purpose.kind" label={t('casemix:issue.purpose')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={VisitPurpose.options.map(each => ({ value: each, label: t(`enums:visitPurpose.${each}`) }))}
          />
        )}
      </FormField>
      {kind === 'procedure' ? (
        <>
          <FormField control={control} name="purpose.course" label={t('casemix:issue.course')} required>
            {({ value, onChange }) => (
              <Select
                value={value || null}
                onValueChange={onChange}
                options={ProcedureCourse.options.map(each => ({
                  value: each,
                  label: t(`enums:procedureCourse.${each}`),
                }))}
              />
            )}
          </FormField>
          <FormField control={control} name="purpose.support" label={t('casemix:issue.support')} required>
            {({ value, onChange }) => (
              <Select
                value={value || null}
                onValueChange={onChange}
                options={SupportingCare.options.map(each => ({
                  value: each,
                  label: t(`enums:supportingCare.${each}`),
                }))}
              />
            )}
          </FormField>
        </>
      ) : (
        <FormField
          control={control}
          name="purpose.reason"
          label={t('casemix:issue.reason')}
          required={kind === 'consultation'}
          optional={kind === 'normal'}
        >
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={[
                { value: '' as const, label: t('casemix:issue.noReason') },
                ...VisitReason.options.map(each => ({ value: each, label: t(`enums:visitReason.${each}`) })),
              ]}
            />
          )}
        </FormField>
      )}
    </div>
  );
}
