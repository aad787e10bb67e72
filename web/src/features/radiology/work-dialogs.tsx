import {
  AmendmentKind,
  amendReport,
  communicateFinding,
  completeExamination,
} from '@alur/contracts/radiology/commands';
import type { RadiologyLineEntry, RadiologyOrderRow, RadiologyReportRow } from '@alur/contracts/radiology/rows';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { translateCode } from '@/i18n/translate-error';
import { Checkbox } from '@/ui/checkbox';
import { Textarea } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { RadioGroup } from '@/ui/radio-group';
import { orErased } from '@/ui/or-erased';
import { ReportFields, type TypedReport } from './report-fields';

interface Of {
  order: RadiologyOrderRow;
  line: RadiologyLineEntry;
  onClose: () => void;
}

const nothingMeasured = { kilovoltage: null, milliampereSeconds: null, doseAreaProduct: null };

/** Records that she was examined: the contrast medium that she got, and the radiation where the device tells it. */
export function CompleteDialog({ order, line, onClose }: Of) {
  const { t } = useTranslation('radiology');
  const form = useCommandForm(completeExamination, {
    values: {
      ...{ agent: '', millilitres: null as number | null },
      dose: nothingMeasured as { [Name in keyof typeof nothingMeasured]: number | null },
    },
    id: order.id,
    body: ({ agent, millilitres, dose }) => ({
      line: line.line,
      contrast: agent.trim() === '' && millilitres === null ? null : { agent, millilitres },
      dose: Object.values(dose).every(each => each === null) ? null : dose,
    }),
    fieldOf: path => path.replace(/^contrast\./, ''),
    success: t('completed'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('completeTitle', { name: line.examination })}
      description={t('completeHint')}
      verb={t('complete')}
      onClose={onClose}
    >
      {line.contrast && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField control={form.control} name="agent" label={t('contrastAgent')} optional autoFocus />
          <FormField control={form.control} name="millilitres" label={t('millilitres')} optional>
            {bound => <NumberInput decimals={1} {...bound} />}
          </FormField>
        </div>
      )}
      <div className="grid items-end gap-3 sm:grid-cols-3">
        <FormField control={form.control} name="dose.kilovoltage" label="kV" optional>
          {bound => <NumberInput decimals={1} {...bound} />}
        </FormField>
        <FormField control={form.control} name="dose.milliampereSeconds" label="mAs" optional>
          {bound => <NumberInput decimals={1} {...bound} />}
        </FormField>
        <FormField control={form.control} name="dose.doseAreaProduct" label="DAP (mGy·cm²)" optional>
          {bound => <NumberInput decimals={1} {...bound} />}
        </FormField>
      </div>
    </FormDialog>
  );
}

/** Records that a critical finding was told by telephone: to whom, and that she repeated it (DOMAIN 2.7). */
export function CommunicateDialog({
  order,
  line,
  report,
  onClose,
}: Of & { report: Pick<RadiologyReportRow, 'impression'> | undefined }) {
  const { t } = useTranslation('radiology');
  const form = useCommandForm(communicateFinding, {
    values: { communicatedTo: order.onBehalfOf ?? order.requester, readBack: false, note: '' },
    id: order.id,
    body: typed => ({ ...typed, line: line.line }),
    check: ({ readBack }) => ({ readBack: !readBack && translateCode('radiology.not-read-back') }),
    success: t('communicated'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('communicate')} verb={t('communicate')} onClose={onClose}>
      <p className="rounded-md bg-danger-soft p-3 font-semibold whitespace-pre-line">
        {line.examination}: {orErased(report?.impression ?? '')}
      </p>
      <TextField control={form.control} name="communicatedTo" label={t('communicatedTo')} required />
      <FormField control={form.control} name="readBack" label={t('readBackLabel')} required>
        {({ value, onChange }) => (
          <Checkbox label={t('readBack')} checked={value} onCheckedChange={checked => onChange(checked === true)} />
        )}
      </FormField>
      <FormField control={form.control} name="note" label={t('note')} optional>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

interface Amending extends TypedReport {
  kind: AmendmentKind;
  reason: string;
}

/** Adds to a validated report or replaces it, with a reason; every version stays. */
export function AmendDialog({ report, onClose }: { report: RadiologyReportRow; onClose: () => void }) {
  const { t } = useTranslation(['radiology', 'enums']);
  const { findings, impression, recommendation, critical } = report;
  const form = useCommandForm(amendReport, {
    values: { findings, impression, recommendation, critical, kind: 'correction', reason: '' } as Amending,
    id: report.orderId,
    body: typed => ({ ...typed, line: report.line }),
    success: t('radiology:amended'),
    onDone: onClose,
  });
  const present = { findings, impression, recommendation };
  const choose = (kind: AmendmentKind) => {
    const isUntouched = Object.entries(present).every(([name, text]) =>
      ['', text].includes(form.watch(name as keyof typeof present)),
    );
    const begun = kind === 'addendum' ? { findings: '', impression: '', recommendation: '' } : present;
    form.set({ kind, ...(isUntouched && begun) });
  };
  return (
    <FormDialog
      of={form}
      size="md"
      title={t('radiology:amendTitle', { name: report.examination })}
      description={t('radiology:amendHint')}
      verb={t('radiology:amendVerb')}
      onClose={onClose}
    >
      <FormField control={form.control} name="kind" label={t('radiology:amendKind')} required>
        {({ value }) => (
          <RadioGroup
            inline
            value={value}
            onValueChange={choose}
            options={AmendmentKind.options.map(each => ({ value: each, label: t(`enums:reportVersionKind.${each}`) }))}
          />
        )}
      </FormField>
      <ReportFields
        control={form.control as unknown as Control<TypedReport>}
        isAddendum={form.watch('kind') === 'addendum'}
      />
      <FormField control={form.control} name="reason" label={t('radiology:reason')} required>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}
