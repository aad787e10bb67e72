import { interventionsFor } from '@alur/contracts/record/forms/nursing-care';
import type { FormRow } from '@alur/contracts/record/form-rows';
import type { NursingEntryRow, NursingPlanRow } from '@alur/contracts/nursing/rows';
import { useTranslation } from 'react-i18next';
import { useCurrentFacility } from '@/app/facilities';
import { PatientOnPaper } from '@/app/patient-on-paper';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import type { PrintPage } from '@/ui/print-frame';
import { useOutcome } from './nursing-looks';

const page: PrintPage = { width: 210, height: 297, margin: 15 };
const css = `
body{font:10pt/1.4 Arial,Helvetica,sans-serif}
h1{font-size:13pt}h2{font-size:12pt;margin:2mm 0 3mm}h3{font-size:10.5pt;margin:4mm 0 1mm;border-bottom:.2mm solid #000}
table{width:100%;border-collapse:collapse;margin-top:2mm}td,th{border:.2mm solid #555;padding:1mm 1.5mm;text-align:left;vertical-align:top}
ul{margin:1mm 0;padding-left:5mm}.struck{text-decoration:line-through}
`;

/** A plan on paper: problems, what is planned, and each entry with its time and name. */
export function PrintCare(props: {
  plan: NursingPlanRow;
  form: FormRow;
  entries: readonly NursingEntryRow[];
  onClose: () => void;
}) {
  const { plan, form, entries, onClose } = props;
  const { t } = useTranslation('nursing');
  const facility = useCurrentFacility();
  return (
    <PrintDialog
      title={t('title')}
      label={t('print')}
      preview={t('preview')}
      file={`asuhan-keperawatan ${plan.date}`}
      css={css}
      page={page}
      onClose={onClose}
    >
      <article lang="id">
        <h1>{facility?.name}</h1>
        <h2>Asuhan keperawatan</h2>
        <PatientOnPaper id={plan.personId} />
        <p>{`${formatDateTime(plan.signedAt)} · ${plan.signedBy}`}</p>
        {plan.problems.map(({ problem, name }) => (
          <section key={problem}>
            <h3>{`${problem}. ${orErased(name)}`}</h3>
            <ul>
              {interventionsFor(form.answers, problem).map(each => (
                <li key={each}>{orErased(each)}</li>
              ))}
            </ul>
            <table>
              <thead>
                <tr>
                  <th>Waktu</th>
                  <th>Catatan</th>
                  <th>Perawat</th>
                </tr>
              </thead>
              <tbody>
                {entries
                  .filter(each => each.problem === problem)
                  .toSorted((a, b) => a.effectiveAt.localeCompare(b.effectiveAt))
                  .map(entry => (
                    <Line key={entry.id} entry={entry} />
                  ))}
              </tbody>
            </table>
          </section>
        ))}
      </article>
    </PrintDialog>
  );
}

function Line({ entry }: { entry: NursingEntryRow }) {
  const outcome = useOutcome(entry);
  const said = [outcome, orErased(entry.text), entry.response && orErased(entry.response)].filter(Boolean);
  return (
    <tr className={entry.status === 'struck' ? 'struck' : undefined}>
      <td>{formatDateTime(entry.effectiveAt)}</td>
      <td>{said.join(' · ')}</td>
      <td>{entry.by}</td>
    </tr>
  );
}
