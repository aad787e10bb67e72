/** How a claim stands, here and with E-Klaim, and what it is coded by. */
export const claimCodes = {
  verificationStatus: {
    process: { id: 'Diverifikasi', en: 'Being verified' },
    pending: { id: 'Dikembalikan (pending)', en: 'Returned (pending)' },
    done: { id: 'Selesai', en: 'Done' },
  },
  claimStatus: {
    open: { id: 'Belum diberi kode', en: 'Not coded' },
    coded: { id: 'Sudah diberi kode', en: 'Coded' },
    finalized: { id: 'Final', en: 'Final' },
    cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
  },
  claimSubmission: {
    unsent: { id: 'Belum dikirim', en: 'Not sent' },
    queued: { id: 'Antre', en: 'Queued' },
    grouped: { id: 'Terkelompok', en: 'Grouped' },
    sent: { id: 'Terkirim', en: 'Sent' },
    failed: { id: 'Gagal', en: 'Failed' },
  },
  submissionGoal: {
    grouped: { id: 'kelompokkan', en: 'group' },
    sent: { id: 'kelompokkan dan kirim', en: 'group and send' },
  },
  grouperSystem: {
    idrg: { id: 'iDRG', en: 'iDRG' },
    inacbg: { id: 'INA-CBG', en: 'INA-CBG' },
  },
  claimProblem: {
    unreachable: { id: 'E-Klaim tidak terjangkau', en: 'E-Klaim is not reached' },
    credentials_refused: { id: 'Kunci E-Klaim tidak cocok', en: 'E-Klaim’s key does not match' },
    claim_refused: { id: 'E-Klaim menolak klaim', en: 'E-Klaim refuses the claim' },
    ungroupable: { id: 'Klaim tidak dapat dikelompokkan', en: 'The claim cannot be grouped' },
    card_number_missing: { id: 'Nomor BPJS pasien belum diisi', en: 'The patient has no BPJS number' },
    birth_date_missing: { id: 'Tanggal lahir pasien belum diisi', en: 'The patient has no birth date' },
  },
  careKind: {
    inpatient: { id: 'Rawat inap', en: 'Inpatient' },
    outpatient: { id: 'Rawat jalan', en: 'Outpatient' },
  },
  referralOrigin: {
    fktp: { id: 'FKTP', en: 'First-contact facility' },
    hospital: { id: 'Rumah sakit', en: 'Hospital' },
  },
  admissionMode: {
    gp: { id: 'Rujukan FKTP', en: 'Referred by first-contact facility' },
    'hosp-trans': { id: 'Rujukan FKRTL', en: 'Transferred from a hospital' },
    mp: { id: 'Rujukan spesialis', en: 'Referred by a specialist' },
    outp: { id: 'Dari rawat jalan', en: 'From outpatient care' },
    inp: { id: 'Dari rawat inap', en: 'From inpatient care' },
    emd: { id: 'Dari IGD', en: 'From the emergency department' },
    born: { id: 'Lahir di sini', en: 'Born here' },
    nursing: { id: 'Rujukan panti jompo', en: 'From a nursing home' },
    psych: { id: 'Rujukan RS jiwa', en: 'From a psychiatric hospital' },
    rehab: { id: 'Rujukan fasilitas rehabilitasi', en: 'From a rehabilitation facility' },
    other: { id: 'Lain-lain', en: 'Other' },
  },
  upgradeClass: {
    kelas_1: { id: 'Kelas 1', en: 'Class 1' },
    kelas_2: { id: 'Kelas 2', en: 'Class 2' },
    vip: { id: 'VIP', en: 'VIP' },
  },
  upgradePayer: {
    peserta: { id: 'Peserta', en: 'Participant' },
    pemberi_kerja: { id: 'Pemberi kerja', en: 'Employer' },
    asuransi_tambahan: { id: 'Asuransi tambahan', en: 'Further insurer' },
  },
  claimDischarge: {
    '1': { id: 'Atas persetujuan dokter', en: 'Approved by the doctor' },
    '2': { id: 'Dirujuk', en: 'Referred' },
    '3': { id: 'Atas permintaan sendiri', en: 'At own request' },
    '4': { id: 'Meninggal', en: 'Died' },
    '5': { id: 'Lain-lain', en: 'Other' },
  },
};
