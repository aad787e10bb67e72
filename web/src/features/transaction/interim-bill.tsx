import type { ChargeRow, TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { serverNow } from '@/live/server-time';
import { formatDateTime, formatRupiah } from '@/ui/format';
import { bearing } from './bearing';
import { Facts, ItemLines, PaperHead, type ReceiptHead } from './receipt';

/**
 * *Tagihan sementara*: the charges of a stay so far (DOMAIN 6), which is no proof of payment. It is Indonesian in every
 * language of the screen, as the receipt is.
 */
export function InterimBill({
  bill,
  items,
  facility,
  cashierName,
}: {
  bill: TransactionDetailRow;
  items: readonly ChargeRow[];
  facility: ReceiptHead;
  cashierName: string;
}) {
  const deposits = bill.deposits.reduce((sum, each) => sum + each.amount - each.applied - each.refunded, 0);
  const shares = bearing(bill, items);
  const borne = [...shares.values()].reduce((sum, amount) => sum + amount, 0);
  const open = bill.subtotal - bill.discount - borne - deposits;
  return (
    <article className="receipt" lang="id">
      <PaperHead facility={facility} />
      <p className="title">TAGIHAN SEMENTARA</p>
      <Facts bill={bill} />
      <ItemLines items={items} />
      <table>
        <tbody>
          <Sum name="Subtotal" amount={bill.subtotal} />
          {bill.discount > 0 && <Sum name="Diskon" amount={-bill.discount} />}
          {bill.guarantors.map(({ guarantorId, name }) => (
            <Sum key={guarantorId} name={`Ditanggung ${name}`} amount={-(shares.get(guarantorId) ?? 0)} />
          ))}
          {deposits > 0 && <Sum name="Deposit" amount={-deposits} />}
          <tr className="total">
            <td>{open < 0 ? 'SISA DEPOSIT' : 'BELUM DIBAYAR'}</td>
            <td>{formatRupiah(Math.abs(open))}</td>
          </tr>
        </tbody>
      </table>
      <p className="words">
        Keadaan {formatDateTime(new Date(serverNow()).toISOString())}. Biaya masih dapat bertambah.
      </p>
      <footer className="foot">
        <p>Kasir: {cashierName}</p>
        <p>Bukan bukti pembayaran.</p>
      </footer>
    </article>
  );
}

function Sum({ name, amount }: { name: string; amount: number }) {
  return (
    <tr>
      <td>{name}</td>
      <td>{amount < 0 ? `−${formatRupiah(-amount)}` : formatRupiah(amount)}</td>
    </tr>
  );
}
