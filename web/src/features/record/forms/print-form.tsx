import { clinicalForm } from '@alur/contracts/record/forms/clinical-forms';
import { readyForm } from '@alur/contracts/record/forms/ready-forms';
import type { FormRow } from '@alur/contracts/record/form-rows';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentFacility } from '@/app/facilities';
import { PatientOnPaper } from '@/app/patient-on-paper';
import { formatDateTime } from '@/ui/format';
import { PrintDialog } from '@/ui/print-dialog';
import type { PrintPage } from '@/ui/print-frame';
import { FormAnswers } from './form-answers';
import { useFormTitle, useSaid } from './form-words';
import { useFormDefinition } from './use-form-definition';

const page: PrintPage = { width: 210, height: 297, margin: 15 };

const css = `
body{font:10pt/1.4 Arial,Helvetica,sans-serif}
h1{font-size:13pt}h2{font-size:12pt;margin:3mm 0}h3{font-size:10.5pt;margin:3mm 0 1mm;border-bottom:.2mm solid #000}
dl{display:grid;grid-template-columns:1fr 1fr;gap:.6mm 4mm}dl .contents{display:contents}
svg{display:none}
summary{display:none}
.signed{margin-top:4mm}
.signers{display:flex;justify-content:space-between;gap:8mm;margin-top:24mm;text-align:center}
.signers div{flex:1;border-top:.2mm solid #000;padding-top:.5mm}
`;

/** What the paper says of a form. */
export type FormOnPaper = Pick<
  FormRow,
  | 'personId'
  | 'title'
  | 'date'
  | 'form'
  | 'formVersion'
  | 'answers'
  | 'scores'
  | 'signedBy'
  | 'signedAt'
  | 'version'
  | 'status'
>;

/** Prints a form on A4, with whose it is, who signed it, when, and which version of which form it is. */
export function PrintForm(props: {
  row: FormOnPaper;
  /** Drawn beside the preview: a choice of which one is printed. */
  beside?: ReactNode;
  onClose: () => void;
}) {
  const { row, beside, onClose } = props;
  const { t } = useTranslation('record');
  const facility = useCurrentFacility();
  const form = useFormDefinition(row.form, row.formVersion);
  const said = useSaid();
  const title = useFormTitle()(row);
  const signers = (readyForm(row.form, row.formVersion) ?? clinicalForm(row.form, row.formVersion))?.signers ?? [];
  return (
    <PrintDialog
      title={title}
      label={t('form.print')}
      preview={t('form.preview')}
      file={`${title} ${row.date}`}
      css={css}
      page={page}
      beside={beside}
      onClose={onClose}
    >
      <article>
        <h1>{facility?.name}</h1>
        {facility?.address && <p>{facility.address}</p>}
        <h2>{title}</h2>
        <PatientOnPaper id={row.personId} />
        {form && <FormAnswers form={form} row={row} />}
        <p className="signed">
          {t('form.signedLine', { name: row.signedBy, at: formatDateTime(row.signedAt), version: row.version })}
        </p>
        <p>{t('form.formLine', { form: row.form, version: row.formVersion })}</p>
        {signers.length > 0 && (
          <div className="signers">
            {[...signers, { id: row.signedBy, en: row.signedBy }].map(who => (
              <div key={who.id}>{said(who)}</div>
            ))}
          </div>
        )}
        {row.status === 'struck' && <h2>{t('form.struck')}</h2>}
      </article>
    </PrintDialog>
  );
}
