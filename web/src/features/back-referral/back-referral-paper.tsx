import type { BackReferralRow } from '@alur/contracts/back-referral/rows';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { patientQuery } from '@/api/patient-query';
import { useLetterhead } from '@/app/letterhead';
import { ageText } from '@/ui/age-text';
import { DocumentFacts } from '@/ui/document-facts';
import { documentCss, documentPage, DocumentSheet } from '@/ui/document-sheet';
import { formatDate, formatWritten } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import { sexOnPaper } from '@/ui/sex-on-paper';

/** The slip on paper; it is Indonesian in every language of the screen, as papers are. */
export function BackReferralPaper({ row, onClose }: { row: BackReferralRow; onClose: () => void }) {
  const { t } = useTranslation('back-referral');
  const number = row.number ?? '';
  return (
    <PrintDialog
      title={t('slip')}
      description={number}
      label={t('print')}
      preview={t('preview')}
      file={`SRB ${number}`}
      css={documentCss}
      page={documentPage}
      onClose={onClose}
    >
      <Sheet row={row} />
    </PrintDialog>
  );
}

function Sheet({ row }: { row: BackReferralRow }) {
  const facility = useLetterhead();
  const { data: patient } = useQuery(patientQuery(row.patientId));
  return (
    <DocumentSheet
      facility={facility}
      title="Surat Rujuk Balik (PRB)"
      number={row.number ?? ''}
      issued={formatDate(row.issuedOn ?? row.date, 'long')}
      signer={{ name: row.doctor.name, practiceLicence: '' }}
      stamp={row.status === 'voided' ? 'BATAL' : undefined}
    >
      <p>Mohon pemeriksaan dan penanganan lebih lanjut di faskes tingkat pertama:</p>
      <DocumentFacts
        facts={[
          ['No. Kartu', orErased(patient?.bpjsNo ?? '-')],
          ['Nama Peserta', orErased(row.patientName)],
          ['No. rekam medis', orErased(row.recordNumber)],
          ['Jenis kelamin', sexOnPaper(row.gender)],
          ['Umur', ageText(row.age)],
          ['No. SEP asal', row.eligibilityLetter],
          ['Program PRB', orErased(row.programme.name)],
          row.notes !== null && ['Keterangan', orErased(row.notes)],
          row.advice !== null && ['Saran', orErased(row.advice)],
        ]}
      />
      {row.medicines.length > 0 && (
        <>
          <p>
            <b>R/ Obat PRB</b>
          </p>
          <ol>
            {row.medicines.map(({ medicine, timesADay, each, quantity }) => (
              <li key={medicine.code}>
                {medicine.name}, {timesADay} x {formatWritten(each, 4)}, jumlah {quantity}
              </li>
            ))}
          </ol>
        </>
      )}
    </DocumentSheet>
  );
}
