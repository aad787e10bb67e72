import { apgarTotal } from '@alur/contracts/labour/apgar';
import type { BabyRow, LabourProgressRow, LabourRow } from '@alur/contracts/labour/rows';
import { useTranslation } from 'react-i18next';
import { useCurrentFacility } from '@/app/facilities';
import { formatDateTime, formatNumber, formatTime } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import type { PrintPage } from '@/ui/print-frame';
import { Partograph } from './partograph';

const page: PrintPage = { width: 210, height: 297, margin: 14 };
const css = `
body{font:9pt/1.35 Arial,Helvetica,sans-serif}
h1{font-size:12.5pt}h2{font-size:11.5pt;margin:1mm 0 2mm}h3{font-size:10pt;margin:4mm 0 1mm}
svg{width:100%;display:block;margin:2mm 0}.stroke-primary{stroke:#000}.stroke-danger-text{stroke:#000;stroke-dasharray:4 2}
.fill-primary{fill:#666}table{width:100%;border-collapse:collapse}
td,th{border:.2mm solid #777;padding:.7mm 1mm;text-align:left;vertical-align:top}.struck{text-decoration:line-through}
.sign{margin:8mm 0 0 60%;text-align:center}.sign p:last-child{margin-top:18mm;border-top:.2mm solid #000}
`;

export interface Mother {
  patientName: string;
  recordNumber: string;
}

/** The labour on paper: its partograph, each entry with its time and name, and who was born. Indonesian in every language. */
export function PrintLabour(props: {
  mother: Mother;
  labour: LabourRow;
  rows: readonly LabourProgressRow[];
  onClose: () => void;
}) {
  const { mother, labour, rows, onClose } = props;
  const { t } = useTranslation(['labour', 'enums']);
  const facility = useCurrentFacility();
  return (
    <PrintDialog
      title={t('labour:title')}
      label={t('labour:print')}
      preview={t('labour:preview')}
      file={`partograf ${mother.recordNumber}`}
      css={css}
      page={page}
      onClose={onClose}
    >
      <article lang="id">
        <h1>{facility?.name}</h1>
        <h2>Partograf dan catatan persalinan</h2>
        <p>{`${orErased(mother.patientName)} · No. RM ${orErased(mother.recordNumber)}`}</p>
        <p>
          {`G${labour.gravida}P${labour.para}A${labour.abortus}`}
          {labour.gestationWeeks !== null && ` · ${labour.gestationWeeks} minggu`}
          {` · mulai ${formatDateTime(labour.startedAt)}`}
        </p>
        <Partograph startedAt={labour.startedAt} rows={rows} />
        <table>
          <thead>
            <tr>
              {['Waktu', 'Pembukaan', 'Penurunan', 'DJJ', 'His/10 mnt', 'TD', 'Nadi', 'Suhu', 'Ketuban', 'Petugas'].map(
                name => (
                  <th key={name}>{name}</th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows
              .toSorted((a, b) => a.at.localeCompare(b.at) || a.entryId - b.entryId)
              .map(row => (
                <Line key={row.id} row={row} />
              ))}
          </tbody>
        </table>
        {labour.babies
          .filter(({ isStruck }) => !isStruck)
          .map(baby => (
            <Baby key={baby.entryId} baby={baby} />
          ))}
        {labour.endedAt && labour.outcome && (
          <p>{`Berakhir ${formatDateTime(labour.endedAt)}: ${t(`enums:labourOutcome.${labour.outcome}`)}`}</p>
        )}
        <div className="sign">
          <p>Penolong persalinan</p>
          <p>{labour.babies.find(({ isStruck }) => !isStruck)?.by ?? ''}</p>
        </div>
      </article>
    </PrintDialog>
  );
}

const shown = (value: number | null) => (value === null ? '' : formatNumber(value, 1));

function Line({ row }: { row: LabourProgressRow }) {
  const { t } = useTranslation('enums');
  const pressure = row.systolic !== null && row.diastolic !== null ? `${row.systolic}/${row.diastolic}` : '';
  return (
    <tr className={row.isStruck ? 'struck' : undefined}>
      <td>{formatTime(row.at)}</td>
      <td>{shown(row.cervix)}</td>
      <td>{shown(row.descent)}</td>
      <td>{shown(row.fetalHeartRate)}</td>
      <td>{shown(row.contractions)}</td>
      <td>{pressure}</td>
      <td>{shown(row.pulse)}</td>
      <td>{shown(row.temperature)}</td>
      <td>{row.fluid === null ? '' : t(`amnioticFluid.${row.fluid}`)}</td>
      <td>{row.by}</td>
    </tr>
  );
}

function Baby({ baby }: { baby: BabyRow }) {
  const { t } = useTranslation('enums');
  const { number, bornAt, gender, method, isAlive, weight, length, apgar } = baby;
  const measured = [weight === null ? null : `${weight} g`, length === null ? null : `${formatNumber(length, 1)} cm`];
  return (
    <>
      <h3>{`Bayi ${number}`}</h3>
      <p>
        {joined(
          formatDateTime(bornAt),
          t(`gender.${gender}`),
          t(`deliveryMethod.${method}`),
          isAlive ? null : 'lahir mati',
          ...measured,
        )}
      </p>
      <p>{apgar.map(each => `APGAR ${each.minute}': ${apgarTotal(each)}`).join(' · ')}</p>
    </>
  );
}
