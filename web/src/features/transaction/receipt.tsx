import type { ChargeRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { useTranslation } from 'react-i18next';
import { chargeName } from '@/ui/charge-name';
import { formatDateTime, formatNumber, formatRupiah } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { changeOf } from './tendering';
import { terbilang } from './terbilang';

export interface ReceiptHead {
  name: string;
  address: string;
  phone: string;
  tagline?: string;
  /** Text at the bottom, in place of the usual wish. */
  footer?: string;
  /** The address of its logo. */
  logo?: string | null;
}

export interface ReceiptProps {
  bill: TransactionDetailRow;
  items: readonly ChargeRow[];
  facility: ReceiptHead;
  cashierName: string;
  /** 0 for the original; others are marked COPY. */
  copy: number;
  doctorSignature: boolean;
  cashierSignature: boolean;
}

/** Above this a receipt needs a duty stamp (*bea meterai*). */
const STAMP_ABOVE = 5_000_000;

/**
 * *Kwitansi*: the proof of payment. It is Indonesian in every language of the screen, because it is an official
 * document.
 */
export function Receipt({ bill, items, facility, cashierName, copy, doctorSignature, cashierSignature }: ReceiptProps) {
  const payments = bill.payments.filter(payment => !payment.refunded);
  const cashier = payments.at(-1)?.cashierName ?? cashierName;
  return (
    <article className="receipt" lang="id">
      <PaperHead facility={facility} />
      <p className="title">KUITANSI{copy > 0 && <span className="copy">COPY{copy > 1 ? ` ${copy}` : ''}</span>}</p>
      <Facts bill={bill} />
      <ItemLines items={items} />
      <Sums bill={bill} payments={payments} />
      <p className="words">Terbilang: {terbilang(bill.total)}</p>
      <p>
        <span className="paid">LUNAS</span>
      </p>
      {bill.total > STAMP_ABOVE && <div className="stamp">Meterai Rp 10.000</div>}
      {(doctorSignature || cashierSignature) && (
        <div className="signs">
          {doctorSignature && <Sign who="Dokter" name={bill.doctorName ?? ''} />}
          {cashierSignature && <Sign who="Kasir" name={cashier} />}
        </div>
      )}
      <footer className="foot">
        {!cashierSignature && <p>Kasir: {cashier}</p>}
        <p>{facility.footer || 'Terima kasih, semoga lekas sembuh.'}</p>
      </footer>
    </article>
  );
}

export function PaperHead({ facility }: { facility: ReceiptHead }) {
  return (
    <header className="head">
      {facility.logo && <img className="logo" src={facility.logo} alt="" />}
      <h1>{facility.name}</h1>
      {facility.tagline && <p>{facility.tagline}</p>}
      {facility.address && <p>{facility.address}</p>}
      {facility.phone && <p>Telp. {facility.phone}</p>}
    </header>
  );
}

export function ItemLines({ items }: { items: readonly ChargeRow[] }) {
  return (
    <table className="items">
      <tbody>
        {items.map(item => (
          <tr key={item.itemId}>
            <td>
              {chargeName(item.name)}
              <br />
              <span className="sub">
                {formatNumber(item.quantity, 3)} × {formatRupiah(item.unitPrice)}
              </span>
            </td>
            <td>{formatRupiah(item.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const useWords = () => useTranslation(['transaction', 'enums'], { lng: 'id' });

/** The bill's patient, visit and number. */
export function Facts({ bill }: { bill: TransactionDetailRow }) {
  const { t } = useWords();
  return (
    <table className="facts">
      <tbody>
        <tr>
          <td>No.</td>
          <td>: {bill.refNumber}</td>
        </tr>
        <tr>
          <td>Tanggal</td>
          <td>: {formatDateTime(bill.paidAt ?? bill.openedAt)}</td>
        </tr>
        {bill.recordNumber && (
          <tr>
            <td>No. RM</td>
            <td>: {orErased(bill.recordNumber)}</td>
          </tr>
        )}
        {bill.patientName && (
          <tr>
            <td>{bill.purpose === 'sale' ? 'Pembeli' : 'Pasien'}</td>
            <td>: {orErased(bill.patientName)}</td>
          </tr>
        )}
        <tr>
          <td>Penjamin</td>
          <td>: {t(`payer.${bill.payer}`)}</td>
        </tr>
        {bill.doctorName && (
          <tr>
            <td>Dokter</td>
            <td>: {bill.doctorName}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** The total, and what it was paid by: the deposits first. */
function Sums({ bill, payments }: { bill: TransactionDetailRow; payments: TransactionDetailRow['payments'] }) {
  const { t } = useWords();
  const change = changeOf(bill);
  const deposit = bill.deposits.reduce((sum, { applied }) => sum + applied, 0);
  return (
    <table>
      <tbody>
        <tr>
          <td>Subtotal</td>
          <td>{formatRupiah(bill.subtotal)}</td>
        </tr>
        {bill.discount > 0 && (
          <tr>
            <td>Diskon</td>
            <td>−{formatRupiah(bill.discount)}</td>
          </tr>
        )}
        {bill.returned > 0 && (
          <tr>
            <td>Retur</td>
            <td>−{formatRupiah(bill.returned)}</td>
          </tr>
        )}
        {bill.rounding > 0 && (
          <tr>
            <td>Pembulatan</td>
            <td>{formatRupiah(bill.rounding)}</td>
          </tr>
        )}
        <tr className="total">
          <td>TOTAL</td>
          <td>{formatRupiah(bill.total)}</td>
        </tr>
        {deposit > 0 && (
          <tr>
            <td>Deposit</td>
            <td>{formatRupiah(deposit)}</td>
          </tr>
        )}
        {payments.map(payment => (
          <tr key={payment.paymentId}>
            <td>
              {t(`enums:paymentMethod.${payment.method}`)}
              {payment.reference ? ` (${payment.reference})` : ''}
            </td>
            <td>{formatRupiah(payment.tendered)}</td>
          </tr>
        ))}
        {bill.receivable > 0 && (
          <tr>
            <td>Ditanggung penjamin</td>
            <td>{formatRupiah(bill.receivable)}</td>
          </tr>
        )}
        {change > 0 && (
          <tr>
            <td>Kembalian</td>
            <td>{formatRupiah(change)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Sign({ who, name }: { who: string; name: string }) {
  return (
    <div>
      {who}
      <p className="line">{name}</p>
    </div>
  );
}
