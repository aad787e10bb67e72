import type { QueueBoardRow } from '@alur/contracts/queue/rows';

/** The bodies by which BPJS is told of a queue of primary care (DOMAIN-WIRES 4). */

/** What a number is at BPJS: whose card, in which poli, on which day. */
interface Known {
  readonly cardNumber: string;
  readonly poliCode: string;
}
type Place = Pick<QueueBoardRow, 'date'>;

/** A number that was taken here. */
export const addedBody = (
  number: Pick<QueueBoardRow, 'date' | 'display' | 'number' | 'recordNumber'>,
  of: Known & {
    readonly nik: string | null;
    readonly phone: string | null;
    readonly poliName: string;
    readonly doctorCode: string;
    readonly doctorName: string;
    readonly hours: string;
  },
) => ({
  ...{ nomorkartu: of.cardNumber, nik: of.nik ?? '', nohp: of.phone ?? '', norm: number.recordNumber },
  ...{ kodepoli: of.poliCode, namapoli: of.poliName, tanggalperiksa: number.date, jampraktek: of.hours },
  ...{ kodedokter: Number(of.doctorCode), namadokter: of.doctorName },
  ...{ nomorantrean: number.display, angkaantrean: number.number, keterangan: '' },
});

const PRESENT = 1;
const ABSENT = 2;

/** Whether she was there, and when that was recorded. */
export const calledBody = ({ date }: Place, { cardNumber, poliCode }: Known, isPresent: boolean, at: string) => ({
  ...{ tanggalperiksa: date, kodepoli: poliCode, nomorkartu: cardNumber },
  ...{ status: isPresent ? PRESENT : ABSENT, waktu: Date.parse(at) },
});

/** Why it was cancelled is told to nobody outside. */
export const cancelledBody = ({ date }: Place, { cardNumber, poliCode }: Known) => ({
  ...{ tanggalperiksa: date, kodepoli: poliCode, nomorkartu: cardNumber },
  alasan: 'Dibatalkan di fasilitas kesehatan',
});
