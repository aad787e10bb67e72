import type { CasemixVisitRow } from '@alur/contracts/casemix/rows';
import { casemixWords } from '@alur/contracts/casemix/words';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { patientQuery } from '@/api/patient-query';
import { BpjsPaper } from '@/app/bpjs-paper';
import { formatDate } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { sexOnPaper } from '@/ui/sex-on-paper';

/** *Surat Eligibilitas Peserta* on paper. */
export function LetterPaper({ row, onClose }: { row: CasemixVisitRow; onClose: () => void }) {
  const { t } = useTranslation('casemix');
  const { data: patient } = useQuery(patientQuery(row.patientId));
  const { letter } = row;
  if (!letter) return null;
  const born = patient?.birthDate ? formatDate(patient.birthDate) : '-';
  const { referral, initialDiagnosis } = letter;
  return (
    <BpjsPaper
      title={t('paper')}
      description={letter.number}
      label={t('print')}
      preview={t('paperPreview')}
      file={`SEP-${letter.number}`}
      heading="Surat Eligibilitas Peserta"
      facts={[
        ['No. SEP', letter.number],
        ['Tgl. SEP', formatDate(letter.issuedOn)],
        ['No. Kartu', `${orErased(patient?.bpjsNo ?? '-')} (MR. ${orErased(row.recordNumber)})`],
        ['Nama Peserta', orErased(row.patientName)],
        ['Tgl. Lahir', `${born}, ${sexOnPaper(row.gender)}`],
        ['No. Telepon', patient?.phone],
        ['Sub/Spesialis', letter.poli],
        ['Dokter', letter.doctorName],
        ['Faskes Perujuk', referral?.facility],
        ['Diagnosa Awal', initialDiagnosis && `${initialDiagnosis.code} - ${initialDiagnosis.name}`],
        ['Catatan', letter.notes],
        ['Peserta', letter.participantType],
        ['COB', letter.cob],
        ['Jns. Rawat', casemixWords.codes.careKind[letter.care].id],
        ['Kls. Hak', `Kelas ${letter.classEntitled}`],
        ['Penjamin', 'BPJS Kesehatan'],
      ]}
      note="SEP bukan sebagai bukti penjaminan peserta."
      signature={{ above: 'Pasien/Keluarga Pasien', name: orErased(row.patientName) }}
      onClose={onClose}
    />
  );
}
