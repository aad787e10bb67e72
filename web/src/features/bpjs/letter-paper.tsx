import type { PcareListRow } from '@alur/contracts/bpjs/rows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentFacility, useFacilityLogo } from '@/app/facilities';
import { DocumentFacts } from '@/ui/document-facts';
import { documentCss, documentPage } from '@/ui/document-sheet';
import { formatDate } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import type { PrintPage } from '@/ui/print-frame';
import { Select } from '@/ui/select';

type Letter = NonNullable<PcareListRow['letter']>;
const pages: Readonly<Record<'A5' | 'A4', PrintPage>> = {
  A5: documentPage,
  A4: { width: 210, height: 297, margin: 15 },
};

/** *Surat Rujukan FKTP* as PCare has it; it is Indonesian in every language of the screen, as papers are. */
export function LetterPaper({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const { t } = useTranslation('bpjs');
  const [size, setSize] = useState<'A5' | 'A4'>('A5');
  return (
    <PrintDialog
      title={t('letter.title')}
      description={letter.number}
      label={t('letter.print')}
      preview={t('letter.title')}
      file={`Rujukan-FKTP-${letter.number}`}
      css={documentCss}
      page={pages[size]}
      beside={
        <Select
          aria-label={t('letter.size')}
          value={size}
          onValueChange={setSize}
          options={(['A5', 'A4'] as const).map(value => ({ value, label: value }))}
        />
      }
      onClose={onClose}
    >
      <Sheet letter={letter} />
    </PrintDialog>
  );
}

const day = (date: string | null) => date && formatDate(date);

function Sheet({ letter }: { letter: Letter }) {
  const facility = useCurrentFacility();
  const logo = useFacilityLogo();
  const { provider, tacc } = letter;
  const facts: readonly (readonly [string, string | null])[] = [
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
  ];
  return (
    <article className="sheet" lang="id">
      <header className="head">
        {logo && <img className="logo" src={logo} alt="" />}
        <h1>{facility?.name}</h1>
        <p>{facility?.address}</p>
      </header>
      <div className="title">
        <h2>Surat Rujukan FKTP</h2>
        <p>Nomor: {letter.number}</p>
      </div>
      <DocumentFacts facts={facts} />
      <div className="foot">
        <p className="verify">Rujukan dibuat di PCare BPJS Kesehatan.</p>
        <div className="sign">
          <p>Salam sejawat</p>
          <p className="name">{letter.doctor}</p>
        </div>
      </div>
    </article>
  );
}
