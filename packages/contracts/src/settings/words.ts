import { words } from '../kernel/words.js';

export const settingsWords = words('settings', {
  places: {
    settings: { id: 'Pengaturan', en: 'Settings' },
    'settings.general': { id: 'Umum', en: 'General' },
    'settings.registration': { id: 'Pendaftaran dan biaya admin', en: 'Registration and admin fee' },
    'settings.outpatient': { id: 'Rawat jalan', en: 'Outpatient' },
    'settings.other': { id: 'Lainnya', en: 'Other' },
  },
  kinds: {
    settings: { id: 'Pengaturan', en: 'Settings' },
  },
  events: {
    SettingsChanged: {
      id: 'Pengaturan diubah',
      en: 'Settings changed',
      change: 'price',
      only: { path: 'section', is: 'fees' },
    },
  },
  fields: {
    registration: { id: 'Pendaftaran', en: 'Registration', money: true },
    pharmacy: { id: 'Obat', en: 'Medicines', money: true },
    merchantId: { id: 'Id fasyankes', en: 'Facility id' },
    section: { id: 'Bagian', en: 'Section' },
    values: { id: 'Isi', en: 'Values' },
    general: { id: 'Umum', en: 'General' },
    fees: { id: 'Biaya', en: 'Fees' },
    cashier: { id: 'Kasir', en: 'Cashier' },
    roundUpStock: { id: 'Bulatkan stok ke atas', en: 'Round stock up' },
    voidAcrossShifts: { id: 'Void lintas shift', en: 'Void across shifts' },
    recurringAdmin: { id: 'Administrasi berulang', en: 'Recurring administration fee', money: true },
    payBeforeHandover: { id: 'Bayar sebelum obat diserahkan', en: 'Payment before handover' },
    checkInTime: { id: 'Jam check-in', en: 'Check-in time' },
    compoundFee: { id: 'Biaya racik', en: 'Compounding fee', money: true },
    roundUpTo: { id: 'Bulatkan ke atas hingga', en: 'Round up to', money: true },
    checkOutTime: { id: 'Jam check-out', en: 'Check-out time' },
    admin: { id: 'Administrasi', en: 'Administration', money: true },
    discountApprovalLimit: { id: 'Batas diskon tanpa persetujuan', en: 'Discount limit without approval' },
    cameraOnRegistration: { id: 'Kamera saat pendaftaran', en: 'Camera at registration' },
    roundedMethods: { id: 'Metode bayar yang dibulatkan', en: 'Methods that are rounded' },
  },
});
