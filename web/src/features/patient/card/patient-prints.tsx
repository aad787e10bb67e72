import { cardColours } from '@alur/contracts/merchant/card-colours';
import type { PatientDetail } from '@alur/contracts/patient/rows';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentFacility } from '@/app/facilities';
import { formatDate } from '@/ui/format';
import { PrintDialog } from '@/ui/print-dialog';
import type { PrintPage } from '@/ui/print-frame';
import { QrCode } from '@/ui/qr-code';
import { sexOnPaper } from '@/ui/sex-on-paper';

interface Paper {
  patient: PatientDetail;
  onClose: () => void;
}

/** The size of a bank card (ISO 7810 ID-1), in mm. */
const cardPage: PrintPage = { width: 86, height: 54 };
const recordPage: PrintPage = { width: 148, height: 210, margin: 12 };

/** The brightness of a colour (WCAG 2, relative luminance), from 0 to 1. */
const brightnessOf = (colour: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
    const part = Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
    return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);
/** White, or black where white is too faint on this colour (WCAG 2: 4.5 to 1). */
export const inkOn = (colour: string): string => (1.05 / (brightnessOf(colour) + 0.05) >= 4.5 ? '#fff' : '#000');

const cardCss = (colour: string) => `
body{font:8.5pt/1.3 Arial,Helvetica,sans-serif}
.card{width:86mm;height:54mm;padding:5mm;background:${colour};color:${inkOn(colour)};display:flex;flex-direction:column;justify-content:space-between}
.card h1{font-size:10.5pt}
.card .low{display:flex;justify-content:space-between;align-items:flex-end;gap:4mm}
.card .name{font-size:11pt;font-weight:700;max-height:2.6em;overflow:hidden}
.card .number{font-size:14pt;font-weight:700;letter-spacing:.06em}
.card .code{background:#fff;color:#000;padding:1.5mm;border-radius:1.5mm;line-height:0}
`;

const recordCss = `
body{font:10.5pt/1.4 Arial,Helvetica,sans-serif}
header{display:flex;justify-content:space-between;gap:8mm;border-bottom:.5mm solid #000;padding-bottom:3mm;margin-bottom:5mm}
h1{font-size:13pt}
h2{font-size:12pt;text-transform:uppercase;letter-spacing:.04em;margin-bottom:3mm}
table{border-collapse:collapse;width:100%}
td{vertical-align:top;padding:.8mm 0}
td:first-child{width:42mm}
.number{font-size:15pt;font-weight:700;letter-spacing:.06em}
.warn{margin-top:6mm;border:.5mm solid #000;padding:3mm}
`;

/** The card that a patient carries: her number in print and as a code, on the facility's colour (SPEC 2, 7). */
export function PatientCard({ patient, onClose }: Paper) {
  const { t } = useTranslation('patient');
  const facility = useCurrentFacility();
  const colour = cardColours.find(({ name }) => name === facility?.cardColour)?.color ?? cardColours[0].color;
  return (
    <PrintDialog
      title={t('card.patient')}
      label={t('card.print')}
      preview={t('card.patient')}
      file={`${t('card.patient')} ${patient.recordNumber}`}
      css={cardCss(colour)}
      page={cardPage}
      onClose={onClose}
    >
      <article className="card" lang="id">
        <h1>{facility?.name}</h1>
        <div className="low">
          <div>
            <p className="name">{patient.name}</p>
            <p>{patient.birthDate && formatDate(patient.birthDate)}</p>
            <p className="number">{patient.recordNumber}</p>
          </div>
          <div className="code">
            <QrCode text={patient.recordNumber} size="20mm" label={patient.recordNumber} />
          </div>
        </div>
      </article>
    </PrintDialog>
  );
}

/** The card at the head of a medical record: identity, contact and allergies. */
export function RecordCard({ patient, onClose }: Paper) {
  const { t } = useTranslation(['patient', 'enums']);
  const facility = useCurrentFacility();
  const place = [patient.village, patient.district, patient.city, patient.province].flatMap(each => each?.name ?? []);
  const pairs: [string, ReactNode][] = [
    ['Nama', patient.name],
    ['Jenis kelamin', sexOnPaper(patient.gender)],
    [
      'Tempat, tanggal lahir',
      [patient.birthPlace, patient.birthDate && formatDate(patient.birthDate)].filter(Boolean).join(', '),
    ],
    ['NIK', patient.idCardNumber],
    ['No. BPJS', patient.bpjsNo],
    ['Alamat', [patient.address, ...place].filter(Boolean).join(', ')],
    ['Telepon', patient.phone],
    ['Nama ibu kandung', patient.mothersMaidenName],
    ['Kontak darurat', [patient.emergencyContact?.name, patient.emergencyContact?.phone].filter(Boolean).join(', ')],
    ['Golongan darah', patient.bloodType && t(`enums:bloodType.${patient.bloodType}`)],
  ];
  return (
    <PrintDialog
      title={t('patient:card.record')}
      label={t('patient:card.printOrSave')}
      preview={t('patient:card.record')}
      file={`${t('patient:card.record')} ${patient.recordNumber}`}
      css={recordCss}
      page={recordPage}
      onClose={onClose}
    >
      <article lang="id">
        <header>
          <div>
            <h1>{facility?.name}</h1>
            <p>{facility?.address}</p>
          </div>
          <QrCode text={patient.recordNumber} size="22mm" label={patient.recordNumber} />
        </header>
        <h2>Kartu rekam medis</h2>
        <p className="number">{patient.recordNumber}</p>
        <table>
          <tbody>
            {pairs.map(([name, value]) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{`: ${typeof value === 'string' && value !== '' ? value : '–'}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="warn">
          {`Alergi: ${patient.allergies.map(({ substance }) => substance).join(', ') || 'tidak ada yang dicatat'}`}
        </p>
      </article>
    </PrintDialog>
  );
}
