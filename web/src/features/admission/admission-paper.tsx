import type { AdmissionRow } from '@alur/contracts/admission/rows';
import { admissionWords } from '@alur/contracts/admission/words';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { publicAddress } from '@/app/public-address';
import { useSignature } from '@/api/use-picture';
import { useCurrentFacility, useFacilityLogo } from '@/app/facilities';
import { ageText } from '@/ui/age-text';
import { documentCss, documentPage, DocumentSheet } from '@/ui/document-sheet';
import { formatDate } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import { sexOnPaper } from '@/ui/sex-on-paper';

const payers = { general: 'Umum', insurance: 'Asuransi', bpjs: 'BPJS Kesehatan' };

/** *Surat Perintah Rawat Inap*, as it goes with her to the admission desk. */
export function AdmissionPaper({ admission: row, onClose }: { admission: AdmissionRow; onClose: () => void }) {
  const { t } = useTranslation('admission');
  const facility = useCurrentFacility();
  const logo = useFacilityLogo();
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
        facility={{
          ...{ name: facility?.name ?? '', address: facility?.address ?? '', phone: facility?.phone ?? '' },
          logo,
        }}
        title={admissionWords.codes.admissionDocument.order.id}
        number={row.number}
        issued={formatDate(row.date, 'long')}
        signer={{ name: row.requestedBy, practiceLicence: row.practiceLicence, signature }}
        verifyAt={row.verificationCode ? publicAddress(`/verify/admission/${row.verificationCode}`) : undefined}
        stamp={row.status === 'cancelled' ? 'BATAL' : undefined}
      >
        <p>Mohon pasien berikut dirawat inap:</p>
        <table>
          <tbody>
            <Line name="Nama">{orErased(row.patientName)}</Line>
            <Line name="No. rekam medis">{orErased(row.recordNumber)}</Line>
            <Line name="Jenis kelamin">{sexOnPaper(row.gender)}</Line>
            <Line name="Umur">{ageText(row.age)}</Line>
            <Line name="Penjamin">{row.insurer ?? payers[row.payer]}</Line>
            {row.unitName && <Line name="Dari">{row.unitName}</Line>}
            <Line name="Diagnosis">{orErased(row.diagnosis)}</Line>
            <Line name="Indikasi">{orErased(row.indication)}</Line>
            <Line name="DPJP">{row.doctor}</Line>
            {row.department && <Line name="Departemen">{row.department}</Line>}
            <Line name="Kelas">{`${row.className}${classes}`}</Line>
            {row.isolation && <Line name="Khusus">Perlu ruang isolasi</Line>}
            <Line name="Rencana masuk">{formatDate(row.plannedOn, 'long')}</Line>
          </tbody>
        </table>
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
