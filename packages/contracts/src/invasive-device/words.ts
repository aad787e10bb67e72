import { words } from '../kernel/words.js';

export const invasiveDeviceWords = words('invasive-device', {
  kinds: {
    'invasive-device': { id: 'Alat invasif', en: 'Invasive device' },
    invasive_device: { id: 'Alat invasif', en: 'Invasive device' },
  },
  events: {
    InvasiveDeviceInserted: {
      id: '{{kind}} dipasang {{insertedBy}}',
      en: '{{kind}} inserted by {{insertedBy}}',
      name: { id: 'Alat invasif dipasang', en: 'Invasive device inserted' },
    },
    InvasiveDeviceRemoved: {
      id: '{{kind}} dilepas {{removedBy}}',
      en: '{{kind}} removed by {{removedBy}}',
      name: { id: 'Alat invasif dilepas', en: 'Invasive device removed' },
    },
    InvasiveDeviceEnteredInError: {
      id: '{{kind}} dicatat keliru: {{reason}}',
      en: '{{kind}} entered in error: {{reason}}',
      name: { id: 'Alat invasif dicatat keliru', en: 'Invasive device entered in error' },
      undoes: true,
      change: 'correction',
    },
  },
  fields: {
    deviceId: { id: 'Id alat', en: 'Device id' },
    kind: { id: 'Jenis alat', en: 'Kind of device', codes: 'deviceKind' },
    site: { id: 'Lokasi dan ukuran', en: 'Site and size' },
    effectiveAt: { id: 'Pukul', en: 'At' },
    enteredBy: { id: 'Dinyatakan keliru oleh', en: 'Entered in error by' },
    insertedAt: { id: 'Dipasang pukul', en: 'Inserted at' },
    insertedBy: { id: 'Dipasang oleh', en: 'Inserted by' },
    removedAt: { id: 'Dilepas pukul', en: 'Removed at' },
    removedBy: { id: 'Dilepas oleh', en: 'Removed by' },
    status: { id: 'Keadaan', en: 'State', codes: 'deviceStatus' },
  },
  codes: {
    deviceKind: {
      peripheral_line: { id: 'Infus perifer', en: 'Peripheral line' },
      central_line: { id: 'Kateter vena sentral', en: 'Central line' },
      arterial_line: { id: 'Kateter arteri', en: 'Arterial line' },
      dialysis_catheter: { id: 'Kateter dialisis', en: 'Dialysis catheter' },
      endotracheal_tube: { id: 'Pipa endotrakeal', en: 'Endotracheal tube' },
      tracheostomy: { id: 'Trakeostomi', en: 'Tracheostomy' },
      urinary_catheter: { id: 'Kateter urine', en: 'Urinary catheter' },
      gastric_tube: { id: 'Pipa lambung (NGT)', en: 'Gastric tube' },
      chest_drain: { id: 'WSD', en: 'Chest drain' },
      drain: { id: 'Drain', en: 'Drain' },
      ventilator: { id: 'Ventilator mekanik', en: 'Mechanical ventilator' },
      other: { id: 'Alat lain', en: 'Other device' },
    },
    deviceStatus: {
      in: { id: 'Terpasang', en: 'In place' },
      removed: { id: 'Dilepas', en: 'Removed' },
      entered_in_error: { id: 'Dicatat keliru', en: 'Entered in error' },
    },
  },
  errors: {
    'invasive-device.unknown': { id: 'Alat ini tidak tercatat.', en: 'This device is not on record.' },
    'invasive-device.removed': {
      id: 'Alat ini sudah dilepas {{name}}.',
      en: '{{name}} has removed this device.',
    },
    'invasive-device.in-error': { id: 'Alat ini dicatat keliru.', en: 'This device was entered in error.' },
    'invasive-device.when': {
      id: 'Waktu tidak boleh di masa depan atau sebelum alat dipasang.',
      en: 'It was not in the future, nor before the device was inserted.',
    },
  },
});
