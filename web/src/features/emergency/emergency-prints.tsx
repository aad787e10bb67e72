import { stayingDispositions } from '@alur/contracts/emergency/commands';
import type { EmergencyRow } from '@alur/contracts/emergency/rows';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCurrentFacility } from '@/app/facilities';
import { ageText } from '@/ui/age-text';
import { Button } from '@/ui/button';
import { formatDate, formatDateTime, formatTime } from '@/ui/format';
import { Menu, MenuItem } from '@/ui/menu';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import type { PrintPage } from '@/ui/print-frame';
import { sexOnPaper } from '@/ui/sex-on-paper';
import { Line, Sign } from './paper-parts';
import { VisitSummary } from './visit-summary';

const slipPage: PrintPage = { width: 80, height: 120, margin: 4 };
const sheetPage: PrintPage = { width: 148, height: 210, margin: 12 };
const css = `
body{font:10.5pt/1.4 Arial,Helvetica,sans-serif}
h1{font-size:12pt;text-align:center;border-bottom:.4mm solid #000;padding-bottom:1.5mm;margin-bottom:3mm}
h2{font-size:12pt;text-align:center;text-transform:uppercase;text-decoration:underline;margin-bottom:4mm}
p+p,table+p,p+table{margin-top:2.5mm}h3{font-size:10.5pt;margin:3mm 0 .5mm}ul{margin:0;padding-left:5mm}
table{border-collapse:collapse}.kept{white-space:pre-line}td{vertical-align:top;padding:.4mm 0}td:first-child{width:34mm}
.colour{border:.6mm solid #000;padding:2mm;text-align:center;font-size:16pt;font-weight:700;margin:3mm 0}
.signs{display:flex;justify-content:space-between;gap:6mm;margin-top:10mm;text-align:center}
.signs div{flex:1}.signs p:last-child{margin-top:18mm;border-top:.2mm solid #000}
`;

/**
 * Which documents belong to which disposition (DOMAIN 1.2); the triage slip once there is a triage. The letter of
 * referral, the order to admit and the certificate of death are numbered, and therefore printed where they are written,
 * beside the visit's record.
 */
const papersOf = ({ triages, disposition }: EmergencyRow) =>
  [
    triages.length > 0 ? ('slip' as const) : null,
    disposition === 'against_advice' ? ('againstAdvice' as const) : null,
    disposition === 'home' ? ('summary' as const) : null,
    disposition && stayingDispositions.includes(disposition) ? ('handover' as const) : null,
  ].filter(paper => paper !== null);
type Paper = ReturnType<typeof papersOf>[number];
/** Documents that repeat the medical record. */
const isSummary = (paper: Paper) => paper === 'summary' || paper === 'handover';

const titles: Record<Paper, string> = {
  slip: 'Triase IGD',
  againstAdvice: 'Pernyataan pulang atas permintaan sendiri',
  summary: 'Ringkasan kunjungan IGD',
  handover: 'Ringkasan alih rawat IGD',
};

/**
 * Prints a visit's documents. They are Indonesian in every language of the screen, because they are official documents.
 */
export function EmergencyPrints({ visit }: { visit: EmergencyRow }) {
  const { t } = useTranslation('emergency');
  const [open, setOpen] = useState<Paper | null>(null);
  const can = useCan();
  const papers = papersOf(visit).filter(paper => !isSummary(paper) || can('outpatient.ongoing:view'));
  if (papers.length === 0) return null;
  return (
    <>
      <Menu
        trigger={
          <Button>
            <Printer aria-hidden />
            {t('print')}
          </Button>
        }
      >
        {papers.map(paper => (
          <MenuItem key={paper} onSelect={() => setOpen(paper)}>
            {t(`paper.${paper}`)}
          </MenuItem>
        ))}
      </Menu>
      {open && (
        <PrintDialog
          title={t(`paper.${open}`)}
          description={visit.patientName}
          label={t('print')}
          preview={t('preview')}
          file={`${open}-${visit.recordNumber}`}
          css={css}
          page={open === 'slip' ? slipPage : sheetPage}
          onClose={() => setOpen(null)}
        >
          <Sheet paper={open} visit={visit} />
        </PrintDialog>
      )}
    </>
  );
}

function Sheet({ paper, visit }: { paper: Paper; visit: EmergencyRow }) {
  const facility = useCurrentFacility();
  return (
    <article lang="id">
      <h1>{facility?.name}</h1>
      <h2>{titles[paper]}</h2>
      {paper === 'againstAdvice' && <p>Saya yang bertanda tangan di bawah ini, untuk pasien:</p>}
      <table>
        <tbody>
          <Line name="Nama">{orErased(visit.patientName)}</Line>
          <Line name="No. rekam medis">{orErased(visit.recordNumber)}</Line>
          <Line name="Jenis kelamin">{sexOnPaper(visit.gender)}</Line>
          {visit.age && <Line name="Umur">{ageText(visit.age)}</Line>}
          <Line name="Tiba">{formatDateTime(visit.arrivedAt)}</Line>
        </tbody>
      </table>
      {paper === 'slip' && <Slip visit={visit} />}
      {paper === 'againstAdvice' && <AgainstAdvice visit={visit} />}
      {isSummary(paper) && <VisitSummary visit={visit} />}
    </article>
  );
}

const colours = { red: 'MERAH', yellow: 'KUNING', green: 'HIJAU', black: 'HITAM' } as const;

function Slip({ visit }: { visit: EmergencyRow }) {
  const last = visit.triages.at(-1);
  if (!last) return null;
  return (
    <>
      <p className="colour">{`${colours[last.colour]} · ${last.scale === 'colours' ? 'P' : ''}${last.level}`}</p>
      <table>
        <tbody>
          <Line name="Triase">{formatTime(last.at)}</Line>
          <Line name="Petugas">{last.by}</Line>
          {last.reasons && <Line name="Alasan">{orErased(last.reasons)}</Line>}
          {visit.complaint && <Line name="Keluhan">{orErased(visit.complaint)}</Line>}
          {visit.bedName && <Line name="Tempat tidur">{visit.bedName}</Line>}
        </tbody>
      </table>
    </>
  );
}

function AgainstAdvice({ visit }: { visit: EmergencyRow }) {
  const day = formatDate(visit.disposedAt ?? visit.arrivedAt, 'long');
  return (
    <>
      <p>
        menyatakan pulang atas permintaan sendiri, setelah mendapat penjelasan dokter mengenai keadaan pasien, anjuran
        perawatan, dan akibat yang mungkin timbul. Segala akibat dari keputusan ini menjadi tanggung jawab kami.
      </p>
      {visit.dispositionNote && <p>Catatan dokter: {orErased(visit.dispositionNote)}</p>}
      <p>{day}</p>
      <div className="signs">
        <Sign as={`Yang menyatakan${visit.statement?.relation ? ` (${orErased(visit.statement.relation)})` : ''}`}>
          {visit.statement && orErased(visit.statement.signer)}
        </Sign>
        <Sign as="Saksi">{visit.statement?.witness && orErased(visit.statement.witness)}</Sign>
        <Sign as="Dokter">{visit.disposedBy}</Sign>
      </div>
    </>
  );
}
