import * as commands from '@alur/contracts/judicial/commands';
import type { JudicialReportRow } from '@alur/contracts/judicial/rows';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '@/api/reason-dialog';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { DateField } from '@/ui/date-field';
import { localDate } from '@/ui/format';

interface OfReport {
  row: JudicialReportRow;
  onClose: () => void;
}

/** Hands the report over to the investigator who asked for it; his details are prefilled from the request. */
export function HandOverDialog({ row, onClose }: OfReport) {
  const { t } = useTranslation('judicial');
  const said = (linkId: string) => row.answers.find(each => each.linkId === linkId)?.text ?? '';
  const form = useCommandForm(commands.handOverReport, {
    values: {
      receiver: said('request.officer'),
      receiverNumber: '',
      institution: said('request.institution'),
      receivedOn: localDate(),
    },
    id: row.id,
    body: typed => ({ ...typed, version: row.version }),
    success: t('handOverDone'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('handOver')} description={t('handOverText')} verb={t('handOver')} onClose={onClose}>
      <TextField control={form.control} name="receiver" label={t('receiver')} required autoFocus />
      <TextField control={form.control} name="receiverNumber" label={t('receiverNumber')} required />
      <TextField control={form.control} name="institution" label={t('institution')} required />
      <FormField control={form.control} name="receivedOn" label={t('receivedOn')} required>
        {bound => <DateField {...bound} />}
      </FormField>
    </FormDialog>
  );
}

/** Asks why a report is struck. */
export function StrikeReport({ row, onClose }: OfReport) {
  const { t } = useTranslation('judicial');
  return (
    <ReasonDialog
      command={commands.strikeReport}
      id={row.id}
      title={t('strikeTitle')}
      description={t('strikeText')}
      confirmLabel={t('strike')}
      success={t('strikeDone')}
      danger
      onClose={onClose}
    />
  );
}
