import { words } from './words.js';

export const processWords = words('process', {
  kinds: {
    process: { id: 'Proses', en: 'Process' },
  },
  events: {
    CommandHeld: { id: 'Langkah otomatis tertahan', en: 'Automatic step held' },
    HeldCommandRefused: {
      id: 'Proses tertahan dicoba lagi, masih ditolak',
      en: 'Held step tried again, still refused',
    },
    HeldCommandDone: { id: 'Proses tertahan selesai', en: 'Held step done' },
    HeldCommandWaived: { id: 'Proses tertahan diabaikan', en: 'Held step done without', change: 'withdraw' },
  },
  fields: {
    source: { id: 'Sumber', en: 'Source' },
    cause: { id: 'Sebab', en: 'Cause' },
    dueKey: { id: 'Kunci baris jatuh tempo', en: 'Due row’s key' },
    dueAt: { id: 'Batas waktu', en: 'Due at' },
    command: { id: 'Perintah', en: 'Command' },
    eventId: { id: 'Id peristiwa', en: 'Event id' },
    eventRevision: { id: 'Revisi peristiwa', en: 'Event’s revision' },
    eventStream: { id: 'Aliran peristiwa', en: 'Event’s stream' },
    process: { id: 'Proses', en: 'Process' },
    targetId: { id: 'Id sasaran', en: 'Target id' },
    attempts: { id: 'Percobaan', en: 'Attempts' },
    heldAt: { id: 'Tertahan pukul', en: 'Held at' },
    triedAt: { id: 'Dicoba pukul', en: 'Tried at' },
  },
  errors: {
    'process.waiting': {
      id: 'Menunggu proses sebelumnya.',
      en: 'Waits for the step before it.',
    },
    'process.not-held': { id: 'Proses ini tidak tertahan.', en: 'This step is not held.' },
    'process.waits-for-earlier': {
      id: 'Selesaikan dahulu proses tertahan yang lebih awal.',
      en: 'Deal with the earlier held step first.',
    },
  },
});
