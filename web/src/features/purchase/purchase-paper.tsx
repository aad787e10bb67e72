import type { PurchaseLine, PurchaseRow } from '@alur/contracts/purchase/rows';
import { useTranslation } from 'react-i18next';
import { useSignature } from '@/api/use-picture';
import { useLetterhead } from '@/app/letterhead';
import { documentCss, DocumentSheet } from '@/ui/document-sheet';
import { formatDate, formatNumber } from '@/ui/format';
import { PrintDialog } from '@/ui/print-dialog';
import type { PrintPage } from '@/ui/print-frame';

const page: PrintPage = { width: 210, height: 297, margin: 15 };
const css = `${documentCss}
.sheet+.sheet{break-before:page}
.items{width:100%;margin-top:3mm}
.items th,.items td{border:.2mm solid #000;padding:1mm 2mm;text-align:left}
.items td:first-child{width:10mm}
.items .number{text-align:right}
.part{margin-top:3mm;font-size:8pt}
`;

const titles: Partial<Record<PurchaseLine['medicineClass'], string>> = {
  narcotic: 'Surat Pesanan Narkotika',
  psychotropic: 'Surat Pesanan Psikotropika',
  precursor: 'Surat Pesanan Prekursor Farmasi',
  certain_medicine: 'Surat Pesanan Obat-Obat Tertentu',
};
const PLAIN = 'Surat Pesanan';

/** DOMAIN 7: a sheet for each narcotic, one for each other class that is watched, and one for all else. */
const sheetsOf = (lines: readonly PurchaseLine[]): { title: string; lines: PurchaseLine[] }[] => {
  const sheets: { title: string; lines: PurchaseLine[] }[] = [];
  for (const line of lines) {
    const title = titles[line.medicineClass] ?? PLAIN;
    const same = line.medicineClass === 'narcotic' ? undefined : sheets.find(sheet => sheet.title === title);
    if (same) same.lines.push(line);
    else sheets.push({ title, lines: [line] });
  }
  return sheets;
};

/** *Surat Pesanan*, as it goes to the supplier. */
export function PurchasePaper({ row, onClose }: { row: PurchaseRow; onClose: () => void }) {
  const { t } = useTranslation('purchase');
  const facility = useLetterhead();
  const signature = useSignature(row.ordered?.staffId ?? 0);
  const number = row.number ?? '';
  const sheets = sheetsOf(row.lines);
  return (
    <PrintDialog
      title={t('paper')}
      description={number}
      label={t('print')}
      preview={t('paperPreview')}
      file={number}
      css={css}
      page={page}
      onClose={onClose}
    >
      {sheets.map(({ title, lines }, at) => (
        <DocumentSheet
          key={lines[0]?.line}
          facility={facility}
          title={title}
          number={number}
          issued={formatDate(row.orderedOn ?? row.date, 'long')}
          signer={{ name: row.ordered?.by ?? '', practiceLicence: row.practiceLicence ?? '', signature }}
          stamp={row.status === 'cancelled' ? 'BATAL' : undefined}
        >
          <p>Kepada Yth.</p>
          <p>
            <b>{row.supplierName}</b>
          </p>
          {row.supplierAddress && <p>{row.supplierAddress}</p>}
          {row.supplierPhone && <p>Telp. {row.supplierPhone}</p>}
          <p>Mohon dikirim kepada kami:</p>
          <Items lines={lines} />
          {row.note && <p>Catatan: {row.note}</p>}
          {sheets.length > 1 && (
            <p className="part">
              Lembar {at + 1} dari {sheets.length}
            </p>
          )}
        </DocumentSheet>
      ))}
    </PrintDialog>
  );
}

function Items({ lines }: { lines: readonly PurchaseLine[] }) {
  return (
    <table className="items">
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Nama barang</th>
          <th scope="col" className="number">
            Jumlah
          </th>
          <th scope="col">Satuan</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={line.line}>
            <td>{at + 1}</td>
            <td>{line.name}</td>
            <td className="number">{formatNumber(line.quantity, 3)}</td>
            <td>
              {line.unit}
              {line.factor > 1 && ` (isi ${formatNumber(line.factor)} ${line.baseUnit})`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
