import { referralWords } from '@alur/contracts/referral/words';
import type { ReferralRow } from '@alur/contracts/referral/rows';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentFacility } from '@/app/facilities';
import { ageText } from '@/ui/age-text';
import { documentCss, DocumentSheet } from '@/ui/document-sheet';
import { formatDate, formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import { sexOnPaper } from '@/ui/sex-on-paper';

const page = { width: 210, height: 297, margin: 15 };
const { codes } = referralWords;
const payers = { general: 'Umum', insurance: 'Asuransi', bpjs: 'BPJS Kesehatan' };

/** DOMAIN 1.4: the letter to another facility, or the form by which wards hand a patient over. */
export function ReferralPaper({ referral: row, onClose }: { referral: ReferralRow; onClose: () => void }) {
  const { t } = useTranslation('referral');
  const facility = useCurrentFacility();
  const isOut = row.type === 'external';
  const title = isOut ? 'Surat rujukan' : 'Formulir transfer pasien';
  const number = row.externalNumber ?? `R-${row.id}`;
  const { destination, handover } = row;
  return (
    <PrintDialog
      title={isOut ? t('letter') : t('handoverForm')}
      description={number}
      label={t('print')}
      preview={t('preview')}
      file={`${title} ${number}`}
      css={documentCss}
      page={page}
      onClose={onClose}
    >
      <DocumentSheet
        facility={{ name: facility?.name ?? '', address: facility?.address ?? '', phone: facility?.phone ?? '' }}
        title={title}
        number={number}
        issued={formatDate(row.plannedOn, 'long')}
        signer={{ name: row.draftedBy, practiceLicence: '' }}
        stamp={row.status === 'cancelled' || row.status === 'rejected' ? 'BATAL' : undefined}
      >
        {destination && (
          <>
            <p>
              Yth. {destination.doctor ?? 'Dokter jaga'}
              {destination.department && `, ${destination.department}`}
              <br />
              {destination.facility}
            </p>
            <p>Mohon pemeriksaan dan penanganan lebih lanjut pasien berikut:</p>
          </>
        )}
        <table>
          <tbody>
            <Line name="Nama">{orErased(row.patientName)}</Line>
            <Line name="No. rekam medis">{orErased(row.recordNumber)}</Line>
            <Line name="Jenis kelamin">{sexOnPaper(row.gender)}</Line>
            <Line name="Umur">{ageText(row.age)}</Line>
            <Line name="Penjamin">{row.insurer ?? payers[row.payer]}</Line>
            <Line name="Dari">{row.unitName}</Line>
            {!isOut && <Line name="Ke">{[row.toUnitName, row.bedName].filter(Boolean).join(', ')}</Line>}
            {row.diagnosisCode && (
              <Line name="Diagnosis">{`${row.diagnosisCode} ${orErased(row.diagnosisName ?? '')}`}</Line>
            )}
            <Line name={isOut ? 'Alasan rujukan' : 'Alasan pindah'}>{orErased(row.reason)}</Line>
            {row.findings && <Line name="Anamnesis dan fisik">{orErased(row.findings)}</Line>}
            {row.supporting && <Line name="Penunjang">{orErased(row.supporting)}</Line>}
            {row.therapy && <Line name="Terapi">{orErased(row.therapy)}</Line>}
            {destination && <Line name="Transportasi">{codes.referralTransport[destination.transport].id}</Line>}
            {row.acceptedBy && <Line name="Diterima oleh">{orErased(row.acceptedBy)}</Line>}
          </tbody>
        </table>
        {handover && (
          <>
            <p>
              <b>Serah terima (SBAR)</b>
            </p>
            <table>
              <tbody>
                <Line name="Situation">{orErased(handover.situation)}</Line>
                <Line name="Background">{orErased(handover.background)}</Line>
                <Line name="Assessment">{orErased(handover.assessment)}</Line>
                <Line name="Recommendation">{orErased(handover.recommendation)}</Line>
                <Line name="Derajat pengawalan">{row.escortLevel}</Line>
                <Line name="Keadaan sebelum">{orErased(row.conditionBefore ?? '')}</Line>
                {row.equipment && <Line name="Peralatan">{orErased(row.equipment)}</Line>}
                {row.departedAt && <Line name="Berangkat">{formatDateTime(row.departedAt)}</Line>}
                {row.arrivedAt && <Line name="Tiba">{formatDateTime(row.arrivedAt)}</Line>}
                {row.conditionAfter && <Line name="Keadaan saat tiba">{orErased(row.conditionAfter)}</Line>}
              </tbody>
            </table>
          </>
        )}
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
