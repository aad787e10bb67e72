import { words } from '../kernel/words.js';

const reason = { id: 'Alasan', en: 'Reason' };

export const bedWords = words('bed', {
  places: {
    'settings.inpatient': { id: 'Rawat inap', en: 'Inpatient' },
    inpatient: { id: 'Rawat inap', en: 'Inpatient' },
    'inpatient.ongoing': { id: 'Pasien dirawat', en: 'Ongoing' },
    'inpatient.ongoing:admit': { id: 'Terima rawat inap', en: 'Admit' },
    'inpatient.ongoing:cancel': { id: 'Batalkan penerimaan', en: 'Cancel an admission' },
    'inpatient.ongoing:beds': { id: 'Atur tempat tidur', en: 'Manage beds' },
    'inpatient.ongoing:move': { id: 'Pindahkan pasien', en: 'Move patients' },
    'inpatient.ongoing:change-class': { id: 'Ubah kelas', en: 'Change the class' },
    'inpatient.ongoing:team': { id: 'Ubah tim perawatan', en: 'Change the team' },
    'inpatient.ongoing:visit': { id: 'Catat visite dokter', en: 'Record doctors’ visits' },
    'inpatient.ongoing:leave': { id: 'Izin keluar sementara', en: 'Leave of absence' },
    'inpatient.ongoing:order-discharge': { id: 'Izinkan pulang', en: 'Order the discharge' },
    'inpatient.ongoing:discharge': { id: 'Pulangkan pasien', en: 'Discharge' },
  },
  kinds: {
    bed: { id: 'Tempat tidur', en: 'Bed' },
    ward: { id: 'Papan tempat tidur', en: 'Bed board' },
    'room-class': { id: 'Kelas kamar', en: 'Room class' },
    'ward-room': { id: 'Kamar rawat', en: 'Ward room' },
  },
  events: {
    BedAdded: {
      id: 'Tempat tidur {{name}} ditambahkan di {{roomName}}',
      en: 'Bed {{name}} added in {{roomName}}',
      name: { id: 'Tempat tidur ditambahkan', en: 'Bed added' },
    },
    BedHeld: {
      id: 'Tempat tidur dipesan oleh {{heldBy}} sampai {{until}}',
      en: 'Bed held by {{heldBy}} until {{until}}',
      name: { id: 'Tempat tidur dipesan', en: 'Bed held' },
    },
    BedHoldReleased: {
      id: 'Pemesanan tempat tidur dilepas ({{cause}})',
      en: 'Hold on the bed released ({{cause}})',
      name: { id: 'Pemesanan tempat tidur dilepas', en: 'Hold on the bed released' },
      fields: { cause: { id: 'Sebab', en: 'Cause', codes: 'holdEnd' } },
    },
    BedOccupied: {
      id: 'Pasien menempati tempat tidur, oleh {{placedBy}}',
      en: 'Patient placed in the bed by {{placedBy}}',
      name: { id: 'Tempat tidur ditempati', en: 'Bed occupied' },
    },
    BedVacated: { id: 'Tempat tidur ditinggalkan', en: 'Bed vacated' },
    BedCleaned: { id: 'Tempat tidur sudah dibersihkan', en: 'Bed cleaned', quiet: true },
    BedBlocked: {
      id: 'Tempat tidur ditutup: {{cause}}',
      en: 'Bed blocked: {{cause}}',
      name: { id: 'Tempat tidur ditutup', en: 'Bed blocked' },
    },
    BedClosureRequested: {
      id: 'Tempat tidur akan ditutup setelah kosong: {{cause}}',
      en: 'Bed is to be blocked once it is empty: {{cause}}',
      name: { id: 'Penutupan tempat tidur diminta', en: 'Closure of the bed requested' },
    },
    BedUnblocked: { id: 'Tempat tidur dibuka kembali', en: 'Bed unblocked', undoes: true },
    BedRetired: { id: 'Tempat tidur tidak dipakai lagi', en: 'Bed retired' },
  },
  fields: {
    bedId: { id: 'Id tempat tidur', en: 'Bed id' },
    status: { id: 'Keadaan', en: 'State', codes: 'bedStatus' },
    since: { id: 'Sejak', en: 'Since' },
    wardId: { id: 'Id bangsal', en: 'Ward id' },
    classId: { id: 'Id kelas', en: 'Class id' },
    pricePerNight: { id: 'Harga per malam', en: 'Price per night', money: true },
    kind: { id: 'Jenis', en: 'Kind', codes: 'wardKind' },
    cause: { id: 'Sebab', en: 'Cause', codes: 'bedBlockCause' },
    until: { id: 'Sampai', en: 'Until' },
    heldUntil: { id: 'Dipesan sampai', en: 'Held until' },
    heldBy: { id: 'Dipesan oleh', en: 'Held by' },
    placedBy: { id: 'Ditempatkan oleh', en: 'Placed by' },
    to: { id: 'Sesudahnya', en: 'Afterwards', codes: 'bedStatus' },
    doctor: { id: 'DPJP', en: 'Responsible doctor' },
    goesOn: { id: 'Rencana pulang', en: 'Goes home on' },
    onLeave: { id: 'Sedang izin keluar', en: 'On leave' },
    blockCause: { id: 'Sebab penutupan', en: 'Cause of closure', codes: 'bedBlockCause' },
    blockReason: reason,
    blockedUntil: { id: 'Ditutup sampai', en: 'Blocked until' },
  },
  codes: {
    bedStatus: {
      available: { id: 'Kosong', en: 'Available' },
      held: { id: 'Dipesan', en: 'Held' },
      occupied: { id: 'Terisi', en: 'Occupied' },
      cleaning: { id: 'Dibersihkan', en: 'Cleaning' },
      blocked: { id: 'Ditutup', en: 'Blocked' },
      retired: { id: 'Tidak dipakai', en: 'Retired' },
    },
    bedBlockCause: {
      maintenance: { id: 'Perbaikan', en: 'Maintenance' },
      isolation: { id: 'Isolasi', en: 'Isolation' },
      staffing: { id: 'Kekurangan tenaga', en: 'Staffing' },
      other: { id: 'Lain-lain', en: 'Other' },
    },
    holdEnd: {
      released: { id: 'dilepas petugas', en: 'released' },
      expired: { id: 'waktunya habis', en: 'expired' },
    },
    wardKind: {
      ward: { id: 'Bangsal', en: 'Ward' },
      intensive_care: { id: 'Perawatan intensif', en: 'Intensive care' },
    },
  },
  errors: {
    'bed.not-found': { id: 'Tempat tidur tidak ditemukan.', en: 'The bed was not found.' },
    'bed.room-unavailable': {
      id: 'Kamar ini tidak dipakai lagi atau kelasnya tidak berlaku.',
      en: 'This room or its class is not in use.',
    },
    'bed.occupied': {
      id: 'Tempat tidur sudah ditempati pasien lain, ditempatkan oleh {{by}}.',
      en: 'The bed has another patient, placed there by {{by}}.',
    },
    'bed.held': {
      id: 'Tempat tidur sudah dipesan oleh {{by}} untuk pasien lain.',
      en: 'The bed is held by {{by}} for another patient.',
    },
    'bed.not-clean': { id: 'Tempat tidur belum dibersihkan.', en: 'The bed has not been cleaned yet.' },
    'bed.blocked': { id: 'Tempat tidur sedang ditutup.', en: 'The bed is blocked.' },
    'bed.retired': { id: 'Tempat tidur ini tidak dipakai lagi.', en: 'This bed is no longer in use.' },
    'bed.not-held': { id: 'Tempat tidur ini tidak sedang dipesan.', en: 'This bed is not held.' },
    'bed.not-cleaning': {
      id: 'Tempat tidur ini tidak menunggu dibersihkan.',
      en: 'This bed does not wait for cleaning.',
    },
    'bed.not-blocked': { id: 'Tempat tidur ini tidak ditutup.', en: 'This bed is not blocked.' },
    'bed.hold-past': { id: 'Batas waktu pemesanan sudah lewat.', en: 'The hold would have ended already.' },
  },
});
