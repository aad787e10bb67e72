import { words } from '../kernel/words.js';

export const stayWords = words('stay', {
  kinds: {
    stay: { id: 'Rawat inap', en: 'Inpatient stay' },
    department: { id: 'Departemen', en: 'Department' },
    'inpatient-doctor': { id: 'Dokter rawat inap', en: 'Inpatient doctor' },
  },
  events: {
    StayPlaced: {
      id: 'Masuk rawat inap di {{unitName}}, {{roomName}}, {{bedName}}; DPJP {{responsible}}',
      en: 'Admitted to {{unitName}}, {{roomName}}, {{bedName}}; responsible {{responsible}}',
      name: { id: 'Masuk rawat inap', en: 'Admitted' },
    },
    StayMoved: {
      id: 'Pindah ke {{unitName}}, {{roomName}}, {{bedName}}',
      en: 'Moved to {{unitName}}, {{roomName}}, {{bedName}}',
      name: { id: 'Pindah tempat tidur', en: 'Moved to another bed' },
    },
    StayNewbornAdded: {
      id: 'Bayinya dirawat gabung',
      en: 'Her newborn rooms in',
      name: { id: 'Bayi rawat gabung', en: 'Newborn rooms in' },
    },
    StayCompanionAdded: {
      id: 'Penunggu mendapat tempat tidur ({{relation}})',
      en: 'A companion has a bed beside the patient ({{relation}})',
      name: { id: 'Penunggu mendapat tempat tidur', en: 'Companion has a bed' },
    },
    StayCompanionLeft: { id: 'Tempat tidur penunggu dilepas', en: 'The companion’s bed was given up' },
    StayIsolationStarted: {
      id: 'Diisolasi, kewaspadaan {{precaution}}: {{reason}}',
      en: 'Isolated, {{precaution}} precautions: {{reason}}',
      name: { id: 'Isolasi dimulai', en: 'Isolation started' },
    },
    StayIsolationEnded: { id: 'Isolasi diakhiri', en: 'Isolation ended' },
    StayClassChanged: {
      id: 'Kelas menjadi {{basis}} mulai malam {{fromNight}}: {{reason}}',
      en: 'Class is {{basis}} from the night of {{fromNight}}: {{reason}}',
      name: { id: 'Kelas perawatan diubah', en: 'Class changed' },
      change: 'price',
    },
    StayLeaveStarted: {
      id: 'Izin keluar sementara: {{reason}}',
      en: 'On leave: {{reason}}',
      name: { id: 'Izin keluar sementara', en: 'Leave started' },
    },
    StayLeaveEnded: { id: 'Kembali dari izin keluar', en: 'Back from leave' },
    StayTeamChanged: {
      id: '{{member}} {{change}} sebagai {{role}}',
      en: '{{member}} {{change}} as {{role}}',
      name: { id: 'Tim perawatan diubah', en: 'Care team changed' },
    },
    StayVisitRecorded: {
      id: 'Visite {{doctor}}, {{date}}',
      en: 'Visit by {{doctor}}, {{date}}',
      name: { id: 'Visite dokter', en: 'Doctor’s visit' },
    },
    StayVisitWithdrawn: {
      id: 'Visite {{doctor}}, {{date}} ditarik: {{reason}}',
      en: 'Visit by {{doctor}}, {{date}} withdrawn: {{reason}}',
      name: { id: 'Visite ditarik', en: 'Visit withdrawn' },
      undoes: true,
      change: 'withdraw',
    },
    StayNightCharged: {
      id: 'Malam {{date}} di {{roomName}}, {{bedName}} ditagihkan {{price}}',
      en: 'Night of {{date}} in {{roomName}}, {{bedName}} charged {{price}}',
      name: { id: 'Malam perawatan ditagihkan', en: 'Night charged' },
    },
    StayNightWithdrawn: {
      id: 'Tagihan malam {{date}} ditarik',
      en: 'Charge for the night of {{date}} withdrawn',
      name: { id: 'Tagihan malam ditarik', en: 'Night withdrawn' },
      undoes: true,
      change: 'withdraw',
    },
    StayTimeCharged: {
      id: 'Waktu di tempat tidur ditagihkan: {{count}} × {{price}} per {{per}}',
      en: 'Time in bed charged: {{count}} × {{price}} by the {{per}}',
      name: { id: 'Waktu di tempat tidur ditagihkan', en: 'Time in bed charged' },
    },
    StayTimeWithdrawn: {
      id: 'Tagihan waktu di tempat tidur ditarik',
      en: 'Charge for time in bed withdrawn',
      name: { id: 'Tagihan waktu ditarik', en: 'Time withdrawn' },
      undoes: true,
      change: 'withdraw',
    },
    StayDischargeOrdered: {
      id: 'Izin pulang {{plannedOn}} ({{manner}}) oleh {{orderedBy}}',
      en: 'Discharge on {{plannedOn}} ({{manner}}) ordered by {{orderedBy}}',
      name: { id: 'Izin pulang diberikan', en: 'Discharge ordered' },
    },
    StayDischargePlanned: {
      id: 'Diperkirakan pulang {{estimatedOn}}',
      en: 'Expected to go on {{estimatedOn}}',
      name: { id: 'Perkiraan pulang ditetapkan', en: 'Discharge planned' },
    },
    StayDischargeItemChecked: {
      id: 'Daftar periksa pulang: {{item}} ({{done}}) oleh {{checkedBy}}',
      en: 'Discharge checklist: {{item}} ({{done}}) by {{checkedBy}}',
      name: { id: 'Daftar periksa pulang diisi', en: 'Discharge item checked' },
      quiet: true,
    },
    StayDischargeWithdrawn: {
      id: 'Izin pulang dicabut: {{reason}}',
      en: 'Discharge order withdrawn: {{reason}}',
      name: { id: 'Izin pulang dicabut', en: 'Discharge order withdrawn' },
      undoes: true,
      change: 'withdraw',
    },
    StayLeft: {
      id: 'Meninggalkan tempat tidur ({{manner}})',
      en: 'Left the bed ({{manner}})',
      name: { id: 'Meninggalkan tempat tidur', en: 'Left the bed' },
    },
    StayLeftUndone: {
      id: 'Kembali ke tempat tidur: {{reason}}',
      en: 'In her bed again: {{reason}}',
      name: { id: 'Kepulangan dibatalkan', en: 'Leaving undone' },
      undoes: true,
      change: 'correction',
    },
    StayCancelled: {
      id: 'Rawat inap dibatalkan: {{reason}}',
      en: 'Admission cancelled: {{reason}}',
      name: { id: 'Rawat inap dibatalkan', en: 'Admission cancelled' },
      undoes: true,
      change: 'cancel',
    },
  },
  codes: {
    dischargeItem: {
      leave: { id: 'Izin pulang DPJP', en: 'Leave from the responsible doctor' },
      orders: { id: 'Permintaan selesai', en: 'Orders done' },
      take_home_medicine: { id: 'Obat pulang diserahkan', en: 'Take-home medicine handed over' },
      medicine_return: { id: 'Sisa obat dikembalikan', en: 'Unused medicine returned' },
      resume: { id: 'Resume medis', en: 'Medical resume' },
      letters: { id: 'Surat-surat diserahkan', en: 'Letters handed over' },
      bill: { id: 'Tagihan', en: 'Bill' },
    },
    companionRelation: {
      spouse: { id: 'suami/istri', en: 'spouse' },
      parent: { id: 'orang tua', en: 'parent' },
      child: { id: 'anak', en: 'child' },
      sibling: { id: 'saudara kandung', en: 'sibling' },
      family: { id: 'keluarga lain', en: 'other family' },
      friend: { id: 'teman', en: 'friend' },
      other: { id: 'lainnya', en: 'other' },
    },
    isolationPrecaution: {
      contact: { id: 'Kontak', en: 'Contact' },
      droplet: { id: 'Droplet', en: 'Droplet' },
      airborne: { id: 'Airborne (udara)', en: 'Airborne' },
      protective: { id: 'Protektif', en: 'Protective' },
    },
    stayStatus: {
      in_bed: { id: 'Dirawat', en: 'In bed' },
      on_leave: { id: 'Izin keluar', en: 'On leave' },
      left: { id: 'Sudah keluar', en: 'Left' },
      cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
    },
    classBasis: {
      entitled: { id: 'Sesuai hak', en: 'As entitled' },
      upgrade: { id: 'Naik kelas', en: 'Upgrade' },
      downgrade: { id: 'Turun kelas', en: 'Downgrade' },
      boarding: { id: 'Titip rawat', en: 'Boarding' },
    },
    stayCharging: {
      hour: { id: 'jam', en: 'hour' },
      day: { id: 'hari', en: 'day' },
    },
    teamRole: {
      responsible: { id: 'DPJP', en: 'Responsible doctor' },
      treating: { id: 'Rawat bersama', en: 'Treating doctor' },
    },
    teamChange: {
      joined: { id: 'bergabung', en: 'joined' },
      left: { id: 'tidak lagi merawat', en: 'left' },
    },
    dischargeManner: {
      approved: { id: 'Diizinkan pulang', en: 'Sent home' },
      referred: { id: 'Dirujuk', en: 'Referred' },
      own_request: { id: 'Atas permintaan sendiri (APS)', en: 'At own request' },
      died_within_48h: { id: 'Meninggal < 48 jam', en: 'Died within 48 hours' },
      died_after_48h: { id: 'Meninggal ≥ 48 jam', en: 'Died after 48 hours' },
      absconded: { id: 'Lari', en: 'Absconded' },
      other: { id: 'Lain-lain', en: 'Other' },
    },
  },
  errors: {
    'stay.estimated-past': { id: 'Perkiraan pulang sudah lewat.', en: 'The expected day is past.' },
    'stay.back-in-the-past': {
      id: 'Waktu kembali harus setelah sekarang.',
      en: 'She must be expected back in time to come.',
    },
    'stay.died-when': {
      id: 'Waktu meninggal harus setelah masuk dan tidak melampaui sekarang.',
      en: 'The moment of death must be after the admission and not in time to come.',
    },
    'stay.not-newborn': {
      id: 'Hanya bayi yang lahir di sini dirawat gabung dengan ibunya.',
      en: 'Only a baby that was born here rooms in with its mother.',
    },
    'stay.rooms-in-already': { id: 'Bayi sudah dirawat gabung.', en: 'The newborn rooms in already.' },
    'stay.mother-not-here': {
      id: 'Ibu tidak menempati tempat tidur; beri bayi tempat tidur sendiri.',
      en: 'The mother has no bed here; give the newborn a bed of its own.',
    },
    'stay.newborn-beside': {
      id: 'Bayinya masih di boks di sampingnya; pulangkan atau pindahkan bayinya dahulu.',
      en: 'Her newborn still lies in a cot beside her; let it go home or give it a bed of its own first.',
    },
    'stay.newborn-registered': {
      id: 'Bayinya sudah didaftarkan; batalkan dahulu kunjungan bayinya.',
      en: 'Her newborn was registered; cancel its visit first.',
    },
    'stay.bill-open': {
      id: 'Tagihan belum ditutup; lanjutkan pelayanan saja.',
      en: 'The bill is not closed yet; resume the services instead.',
    },
    'stay.visited-today': {
      id: 'Visite dokter ini hari ini sudah dicatat.',
      en: 'This doctor’s visit of today was recorded already.',
    },
    'stay.no-such-visit': { id: 'Visite ini tidak ada.', en: 'There is no such visit.' },
    'stay.not-found': { id: 'Rawat inap tidak ditemukan.', en: 'The stay was not found.' },
    'stay.cancelled': { id: 'Rawat inap ini sudah dibatalkan.', en: 'This admission was cancelled.' },
    'stay.left': { id: 'Pasien sudah meninggalkan tempat tidur.', en: 'The patient has left the bed already.' },
    'stay.on-leave': { id: 'Pasien sedang izin keluar.', en: 'The patient is on leave.' },
    'stay.not-on-leave': { id: 'Pasien tidak sedang izin keluar.', en: 'The patient is not on leave.' },
    'stay.already-admitted': {
      id: 'Pasien sudah dirawat di {{place}}.',
      en: 'The patient is in {{place}} already.',
    },
    'stay.not-from': {
      id: 'Kunjungan asal tidak sedang diperiksa atau bukan milik pasien ini.',
      en: 'The visit that she comes from is not under way, or not hers.',
    },
    'stay.ward-bed-needed': {
      id: 'Pilih tempat tidur bangsal; tempat tidur IGD diberikan di IGD.',
      en: 'Choose a bed of a ward; beds of the emergency department are given there.',
    },
    'stay.class-needed': {
      id: 'Pilih kelas hak pasien, yang lain dari kelas kamarnya.',
      en: 'Choose the patient’s own class, other than the room’s.',
    },
    'stay.doctor-unavailable': {
      id: 'Dokter ini tidak tersedia untuk rawat inap.',
      en: 'This doctor is not available.',
    },
    'stay.same-bed': { id: 'Pasien sudah di tempat tidur ini.', en: 'The patient is in this bed already.' },
    'stay.in-team': { id: 'Dokter ini sudah merawat pasien.', en: 'This doctor treats the patient already.' },
    'stay.not-in-team': { id: 'Dokter ini tidak merawat pasien.', en: 'This doctor does not treat the patient.' },
    'stay.responsible-stays': {
      id: 'DPJP diganti dengan memilih DPJP baru.',
      en: 'The responsible doctor is changed by naming another.',
    },
    'stay.discharge-past': { id: 'Rencana pulang sudah lewat.', en: 'The planned day is past.' },
    'stay.discharge-not-ordered': { id: 'DPJP belum memberi izin pulang.', en: 'The discharge was not ordered yet.' },
    'stay.death-after-48h': {
      id: 'Pasien sudah dirawat 48 jam atau lebih.',
      en: 'The patient has been here for 48 hours or more.',
    },
    'stay.death-within-48h': {
      id: 'Pasien belum dirawat 48 jam.',
      en: 'The patient has been here for less than 48 hours.',
    },
    'stay.left-when': {
      id: 'Waktu keluar harus sesudah masuk ke tempat tidur ini dan tidak di masa depan.',
      en: 'The moment of leaving must be after she came to this bed, and not to come.',
    },
    'stay.billed-alone': {
      id: 'Bayi ini sudah punya tagihan sendiri.',
      en: 'This newborn has a bill of its own already.',
    },
    'stay.companion-here': {
      id: 'Penunggu pasien ini sudah mendapat tempat tidur.',
      en: 'A companion of this patient has a bed already.',
    },
    'stay.no-companion': { id: 'Tidak ada penunggu.', en: 'There is no companion.' },
    'stay.isolated-already': { id: 'Pasien ini sudah diisolasi.', en: 'This patient is isolated already.' },
    'stay.not-isolated': { id: 'Pasien ini tidak diisolasi.', en: 'This patient is not isolated.' },
    'stay.isolation-past': { id: 'Hari itu sudah lewat.', en: 'That day is past.' },
    'stay.orders-open': {
      id: 'Masih ada {{count}} permintaan yang belum selesai: {{modules}}.',
      en: '{{count}} orders are still open: {{modules}}.',
    },
    'stay.bill-closed': {
      id: 'Tagihan sudah ditutup; kasir harus membukanya dahulu.',
      en: 'The bill is closed; the cashier must reopen it first.',
    },
    'stay.already-written': {
      id: 'Sudah ada catatan medis; pulangkan pasien seperti biasa.',
      en: 'There is a medical record already; discharge the patient instead.',
    },
  },
});
