import type { StockCountLineRow, StockCountRow } from '@alur/contracts/stock-count/rows';
import { expectedOf } from '@alur/contracts/stock-count/variance';
import { useTranslation } from 'react-i18next';
import { useSignature } from '@/api/use-picture';
import { useLetterhead } from '@/app/letterhead';
import { DocumentFacts } from '@/ui/document-facts';
import { documentCss, DocumentSheet } from '@/ui/document-sheet';
import { formatDate, formatNumber, formatRupiah } from '@/ui/format';
import { PrintDialog } from '@/ui/print-dialog';
import type { PrintPage } from '@/ui/print-frame';
import { byDifference } from './count-differences';
import { signedNumber, signedRupiah } from './signed';

const page: PrintPage = { width: 210, height: 297, margin: 15 };
const css = `${documentCss}
.items{width:100%;margin-top:3mm;font-size:8.5pt}
.items th,.items td{border:.2mm solid #000;padding:.8mm 1.5mm;text-align:left}
.items td:first-child{width:9mm}
.items .number{text-align:right;white-space:nowrap}
.items thead{display:table-header-group}
.items tr{break-inside:avoid}
.signers{display:flex;justify-content:space-around;gap:8mm;margin-top:8mm;break-inside:avoid}
.signers>div{text-align:center;min-width:52mm}
`;

/**
 * The minutes of a count (*berita acara stok opname*): every lot, what differs first. They are Indonesian in every
 * language of the screen, because they are an official document.
 */
export function CountPaper({
  row,
  lines,
  onClose,
}: {
  row: StockCountRow;
  lines: readonly StockCountLineRow[];
  onClose: () => void;
}) {
  const { t } = useTranslation('stock-count');
  const facility = useLetterhead();
  const signature = useSignature(row.approved?.staffId ?? 0);
  const counters = [...new Set(lines.flatMap(({ countedBy }) => countedBy ?? []))].join(', ');
  return (
    <PrintDialog
      title={t('minutes')}
      description={row.number}
      label={t('print')}
      preview={t('minutesPreview')}
      file={row.number}
      css={css}
      page={page}
      onClose={onClose}
    >
      <DocumentSheet
        facility={facility}
        title="Berita Acara Stok Opname"
        number={row.number}
        issued={row.approved ? `Disetujui, ${formatDate(row.approved.at, 'long')}` : 'Menyetujui,'}
        signer={{ name: row.approved?.by ?? '', practiceLicence: '', signature }}
        stamp={row.status === 'cancelled' ? 'BATAL' : undefined}
      >
        <p>
          Pada {formatDate(row.date, 'long')} dihitung {formatNumber(row.lots)} batch dari {formatNumber(row.items)}{' '}
          barang di {row.storeName ?? 'gudang utama'}, dibandingkan dengan catatan pada saat masing-masing dihitung.
        </p>
        <DocumentFacts
          facts={[
            ['Dihitung oleh', counters],
            ['Selisih lebih', formatRupiah(row.surplus ?? 0)],
            ['Selisih kurang', formatRupiah(row.shortage ?? 0)],
            ['Selisih bersih', signedRupiah(row.variance ?? 0)],
          ]}
        />
        <Items lines={lines.toSorted(byDifference)} />
        <div className="signers">
          <div>
            <p>Yang menghitung,</p>
            <p className="name">{row.submitted?.by}</p>
          </div>
          <div>
            <p>Saksi,</p>
            <p className="name">&nbsp;</p>
          </div>
        </div>
      </DocumentSheet>
    </PrintDialog>
  );
}

function Items({ lines }: { lines: readonly StockCountLineRow[] }) {
  return (
    <table className="items">
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Nama barang</th>
          <th scope="col">Batch, kedaluwarsa</th>
          <th scope="col">Catatan</th>
          <th scope="col">Fisik</th>
          <th scope="col">Selisih</th>
          <th scope="col">Nilai</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={line.lotId}>
            <td>{at + 1}</td>
            <td>
              {line.name}
              {line.note && ` (${line.note})`}
            </td>
            <td>
              {line.batch}, {formatDate(line.expiry)}
            </td>
            <td className="number">{formatNumber(expectedOf(line), 3)}</td>
            <td className="number">
              {formatNumber(line.counted ?? 0, 3)} {line.baseUnit}
            </td>
            <td className="number">{signedNumber(line.variance ?? 0)}</td>
            <td className="number">{signedRupiah(line.varianceValue ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
