import type { CasemixVisitRow } from '@alur/contracts/casemix/rows';
import { casemixWords } from '@alur/contracts/casemix/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { patientQuery } from '@/api/patient-query';
import { useCurrentFacility, useFacilityLogo } from '@/app/facilities';
import { DocumentFacts } from '@/ui/document-facts';
import { documentCss, documentPage } from '@/ui/document-sheet';
import { formatDate } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import type { PrintPage } from '@/ui/print-frame';
import { Select } from '@/ui/select';
import { sexOnPaper } from '@/ui/sex-on-paper';

const pages: Readonly<Record<'A5' | 'A4', PrintPage>> = {
  A5: documentPage,
  A4: { width: 210, height: 297, margin: 15 },
};

const css = `${documentCss}
.sheet table{width:100%}
.note{margin-top:4mm;font-size:8pt}
`;

/** *Surat Eligibilitas Peserta* on paper; it is Indonesian in every language of the screen, as papers are. */
export function LetterPaper({ row, onClose }: { row: CasemixVisitRow; onClose: () => void }) {
  const { t } = useTranslation('casemix');
  const [size, setSize] = useState<'A5' | 'A4'>('A5');
  return (
    <PrintDialog
      title={t('paper')}
      description={row.letterNumber ?? ''}
      label={t('print')}
      preview={t('paperPreview')}
      file={`SEP-${row.letterNumber}`}
      css={css}
      page={pages[size]}
      beside={
        <Select
          aria-label={t('paperSize')}
          value={size}
          onValueChange={setSize}
          options={(['A5', 'A4'] as const).map(value => ({ value, label: value }))}
        />
      }
      onClose={onClose}
    >
      <Sheet row={row} />
    </PrintDialog>
  );
}

function Sheet({ row }: { row: CasemixVisitRow }) {
  const facility = useCurrentFacility();
  const logo = useFacilityLogo();
  const { data: patient } = useQuery(patientQuery(row.patientId));
  const { letter } = row;
  if (!letter) return null;
  const born = patient?.birthDate ? formatDate(patient.birthDate) : '-';
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['No. SEP', letter.number],
    ['Tgl. SEP', formatDate(letter.issuedOn)],
    ['No. Kartu', `${orErased(patient?.bpjsNo ?? '-')} (MR. ${orErased(row.recordNumber)})`],
    ['Nama Peserta', orErased(row.patientName)],
    ['Tgl. Lahir', `${born}, ${sexOnPaper(row.gender)}`],
    ['No. Telepon', patient?.phone],
    ['Sub/Spesialis', letter.poli],
    ['Dokter', letter.doctorName],
    ['Faskes Perujuk', letter.referral?.facility],
    ['Diagnosa Awal', letter.initialDiagnosis && `${letter.initialDiagnosis.code} - ${letter.initialDiagnosis.name}`],
    ['Catatan', letter.notes],
    ['Peserta', letter.participantType],
    ['COB', letter.cob],
    ['Jns. Rawat', casemixWords.codes.careKind[letter.care].id],
    ['Kls. Hak', `Kelas ${letter.classEntitled}`],
    ['Penjamin', 'BPJS Kesehatan'],
  ];
  return (
    <article className="sheet" lang="id">
      <header className="head">
        {logo && <img className="logo" src={logo} alt="" />}
        <h1>{facility?.name}</h1>
        <p>{facility?.address}</p>
      </header>
      <div className="title">
        <h2>Surat Eligibilitas Peserta</h2>
      </div>
      <DocumentFacts facts={facts} />
      <div className="foot">
        <p className="verify">SEP bukan sebagai bukti penjaminan peserta.</p>
        <div className="sign">
          <p>Pasien/Keluarga Pasien</p>
          <p className="name">{orErased(row.patientName)}</p>
        </div>
      </div>
    </article>
  );
}
