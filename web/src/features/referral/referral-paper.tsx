import { referralWords } from '@alur/contracts/referral/words';
import type { ReferralRow } from '@alur/contracts/referral/rows';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { patientQuery } from '@/api/patient-query';
import { useCurrentFacility } from '@/app/facilities';
import { ageText } from '@/ui/age-text';
import { DocumentFacts, type DocumentFact } from '@/ui/document-facts';
import { documentCss, DocumentSheet } from '@/ui/document-sheet';
import { formatDate, formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import { sexOnPaper } from '@/ui/sex-on-paper';

const page = { width: 210, height: 297, margin: 15 };
const { codes } = referralWords;
const payers = { general: 'Umum', insurance: 'Asuransi', bpjs: 'BPJS Kesehatan' };

/** What BPJS reads of a referral that it has numbered. */
const insured = (
  { asked, eligibilityLetter }: NonNullable<ReferralRow['numbered']>,
  cardNumber: string | null,
): DocumentFact[] => [
  ['No. kartu BPJS', orErased(cardNumber ?? '-')],
  ...(eligibilityLetter ? ([['No. SEP asal', eligibilityLetter]] as const) : []),
  ['Jenis rujukan', codes.referralExtent[asked.extent].id],
  ['Faskes tujuan', [asked.facility.name, asked.poli?.name].filter(Boolean).join(', ')],
  ['Rencana kunjungan', formatDate(asked.plannedOn, 'long')],
];

/** DOMAIN 1.4: the letter to another facility, or the form by which wards hand a patient over. */
export function ReferralPaper({ referral: row, onClose }: { referral: ReferralRow; onClose: () => void }) {
  const { t } = useTranslation('referral');
  const facility = useCurrentFacility();
  const isOut = row.type === 'external';
  const title = isOut ? 'Surat rujukan' : 'Formulir transfer pasien';
  const number = row.externalNumber ?? `R-${row.id}`;
  const { destination, handover } = row;
  const { data: patient } = useQuery({ ...patientQuery(row.patientId), enabled: row.numbered !== null });
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
        <DocumentFacts
          facts={[
            ['Nama', orErased(row.patientName)],
            ['No. rekam medis', orErased(row.recordNumber)],
            ['Jenis kelamin', sexOnPaper(row.gender)],
            ['Umur', ageText(row.age)],
            ['Penjamin', row.insurer ?? payers[row.payer]],
            ...(row.numbered ? insured(row.numbered, patient?.bpjsNo ?? null) : []),
            ['Dari', row.unitName],
            !isOut && ['Ke', [row.toUnitName, row.bedName].filter(Boolean).join(', ')],
            row.diagnosisCode && ['Diagnosis', `${row.diagnosisCode} ${orErased(row.diagnosisName ?? '')}`],
            [isOut ? 'Alasan rujukan' : 'Alasan pindah', orErased(row.reason)],
            row.findings && ['Anamnesis dan fisik', orErased(row.findings)],
            row.supporting && ['Penunjang', orErased(row.supporting)],
            row.therapy && ['Terapi', orErased(row.therapy)],
            destination && ['Transportasi', codes.referralTransport[destination.transport].id],
            row.acceptedBy && ['Diterima oleh', orErased(row.acceptedBy)],
          ]}
        />
        {handover && (
          <>
            <p>
              <b>Serah terima (SBAR)</b>
            </p>
            <DocumentFacts
              facts={[
                ['Situation', orErased(handover.situation)],
                ['Background', orErased(handover.background)],
                ['Assessment', orErased(handover.assessment)],
                ['Recommendation', orErased(handover.recommendation)],
                ['Derajat pengawalan', row.escortLevel?.toString()],
                ['Keadaan sebelum', orErased(row.conditionBefore ?? '')],
                row.equipment && ['Peralatan', orErased(row.equipment)],
                row.departedAt && ['Berangkat', formatDateTime(row.departedAt)],
                row.arrivedAt && ['Tiba', formatDateTime(row.arrivedAt)],
                row.conditionAfter && ['Keadaan saat tiba', orErased(row.conditionAfter)],
              ]}
            />
          </>
        )}
      </DocumentSheet>
    </PrintDialog>
  );
}
