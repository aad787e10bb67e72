import { words } from '../kernel/words.js';

/** Words of what BPJS is told of rooms and their beds. */
export const bpjsRoomWords = words('bpjs', {
  events: {
    BedClassAssigned: {
      id: 'Kelas kamar di Aplicares ditetapkan',
      en: 'A room class’s code in Aplicares assigned',
      change: 'correction',
    },
    RoomAvailabilityRequested: {
      id: 'Laporan tempat tidur ke BPJS diminta ulang',
      en: 'Reporting beds to BPJS was asked for again',
      quiet: true,
    },
    RoomAvailabilityReported: {
      id: 'BPJS diberi tahu: {{name}}, {{available}} dari {{capacity}} tempat tidur kosong',
      en: 'BPJS was told: {{name}}, {{available}} of {{capacity}} beds free',
      name: { id: 'Tempat tidur kosong dilaporkan ke BPJS', en: 'Free beds reported to BPJS' },
      quiet: true,
    },
    RoomAvailabilityWithdrawn: {
      id: 'Ruang ditarik dari daftar tempat tidur BPJS',
      en: 'A room was withdrawn from BPJS’s list of beds',
      quiet: true,
    },
    RoomAvailabilityReportFailed: {
      id: 'Laporan tempat tidur {{name}} ke BPJS gagal: {{problem}}',
      en: 'Reporting the beds of {{name}} to BPJS failed: {{problem}}',
      name: { id: 'Laporan tempat tidur ke BPJS gagal', en: 'Reporting beds to BPJS failed' },
    },
  },
  fields: {
    roomId: { id: 'Id kamar', en: 'Room id' },
    classId: { id: 'Id kelas', en: 'Class id' },
    bedClass: { id: 'Kelas di Aplicares', en: 'Class in Aplicares' },
    classCode: { id: 'Kode kelas', en: 'Class code' },
    capacity: { id: 'Kapasitas', en: 'Capacity' },
    available: { id: 'Kosong', en: 'Free' },
    toldAs: { id: 'Dilaporkan sebagai', en: 'Reported as' },
    at: { id: 'Pukul', en: 'At' },
  },
});
