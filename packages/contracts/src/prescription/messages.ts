export const prescriptionMessages = {
  'prescription.medicine-not-in-use': {
    id: 'Obat ini sudah tidak digunakan. Pilih obat lain.',
    en: 'This medicine is no longer in use. Choose another.',
  },
  'prescription.dose-too-large': {
    id: 'Dosis ini menghabiskan obat lebih banyak dari yang ada di gudang mana pun. Periksa dosis dan kekuatan obat.',
    en: 'This dose takes more than any store holds. Check the dose and the strength.',
  },
  'prescription.allergy-not-acknowledged': {
    id: 'Pasien tercatat alergi {{substance}}. Periksa {{medicine}}, ganti obatnya atau konfirmasi peringatan alergi.',
    en: 'The patient has a recorded allergy to {{substance}}. Check {{medicine}}: change it, or confirm the warning.',
  },
  'prescription.allergy-unsettled': {
    id: 'Pasien tercatat alergi {{substance}}, dan {{medicine}} belum diklarifikasi. Ganti obatnya, kembalikan resep, atau hapus centang alergi pada telaah dan tulis hasil klarifikasi dengan dokter.',
    en: 'The patient has a recorded allergy to {{substance}}, and {{medicine}} is not settled. Change it, return the prescription, or clear the allergy check and note how it was settled with the doctor.',
  },
  'prescription.not-revisable': {
    id: 'Resep yang sudah disetujui atau selesai tidak dapat diubah.',
    en: 'A prescription that was approved or closed cannot be changed.',
  },
  'prescription.not-in-queue': {
    id: 'Resep ini tidak sedang menunggu persetujuan apoteker.',
    en: 'This prescription is not waiting for the pharmacist’s approval.',
  },
  'prescription.not-approved': {
    id: 'Resep ini belum disetujui apoteker.',
    en: 'This prescription has not been approved by the pharmacist.',
  },
  'prescription.review-unmet': {
    id: 'Ada butir telaah yang tidak sesuai. Tulis hasil klarifikasi dengan dokter, atau kembalikan resep.',
    en: 'Part of the review was not met. Note how it was settled with the doctor, or return the prescription.',
  },
  'prescription.lines-incomplete': {
    id: 'Semua obat pada resep harus diisi jumlahnya.',
    en: 'Every line of the prescription needs its quantity.',
  },
  'prescription.quantity-above-prescribed': {
    id: 'Jumlah item melebihi jumlah yang diresepkan.',
    en: 'The quantity exceeds the prescribed amount.',
  },
  'prescription.partial-not-allowed': {
    id: 'Penebusan sebagian tidak diizinkan di fasilitas ini.',
    en: 'This facility does not allow part of a prescription to be redeemed.',
  },
  'prescription.compound-not-substitutable': {
    id: 'Obat racikan tidak dapat diganti. Kembalikan resep ke dokter.',
    en: 'A compounded medicine cannot be replaced. Return the prescription to the doctor.',
  },
  'prescription.packs-not-whole': {
    id: 'Jumlah bungkus racikan harus bilangan bulat.',
    en: 'The number of packs must be a whole number.',
  },
  'prescription.bill-not-paid': {
    id: 'Tagihan belum lunas. Obat diserahkan setelah pembayaran.',
    en: 'The bill is not paid. Medicines are handed over after payment.',
  },
  'prescription.bill-ended': {
    id: 'Transaksi sudah dibatalkan.',
    en: 'The transaction was cancelled.',
  },
  'prescription.handover-unchecked': {
    id: 'Lengkapi semua pemeriksaan sebelum obat diserahkan.',
    en: 'Complete every check before handing the medicines over.',
  },
  'prescription.not-cancellable': {
    id: 'Resep yang sudah disetujui atau selesai tidak dapat dibatalkan.',
    en: 'A prescription that was approved or closed cannot be cancelled.',
  },
} as const;
