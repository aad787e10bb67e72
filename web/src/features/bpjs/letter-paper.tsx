import type { PcareListRow } from '@alur/contracts/bpjs/rows';
import { useTranslation } from 'react-i18next';
import { BpjsPaper } from '@/app/bpjs-paper';
import { formatDate } from '@/ui/format';
import { orErased } from '@/ui/or-erased';

type Letter = NonNullable<PcareListRow['letter']>;

const day = (date: string | null) => date && formatDate(date);

/** *Surat Rujukan FKTP* as PCare has it. */
export function LetterPaper({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const { t } = useTranslation('bpjs');
  const { provider, tacc } = letter;
  return (
    <BpjsPaper
      title={t('letter.title')}
      description={letter.number}
      label={t('letter.print')}
      preview={t('letter.title')}
      file={`Rujukan-FKTP-${letter.number}`}
      heading="Surat Rujukan FKTP"
      number={letter.number}
      facts={[
        ['Kepada Yth.', [letter.poli, `${provider.name} (${provider.code})`].filter(Boolean).join(', ')],
        ['Alamat', provider.address],
        ['Kantor cabang', [provider.branch, provider.district].filter(Boolean).join(', ')],
        ['Tgl. kunjungan', day(letter.visitedOn)],
        ['No. kartu', orErased(letter.cardNumber)],
        ['Nama peserta', orErased(letter.name)],
        ['Tgl. lahir', day(letter.birthDate)],
        ['Jenis kelamin', letter.sex],
        ['Hubungan', letter.relation],
        ['Diagnosa', letter.diagnoses.map(orErased).join('; ')],
        ['TACC', tacc && `${tacc.name}: ${orErased(tacc.reason)}`],
        ['Catatan', letter.note],
        ['Rencana berkunjung', day(letter.estimatedOn)],
        ['Berlaku sampai', day(letter.validUntil)],
        ['Jadwal praktik', letter.schedule],
        ['Informasi denda', letter.fines],
      ]}
      note="Rujukan dibuat di PCare BPJS Kesehatan."
      signature={{ above: 'Salam sejawat', name: letter.doctor ?? '' }}
      onClose={onClose}
    />
  );
}
