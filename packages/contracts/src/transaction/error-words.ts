import { words } from '../kernel/words.js';

/** SPEC 5 and 8 give the texts of quantity and discount. */
export const transactionErrorWords = words('transaction', {
  errors: {
    'transaction.quantity-missing': { id: 'Jumlah harus diisi.', en: 'Enter the quantity.' },
    'transaction.quantity-negative': {
      id: 'Jumlah item tidak dapat dibawah Nol(0).',
      en: 'The quantity cannot be below zero (0).',
    },
    'transaction.quantity-above-prescribed': {
      id: 'Jumlah item melebihi jumlah yang diresepkan.',
      en: 'The quantity exceeds the prescribed amount.',
    },
    'transaction.above-all-bills': {
      id: 'Tagihan tidak dapat melebihi {{most}}. Periksa jumlah dan harga.',
      en: 'A bill cannot exceed {{most}}. Check quantity and price.',
    },
    'transaction.quantity-not-whole': {
      id: 'Jumlah harus bilangan bulat.',
      en: 'The quantity must be a whole number.',
    },
    'transaction.change-at-source': {
      id: 'Jumlah obat diubah di farmasi: batalkan persetujuan resep terlebih dahulu.',
      en: 'Medicines are changed in the pharmacy: withdraw the prescription’s approval first.',
    },
    'transaction.discount-percent-above-100': {
      id: 'Nilai diskon tidak dapat melebihi 100%',
      en: 'A discount cannot exceed 100%',
    },
    'transaction.discount-above-items': {
      id: 'Nilai diskon tidak dapat melebihi {{maximum}}',
      en: 'A discount cannot exceed {{maximum}}',
    },
    'transaction.discount-no-items': {
      id: 'Tidak ada item untuk jenis diskon ini.',
      en: 'There is no item for this type of discount.',
    },
    'transaction.discount-not-on-bpjs': {
      id: 'Diskon tidak dapat diberikan pada tagihan BPJS.',
      en: 'No discount can be given on a BPJS bill.',
    },
    'transaction.discount-needs-approval': {
      id: 'Diskon di atas {{limit}} memerlukan persetujuan supervisor.',
      en: 'A discount above {{limit}} needs a supervisor’s approval.',
    },
    'transaction.discount-amount-not-whole': {
      id: 'Nilai diskon harus rupiah bulat.',
      en: 'The discount must be in whole rupiah.',
    },
    'transaction.no-such-item': { id: 'Item tidak ada pada tagihan ini.', en: 'There is no such item on this bill.' },
    'transaction.no-such-discount': {
      id: 'Diskon tidak ada pada tagihan ini.',
      en: 'There is no such discount on this bill.',
    },
    'transaction.no-such-payment': {
      id: 'Pembayaran tidak ada atau sudah dikembalikan.',
      en: 'There is no such payment, or it was given back.',
    },
    'transaction.treatment-not-in-use': {
      id: 'Tindakan ini sudah tidak digunakan.',
      en: 'This treatment is no longer in use.',
    },
    'transaction.items-locked': {
      id: 'Tagihan sudah menerima pembayaran, item tidak dapat diubah.',
      en: 'A payment was received; items cannot be changed.',
    },
    'transaction.ended': {
      id: 'Transaksi sudah selesai atau dibatalkan.',
      en: 'The transaction was settled or cancelled.',
    },
    'transaction.service-under-way': {
      id: 'Pemeriksaan belum selesai.',
      en: 'The consultation is not finished.',
    },
    'transaction.charge-expected': {
      id: 'Masih ada biaya yang ditunggu, misalnya resep yang belum disetujui apoteker.',
      en: 'A charge is still expected, such as a prescription that waits for the pharmacist.',
    },
    'transaction.charge-not-expected': {
      id: 'Biaya ini sudah tidak ditunggu pada tagihan.',
      en: 'The bill no longer waits for this charge.',
    },
    'transaction.no-late-charges': {
      id: 'Biaya susulan ini tidak ada atau sudah diselesaikan.',
      en: 'There is no such late charge, or it was dealt with.',
    },
    'transaction.no-such-deposit': { id: 'Deposit tidak ada pada tagihan ini.', en: 'There is no such deposit.' },
    'transaction.deposit-above-held': {
      id: 'Sisa deposit hanya {{held}}.',
      en: 'Only {{held}} of the deposit is left.',
    },
    'transaction.not-closed': {
      id: 'Tagihan belum ditutup, pembayaran belum dapat diterima.',
      en: 'The bill is not closed yet; no payment can be taken.',
    },
    'transaction.not-reopenable': {
      id: 'Tagihan ini tidak dapat dibuka kembali.',
      en: 'This bill cannot be reopened.',
    },
    'transaction.already-paid': { id: 'Tagihan ini sudah lunas.', en: 'This bill is already paid.' },
    'transaction.not-replaceable': {
      id: 'Hanya tagihan kunjungan yang dapat diganti dengan tagihan baru.',
      en: 'Only the bill of a visit can be replaced by a new one.',
    },
    'transaction.cover-percent': {
      id: 'Isi bagian yang ditanggung, di atas 0 sampai 100 persen.',
      en: 'Say which part is borne, above 0 up to 100 percent.',
    },
    'transaction.cover-limit': {
      id: 'Isi jumlah rupiah yang ditanggung paling banyak.',
      en: 'Say how many rupiah are borne at most.',
    },
    'transaction.cover-items': {
      id: 'Pilih jenis item yang ditanggung.',
      en: 'Choose the kinds of items that are borne.',
    },
    'transaction.guarantor-twice': {
      id: '{{name}} sudah menjadi penjamin tagihan ini.',
      en: '{{name}} bears this bill already.',
    },
    'transaction.too-many-guarantors': {
      id: 'Paling banyak {{most}} penjamin pada satu tagihan.',
      en: 'At most {{most}} guarantors bear one bill.',
    },
    'transaction.guarantors-changed': {
      id: 'Penjamin tagihan ini baru saja berubah. Periksa lagi urutannya.',
      en: 'This bill’s guarantors have just changed. Look at their order again.',
    },
    'transaction.not-its-guarantor': {
      id: 'Penjamin ini bukan penjamin tagihan ini.',
      en: 'This guarantor is not one of this bill’s.',
    },
    'transaction.which-guarantor': {
      id: 'Tagihan ini punya beberapa asuransi: pilih yang menanggung.',
      en: 'This bill has several insurers: choose the one that bears it.',
    },
    'transaction.above-cover': {
      id: 'Penjamin ini masih menanggung paling banyak {{left}}.',
      en: 'This guarantor bears {{left}} more at most.',
    },
    'transaction.payment-above-due': {
      id: 'Pembayaran melebihi sisa tagihan {{due}}.',
      en: 'The payment exceeds the {{due}} still due.',
    },
    'transaction.cash-rounded': {
      id: 'Pembayaran tunai dibulatkan menjadi {{due}}.',
      en: 'Cash payments are rounded up to {{due}}.',
    },
    'transaction.tendered-below-amount': {
      id: 'Uang yang diterima kurang dari jumlah pembayaran.',
      en: 'The money handed in is less than the payment.',
    },
    'transaction.tendered-too-much': {
      id: 'Uang yang diterima jauh melebihi jumlah pembayaran. Periksa angkanya.',
      en: 'The money handed in is far more than the payment. Check the figure.',
    },
    'transaction.change-only-for-cash': {
      id: 'Kembalian hanya untuk pembayaran tunai.',
      en: 'Change is given for cash only.',
    },
    'transaction.not-paid': { id: 'Tagihan belum lunas.', en: 'The bill is not paid.' },
    'transaction.money-received': {
      id: 'Tagihan sudah menerima pembayaran. Kembalikan pembayaran terlebih dahulu.',
      en: 'A payment was received. Refund it first.',
    },
    'transaction.refund-needs-void': {
      id: 'Tagihan sudah lunas: gunakan Void.',
      en: 'The bill is paid: void it instead.',
    },
    'transaction.void-needs-shift': {
      id: 'Pilih shift yang mengembalikan uang.',
      en: 'Choose the shift that gives the money back.',
    },
    'transaction.void-other-shift': {
      id: 'Pembayaran ini diterima pada shift lain.',
      en: 'This payment was taken in another shift.',
    },
    'transaction.returned': {
      id: 'Sebagian tagihan ini sudah diretur, jadi tidak bisa di-void atau dibuka lagi.',
      en: 'A part of this bill was returned, so it is neither voided nor reopened.',
    },
    'transaction.refund-above-method': {
      id: 'Yang dibayar dengan cara ini dan belum dikembalikan hanya {{left}}. Kembalikan tunai.',
      en: 'Only {{left}} were paid by this method and not refunded. Refund in cash.',
    },
    'transaction.refund-above-received': {
      id: 'Uang yang diterima dari pembeli hanya {{received}}.',
      en: 'Only {{received}} were received from the buyer.',
    },
    'transaction.refund-needs-shift': {
      id: 'Pilih laci kasir yang mengembalikan uang.',
      en: 'Choose the drawer that the money comes out of.',
    },
    'transaction.payer-locked': {
      id: 'Penjamin tidak dapat diubah setelah ada pembayaran.',
      en: 'The payer cannot be changed once a payment was received.',
    },
  },
});
