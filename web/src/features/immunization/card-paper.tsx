import type { ImmunizationRow } from '@alur/contracts/immunization/rows';
import { immunizationWords } from '@alur/contracts/immunization/words';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '@/app/letterhead';
import { DocumentFacts } from '@/ui/document-facts';
import { documentCss, documentPage, Letterhead } from '@/ui/document-sheet';
import { formatDate } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import { sexOnPaper } from '@/ui/sex-on-paper';
import type { Immunizations, Vaccinated } from './use-immunizations';

const css = `${documentCss}
.doses{width:100%;margin-top:4mm;font-size:8.5pt}
.doses th,.doses td{border:.2mm solid #000;padding:.8mm 1.2mm;text-align:left}
.doses td:first-child{width:auto}
.doses td:nth-child(3){white-space:nowrap}
.says{margin-top:3mm;font-size:7.5pt}
`;

interface Props {
  patient: Vaccinated;
  hers: Immunizations;
  onClose: () => void;
}

/** Her doses on half a sheet; it is Indonesian in every language of the screen, as papers are. */
export function CardPaper({ patient, hers, onClose }: Props) {
  const { t } = useTranslation('immunization');
  return (
    <PrintDialog
      title={t('cardTitle')}
      description={orErased(patient.name)}
      label={t('printCard')}
      preview={t('preview')}
      file={`Kartu imunisasi ${patient.recordNumber}`}
      css={css}
      page={documentPage}
      onClose={onClose}
    >
      <Sheet patient={patient} hers={hers} />
    </PrintDialog>
  );
}

const names = immunizationWords.codes.vaccine;

/** By whom and where: what was only reported says where it was said to be. */
const whereOf = (row: ImmunizationRow, facility: string): string =>
  row.status === 'given' ? `${row.by}, ${facility}` : row.place ? orErased(row.place) : 'Menurut riwayat';

function Sheet({ patient, hers }: Omit<Props, 'onClose'>) {
  const facility = useLetterhead();
  const doses = hers.doses.toSorted((one, other) => one.date.localeCompare(other.date) || one.id - other.id);
  return (
    <article className="sheet" lang="id">
      <Letterhead of={facility} />
      <div className="title">
        <h2>Kartu Imunisasi</h2>
      </div>
      <DocumentFacts
        facts={[
          ['Nama', orErased(patient.name)],
          ['No. rekam medis', orErased(patient.recordNumber)],
          ['Tanggal lahir', patient.birthDate && formatDate(patient.birthDate, 'long')],
          ['Jenis kelamin', sexOnPaper(patient.gender)],
        ]}
      />
      <table className="doses">
        <thead>
          <tr>
            <th>Vaksin</th>
            <th>Dosis</th>
            <th>Tanggal</th>
            <th>Batch</th>
            <th>Oleh</th>
          </tr>
        </thead>
        <tbody>
          {doses.map(row => (
            <tr key={row.id}>
              <td>{names[row.vaccine].id}</td>
              <td>{row.doseNumber}</td>
              <td>{formatDate(row.date)}</td>
              <td>{row.lotNumber ?? '-'}</td>
              <td>{whereOf(row, facility.name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="says">Dicetak {formatDate(hers.today, 'long')}. Bawa kartu ini setiap kali imunisasi.</p>
    </article>
  );
}
