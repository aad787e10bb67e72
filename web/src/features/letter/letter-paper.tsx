import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { labourWords } from '@alur/contracts/labour/words';
import type { LetterRow } from '@alur/contracts/letter/rows';
import { letterWords } from '@alur/contracts/letter/words';
import { stayDetail } from '@alur/contracts/stay/rows';
import { useTranslation } from 'react-i18next';
import { useSignature } from '@/api/use-picture';
import { useLetterhead } from '@/app/letterhead';
import { publicAddress } from '@/app/public-address';
import { useTopic } from '@/live/use-topic';
import { ageText } from '@/ui/age-text';
import { DocumentFacts } from '@/ui/document-facts';
import { documentCss, documentPage, DocumentSheet } from '@/ui/document-sheet';
import { formatDate, formatDateTime, formatNumber } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import { sexOnPaper } from '@/ui/sex-on-paper';

type Birth = NonNullable<LetterRow['birth']>;

/** The letter as it is printed. */
export function PrintLetter(props: { letter: LetterRow; visit: VisitRecordRow; onClose: () => void }) {
  const { letter, visit, onClose } = props;
  const { t } = useTranslation(['letter', 'enums']);
  const facility = useLetterhead();
  const signature = useSignature(letter.signedById);
  return (
    <PrintDialog
      title={t(`enums:letterKind.${letter.kind}`)}
      description={letter.number}
      label={t('letter:print')}
      preview={t('letter:preview')}
      file={letter.number}
      css={documentCss}
      page={documentPage}
      onClose={onClose}
    >
      <DocumentSheet
        facility={facility}
        title={letterWords.codes.letterKind[letter.kind].id}
        number={letter.number}
        issued={formatDate(letter.issuedOn, 'long')}
        signer={{ name: letter.signedBy, practiceLicence: letter.practiceLicence, signature }}
        verifyAt={publicAddress(`/verify/letter/${letter.verificationCode}`)}
        stamp={letter.status === 'revoked' ? 'DICABUT' : undefined}
      >
        <p>Yang bertanda tangan di bawah ini menerangkan bahwa:</p>
        <DocumentFacts
          facts={[
            ['Nama', orErased(letter.patientName)],
            ['No. rekam medis', orErased(letter.recordNumber)],
            ['Jenis kelamin', sexOnPaper(visit.gender)],
            ['Umur', ageText(visit.age)],
          ]}
        />
        <Says letter={letter} />
        <p>Demikian surat ini dibuat untuk dipergunakan sebagaimana mestinya.</p>
      </DocumentSheet>
    </PrintDialog>
  );
}

function Says({ letter: { content, until, issuedOn, death, birth } }: { letter: LetterRow }) {
  switch (content.kind) {
    case 'sick':
      return (
        <p>
          telah diperiksa pada {formatDate(issuedOn, 'long')} dan memerlukan istirahat karena sakit selama{' '}
          <b>{content.days} hari</b>, mulai tanggal <b>{formatDate(content.from, 'long')}</b> sampai dengan{' '}
          <b>{formatDate(until ?? content.from, 'long')}</b>.
        </p>
      );
    case 'healthy':
      return (
        <>
          <p>telah diperiksa dan dinyatakan dalam keadaan SEHAT, dengan hasil:</p>
          <DocumentFacts
            facts={[
              ['Tinggi badan', `${formatNumber(content.height, 1)} cm`],
              ['Berat badan', `${formatNumber(content.weight, 1)} kg`],
              ['Tekanan darah', `${content.systolic}/${content.diastolic} mmHg`],
              ['Penglihatan warna', letterWords.codes.colourVision[content.colourVision].id],
              ['Keperluan', orErased(content.purpose)],
            ]}
          />
        </>
      );
    case 'control':
      return (
        <>
          <p>
            diminta datang kembali untuk kontrol pada tanggal <b>{formatDate(content.date, 'long')}</b>.
          </p>
          {content.note && <p>Keterangan: {orErased(content.note)}</p>}
        </>
      );
    case 'death':
      return (
        <>
          <p>
            {death?.onArrival
              ? 'telah meninggal dunia saat tiba (death on arrival) dan dinyatakan meninggal pada '
              : 'telah meninggal dunia pada '}
            <b>{death && formatDateTime(death.diedAt)}</b>.
          </p>
          {content.cause && <p>Penyebab: {orErased(content.cause)}</p>}
        </>
      );
    case 'birth':
      return birth && <Born of={birth} />;
  }
}

/** What the labour says, and the mother as her own visit names her now. */
function Born({ of: { bornAt, number, weight, length, method, motherEncounterId } }: { of: Birth }) {
  const { rows } = useTopic(stayDetail, { encounterId: motherEncounterId });
  const mother = rows.find(row => row.encounterId === motherEncounterId);
  return (
    <>
      <p>
        telah lahir hidup di fasilitas kami pada <b>{formatDateTime(bornAt)}</b>, dari:
      </p>
      <DocumentFacts
        facts={[
          ['Ibu', mother ? `${orErased(mother.patientName)} (${orErased(mother.recordNumber)})` : ''],
          ['Kelahiran ke', String(number)],
          ['Cara persalinan', labourWords.codes.deliveryMethod[method].id],
          ['Berat badan', weight === null ? '' : `${formatNumber(weight)} g`],
          ['Panjang badan', length === null ? '' : `${formatNumber(length, 1)} cm`],
        ]}
      />
    </>
  );
}
