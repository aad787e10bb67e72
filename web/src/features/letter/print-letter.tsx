import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import type { LetterRow } from '@alur/contracts/letter/rows';
import { letterWords } from '@alur/contracts/letter/words';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentFacility } from '@/app/facilities';
import { ageText } from '@/ui/age-text';
import { documentCss, documentPage, DocumentSheet } from '@/ui/document-sheet';
import { formatDate, formatNumber } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import type { PrintHandle } from '@/ui/print-frame';

/** The letter as it comes out of the printer. */
export default function PrintLetter(props: { letter: LetterRow; visit: VisitRecordRow; onClose: () => void }) {
  const { letter, visit, onClose } = props;
  const { t } = useTranslation(['letter', 'enums']);
  const facility = useCurrentFacility();
  const frame = useRef<PrintHandle>(null);
  return (
    <PrintDialog
      title={t(`enums:letterKind.${letter.kind}`)}
      description={letter.number}
      label={t('letter:print')}
      preview={t('letter:preview')}
      file={letter.number}
      css={documentCss}
      page={documentPage}
      frame={frame}
      onClose={onClose}
    >
      <DocumentSheet
        facility={{
          name: facility?.name ?? '',
          address: facility?.address ?? '',
          phone: facility?.phone ?? '',
        }}
        title={letterWords.codes.letterKind[letter.kind].id}
        number={letter.number}
        issued={formatDate(letter.issuedOn, 'long')}
        signer={{ name: letter.signedBy, practiceLicence: letter.practiceLicence }}
        verifyAt={`${window.location.origin}/verify/letter/${letter.verificationCode}`}
        stamp={letter.status === 'revoked' ? 'DICABUT' : undefined}
      >
        <p>Yang bertanda tangan di bawah ini menerangkan bahwa:</p>
        <table>
          <tbody>
            <Line name="Nama">{orErased(letter.patientName)}</Line>
            <Line name="No. rekam medis">{orErased(letter.recordNumber)}</Line>
            <Line name="Jenis kelamin">{visit.gender === 'male' ? 'Laki-laki' : 'Perempuan'}</Line>
            <Line name="Umur">{ageText(visit.age)}</Line>
          </tbody>
        </table>
        <Says letter={letter} />
        <p>Demikian surat ini dibuat untuk dipergunakan sebagaimana mestinya.</p>
      </DocumentSheet>
    </PrintDialog>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <td>{name}</td>
      <td>: {children}</td>
    </tr>
  );
}

function Says({ letter: { content, until, issuedOn } }: { letter: LetterRow }) {
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
          <table>
            <tbody>
              <Line name="Tinggi badan">{formatNumber(content.height, 1)} cm</Line>
              <Line name="Berat badan">{formatNumber(content.weight, 1)} kg</Line>
              <Line name="Tekanan darah">
                {content.systolic}/{content.diastolic} mmHg
              </Line>
              <Line name="Penglihatan warna">{letterWords.codes.colourVision[content.colourVision].id}</Line>
              <Line name="Keperluan">{orErased(content.purpose)}</Line>
            </tbody>
          </table>
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
  }
}
