/** Refusals of eligibility letters and claims. */
export const casemixErrors = {
  'casemix.number-form': {
    id: 'Nomor SEP 19 karakter: kode faskes (8), bulan dan tahun (4), V, nomor urut (6).',
    en: 'A letter number has 19 characters: facility code (8), month and year (4), V, number (6).',
  },
  'casemix.number-taken': {
    id: 'Nomor SEP ini sudah dicatat pada kunjungan lain.',
    en: 'This letter number is recorded for another visit.',
  },
  'casemix.icd10-form': { id: 'Kode ICD-10 seperti J06.9.', en: 'An ICD-10 code is like J06.9.' },
  'casemix.icd9-form': { id: 'Kode ICD-9-CM seperti 93.94.', en: 'An ICD-9-CM code is like 93.94.' },
  'casemix.not-insured': {
    id: 'Kunjungan ini tidak dijamin BPJS.',
    en: 'BPJS does not pay for this visit.',
  },
  'casemix.card-missing': {
    id: 'Nomor BPJS pasien belum diisi.',
    en: 'The patient has no BPJS number.',
  },
  'casemix.letter-exists': {
    id: 'Kunjungan ini sudah punya SEP. Batalkan dulu yang lama.',
    en: 'This visit has a letter already. Void that one first.',
  },
  'casemix.record-queued': {
    id: 'Rekam medis kunjungan ini sedang dikirim.',
    en: 'The record of this visit is being sent.',
  },
  'casemix.letter-requested': {
    id: 'SEP kunjungan ini sedang diterbitkan.',
    en: 'The letter of this visit is being issued.',
  },
  'casemix.nothing-requested': {
    id: 'Tidak ada SEP yang sedang diterbitkan.',
    en: 'No letter is being issued.',
  },
  'casemix.provider-missing': {
    id: 'Kode PPK faskes ini belum diisi di pengaturan BPJS.',
    en: 'This facility’s code is not filled in in the BPJS settings.',
  },
  'casemix.poli-needed': { id: 'Pilih poli VClaim.', en: 'Choose VClaim’s polyclinic.' },
  'casemix.spri-needed': {
    id: 'Rawat inap memerlukan nomor SPRI.',
    en: 'An inpatient letter needs the number of an SPRI.',
  },
  'casemix.upgrade-inpatient': {
    id: 'Naik kelas hanya untuk rawat inap.',
    en: 'Only an inpatient’s class is upgraded.',
  },
  'casemix.purpose-outpatient': {
    id: 'Tujuan kunjungan hanya untuk rawat jalan.',
    en: 'Only an outpatient’s visit has a purpose.',
  },
  'casemix.course-needed': { id: 'Pilih jenis prosedur.', en: 'Choose the kind of procedure.' },
  'casemix.support-needed': { id: 'Pilih penunjang.', en: 'Choose where the procedure is done.' },
  'casemix.reason-needed': { id: 'Pilih alasan kunjungan.', en: 'Choose the reason of the visit.' },
  'casemix.control-letter-needed': {
    id: 'Kontrol memerlukan nomor surat kontrol.',
    en: 'A control visit needs the number of its control letter.',
  },
  'casemix.accident-later': {
    id: 'Kecelakaan tidak mungkin setelah tanggal SEP.',
    en: 'The accident cannot be later than the letter.',
  },
  'casemix.letter-unknown': {
    id: 'VClaim tidak mengenal nomor SEP ini.',
    en: 'VClaim does not know this letter number.',
  },
  'casemix.approval-requested': {
    id: 'Pengajuan sebelumnya masih antre ke VClaim.',
    en: 'The submission of before still waits for VClaim.',
  },
  'casemix.approval-not-late': {
    id: 'Tanggal SEP ini belum lewat.',
    en: 'The day of this letter is not past.',
  },
  'casemix.executive-outpatient': {
    id: 'Poli eksekutif hanya untuk rawat jalan.',
    en: 'The executive clinic is for outpatients alone.',
  },
  'casemix.cataract-eye': {
    id: 'Operasi katarak hanya di poli mata (MAT).',
    en: 'A cataract is operated on in the eye clinic (MAT) alone.',
  },
  'casemix.follows-itself': {
    id: 'SEP ini tidak dapat melanjutkan dirinya sendiri.',
    en: 'This letter cannot follow itself.',
  },
  'casemix.letter-deleting': {
    id: 'SEP ini sedang dihapus di VClaim.',
    en: 'VClaim is asked to delete this letter.',
  },
  'casemix.letter-elsewhere': {
    id: 'SEP ini bukan terbitan faskes ini. Batalkan saja di sini.',
    en: 'Another facility issued this letter. Void it here.',
  },
  'casemix.no-letter': { id: 'Kunjungan ini belum punya SEP.', en: 'This visit has no eligibility letter.' },
  'casemix.other-care': {
    id: 'Jenis rawat tidak sesuai dengan kunjungan ini.',
    en: 'The kind of care does not fit this visit.',
  },
  'casemix.day-to-come': { id: 'Tanggal ini belum tiba.', en: 'This day is still to come.' },
  'casemix.referral-later': {
    id: 'Tanggal rujukan tidak boleh sesudah tanggal SEP.',
    en: 'The referral cannot be later than the letter.',
  },
  'casemix.letter-claimed': {
    id: 'SEP ini dipakai klaim. Batalkan dulu klaimnya.',
    en: 'A claim rests on this letter. Cancel the claim first.',
  },
  'casemix.not-finished': {
    id: 'Pelayanan kunjungan ini belum selesai.',
    en: 'The care of this visit has not ended.',
  },
  'casemix.visit-claimed': {
    id: 'Kunjungan ini sudah ada dalam klaim lain.',
    en: 'Another claim has this visit already.',
  },
  'casemix.other-episode': {
    id: 'Kunjungan dalam satu klaim harus dari satu pasien dan satu episode.',
    en: 'The visits of a claim are of one patient and one episode.',
  },
  'casemix.other-bill': {
    id: 'Kunjungan dalam satu klaim harus dalam satu tagihan.',
    en: 'The visits of a claim are on one bill.',
  },
  'casemix.claim-not-found': { id: 'Klaim ini tidak ada.', en: 'There is no such claim.' },
  'casemix.finalized': {
    id: 'Klaim ini sudah final. Buka kembali untuk mengubahnya.',
    en: 'This claim is final. Reopen it to change it.',
  },
  'casemix.cancelled': { id: 'Klaim ini sudah dibatalkan.', en: 'This claim was cancelled.' },
  'casemix.not-finalized': { id: 'Klaim ini belum final.', en: 'This claim is not final.' },
  'casemix.not-coded': {
    id: 'Klaim ini belum diberi kode.',
    en: 'This claim has no codes yet.',
  },
  'casemix.no-data': { id: 'Data klaim ini belum diisi.', en: 'The data of this claim is not filled in.' },
  'casemix.bill-open': {
    id: 'Tagihan kunjungan ini belum ditutup kasir.',
    en: 'The cashier has not closed the bill of this visit.',
  },
  'casemix.code-twice': { id: 'Kode {{code}} sudah ada.', en: 'Code {{code}} is there already.' },
  'casemix.no-such-doctor': {
    id: 'Dokter ini bukan pegawai faskes ini.',
    en: 'This doctor does not work in this facility.',
  },
  'casemix.pressure-half': { id: 'Isi sistolik dan diastolik.', en: 'Fill in systolic and diastolic.' },
  'casemix.pressure-reversed': {
    id: 'Diastolik harus lebih rendah daripada sistolik.',
    en: 'The diastolic pressure must be lower than the systolic.',
  },
  'casemix.icu-too-long': {
    id: 'Hari rawat intensif paling banyak {{most}}, sama dengan lama rawat.',
    en: 'Days in intensive care are at most {{most}}, as the stay.',
  },
  'casemix.no-upgrade': { id: 'Kelas 3 tidak dapat naik kelas.', en: 'Class 3 cannot be upgraded.' },
  'casemix.upgrade-too-long': {
    id: 'Hari naik kelas paling banyak {{most}}, sama dengan lama rawat.',
    en: 'Days in the higher class are at most {{most}}, as the stay.',
  },
  'casemix.span-reversed': {
    id: 'Waktu selesai harus sesudah waktu mulai.',
    en: 'The end must be after the beginning.',
  },
  'casemix.ventilation-too-long': {
    id: 'Ventilator paling lama {{most}} jam, selama pasien dirawat.',
    en: 'The ventilator runs for at most {{most}} hours, as long as the stay.',
  },
  'casemix.already-queued': {
    id: 'Klaim ini sudah antre ke E-Klaim.',
    en: 'This claim is queued for E-Klaim already.',
  },
  'casemix.already-sent': {
    id: 'Klaim ini sudah terkirim. E-Klaim tidak menerima perubahannya lagi.',
    en: 'This claim was sent. E-Klaim takes no change of it.',
  },
  'casemix.card-number-missing': {
    id: 'Isi dulu nomor BPJS pasien di data pasien.',
    en: 'Fill in the patient’s BPJS number in the patient’s data first.',
  },
  'casemix.birth-date-missing': {
    id: 'Isi dulu tanggal lahir pasien di data pasien.',
    en: 'Fill in the patient’s birth date in the patient’s data first.',
  },
} as const;
