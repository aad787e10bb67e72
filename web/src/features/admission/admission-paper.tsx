import type { AdmissionRow } from '@alur/contracts/admission/rows';
import { admissionWords } from '@alur/contracts/admission/words';
import { useTranslation } from 'react-i18next';
import { publicAddress } from '@/app/public-address';
import { useSignature } from '@/api/use-picture';
import { useLetterhead } from '@/app/letterhead';
import { ageText } from '@/ui/age-text';
import { DocumentFacts } from '@/ui/document-facts';
import { documentCss, documentPage, DocumentSheet } from '@/ui/document-sheet';
import { formatDate } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import { sexOnPaper } from '@/ui/sex-on-paper';

const payers = { general: 'Umum', insurance: 'Asuransi', bpjs: 'BPJS Kesehatan' };

/** *Surat Perintah Rawat Inap*, as it goes with her to the admission desk. */
export function AdmissionPaper({ admission: row, onClose }: { admission: AdmissionRow; onClose: () => void }) {
  const { t } = useTranslation('admission');
  const facility = useLetterhead();
  const signature = useSignature(row.requestedById);
  const classes = row.classId === row.entitledClassId ? '' : ` (hak ${row.entitledClassName})`;
  return (
    <PrintDialog
      title={t('letter')}
      description={row.number}
      label={t('print')}
      preview={t('preview')}
      file={row.number}
      css={documentCss}
      page={documentPage}
      onClose={onClose}
    >
      <DocumentSheet
        facility={facility}
        title={admissionWords.codes.admissionDocument.order.id}
        number={row.number}
        issued={formatDate(row.date, 'long')}
        signer={{ name: row.requestedBy, practiceLicence: row.practiceLicence, signature }}
        verifyAt={row.verificationCode ? publicAddress(`/verify/admission/${row.verificationCode}`) : undefined}
        stamp={row.status === 'cancelled' ? 'BATAL' : undefined}
      >
        <p>Mohon pasien berikut dirawat inap:</p>
        <DocumentFacts
          facts={[
            ['Nama', orErased(row.patientName)],
            ['No. rekam medis', orErased(row.recordNumber)],
            ['Jenis kelamin', sexOnPaper(row.gender)],
            ['Umur', ageText(row.age)],
            ['Penjamin', row.insurer ?? payers[row.payer]],
            row.unitName && ['Dari', row.unitName],
            ['Diagnosis', orErased(row.diagnosis)],
            ['Indikasi', orErased(row.indication)],
            ['DPJP', row.doctor],
            row.department && ['Departemen', row.department],
            ['Kelas', `${row.className}${classes}`],
            row.isolation && ['Khusus', 'Perlu ruang isolasi'],
            ['Rencana masuk', formatDate(row.plannedOn, 'long')],
          ]}
        />
      </DocumentSheet>
    </PrintDialog>
  );
}
