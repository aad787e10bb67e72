import type { ControlLetterRow } from '@alur/contracts/control-letter/rows';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { patientQuery } from '@/api/patient-query';
import { useLetterhead } from '@/app/letterhead';
import { ageText } from '@/ui/age-text';
import { DocumentFacts } from '@/ui/document-facts';
import { documentCss, documentPage, DocumentSheet } from '@/ui/document-sheet';
import { formatDate } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import { sexOnPaper } from '@/ui/sex-on-paper';

const titles = { control: 'Surat Rencana Kontrol', admission: 'Surat Perintah Rawat Inap' };

/** The letter on paper; it is Indonesian in every language of the screen, as papers are. */
export function ControlPaper({ row, onClose }: { row: ControlLetterRow; onClose: () => void }) {
  const { t } = useTranslation(['control-letter', 'enums']);
  const number = row.number ?? '';
  return (
    <PrintDialog
      title={t(`enums:controlLetterKind.${row.kind}`)}
      description={number}
      label={t('control-letter:print')}
      preview={t('control-letter:preview')}
      file={number}
      css={documentCss}
      page={documentPage}
      onClose={onClose}
    >
      <Sheet row={row} />
    </PrintDialog>
  );
}

function Sheet({ row }: { row: ControlLetterRow }) {
  const facility = useLetterhead();
  const { data: patient } = useQuery(patientQuery(row.patientId));
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['No. Kartu', orErased(patient?.bpjsNo ?? '-')],
    ['Nama Peserta', orErased(row.patientName)],
    ['No. rekam medis', orErased(row.recordNumber)],
    ['Jenis kelamin', sexOnPaper(row.gender)],
    ['Umur', ageText(row.age)],
    ...(row.eligibilityLetter ? ([['No. SEP asal', row.eligibilityLetter]] as const) : []),
    ['Sub/Spesialis', row.poli.name],
    ['Dokter', row.doctor.name],
    [row.kind === 'control' ? 'Rencana kontrol' : 'Rencana masuk', formatDate(row.plannedOn, 'long')],
  ];
  return (
    <DocumentSheet
      facility={facility}
      title={titles[row.kind]}
      number={row.number ?? ''}
      issued={formatDate(row.date, 'long')}
      signer={{ name: row.doctor.name, practiceLicence: '' }}
    >
      <p>
        {row.kind === 'control'
          ? 'Mohon pemeriksaan dan penanganan lebih lanjut:'
          : 'Mohon pasien berikut dirawat inap:'}
      </p>
      <DocumentFacts facts={facts} />
    </DocumentSheet>
  );
}
