import { words } from '../kernel/words.js';

export const treatmentWords = words('treatment', {
  places: {
    treatments: { id: 'Tindakan', en: 'Treatments' },
  },
  kinds: {
    treatment: { id: 'Tindakan', en: 'Treatments' },
    treatment_order: { id: 'Tindakan', en: 'Treatment' },
    treatment_tariff: { id: 'Tarif tindakan', en: 'Treatment tariff' },
  },
  events: {
    TreatmentOrdered: {
      id: 'Tindakan {{name}} × {{quantity}} diminta',
      en: 'Treatment {{name}} × {{quantity}} ordered',
      name: { id: 'Tindakan diminta', en: 'Treatment ordered' },
    },
    TreatmentDone: {
      id: 'Tindakan dilakukan oleh {{performer}}',
      en: 'Treatment done by {{performer}}',
      name: { id: 'Tindakan dilakukan', en: 'Treatment done' },
      quiet: true,
    },
    TreatmentPriceSet: {
      id: 'Harga {{price}} berlaku sejak {{effectiveFrom}}',
      en: 'Price {{price}} from {{effectiveFrom}}',
      name: { id: 'Harga tindakan ditetapkan', en: 'Treatment price set' },
      change: 'price',
    },
    TreatmentPriceWithdrawn: {
      id: 'Harga sejak {{effectiveFrom}} ditarik',
      en: 'Price from {{effectiveFrom}} withdrawn',
      name: { id: 'Harga tindakan ditarik', en: 'Treatment price withdrawn' },
      undoes: true,
      change: 'price',
    },
    TreatmentSharesSet: { id: 'Pembagian jasa tindakan ditetapkan', en: 'Treatment shares set', change: 'price' },
    TreatmentMaterialsSet: { id: 'Bahan tindakan ditetapkan', en: 'Treatment materials set' },
    TreatmentCancelled: { id: 'Tindakan dibatalkan', en: 'Treatment cancelled', undoes: true, change: 'correction' },
  },
  fields: {
    treatmentId: { id: 'Id tindakan', en: 'Treatment id' },
    effectiveAt: { id: 'Berlaku pukul', en: 'Effective at' },
    requester: { id: 'Peminta', en: 'Requested by' },
    performer: { id: 'Pelaksana', en: 'Performed by' },
    effectiveFrom: { id: 'Berlaku sejak', en: 'In force from' },
    shares: { id: 'Pembagian jasa', en: 'Shares' },
    facility: { id: 'Fasilitas', en: 'Facility' },
    materials: { id: 'Bahan terpakai', en: 'Materials used' },
    missing: { id: 'Kurang', en: 'Missing' },
    prices: { id: 'Harga', en: 'Prices' },
    priceKey: { id: 'Harga', en: 'Price' },
  },
  codes: {
    tariffBucket: {
      prosedur_non_bedah: { id: 'Prosedur non bedah', en: 'Non-surgical procedure' },
      prosedur_bedah: { id: 'Prosedur bedah', en: 'Surgical procedure' },
      konsultasi: { id: 'Konsultasi', en: 'Consultation' },
      tenaga_ahli: { id: 'Tenaga ahli', en: 'Specialist staff' },
      keperawatan: { id: 'Keperawatan', en: 'Nursing' },
      penunjang: { id: 'Penunjang', en: 'Supporting service' },
      radiologi: { id: 'Radiologi', en: 'Radiology' },
      laboratorium: { id: 'Laboratorium', en: 'Laboratory' },
      pelayanan_darah: { id: 'Pelayanan darah', en: 'Blood service' },
      rehabilitasi: { id: 'Rehabilitasi', en: 'Rehabilitation' },
      kamar: { id: 'Kamar', en: 'Room' },
      rawat_intensif: { id: 'Rawat intensif', en: 'Intensive care' },
      obat: { id: 'Obat', en: 'Medicine' },
      obat_kronis: { id: 'Obat kronis', en: 'Chronic medicine' },
      obat_kemoterapi: { id: 'Obat kemoterapi', en: 'Chemotherapy medicine' },
      alkes: { id: 'Alkes', en: 'Medical device' },
      bmhp: { id: 'BMHP', en: 'Consumable' },
      sewa_alat: { id: 'Sewa alat', en: 'Equipment hire' },
    },
    orderModule: {
      treatment: { id: 'tindakan', en: 'treatment' },
    },
  },
  errors: {
    'treatment.price-in-the-past': {
      id: 'Harga baru berlaku paling cepat hari ini; tagihan yang sudah ada tidak berubah.',
      en: 'A new price holds from today at the earliest; bills that stand do not change.',
    },
    'treatment.price-in-force': {
      id: 'Harga ini sudah berlaku. Tetapkan harga berikutnya sebagai gantinya.',
      en: 'This price is in force already. Set the next one instead.',
    },
    'treatment.price-not-found': { id: 'Harga ini tidak ada lagi.', en: 'There is no such price any more.' },
    'treatment.price-needed': {
      id: 'Harga untuk semua penjamin dan kelas harus diisi.',
      en: 'The price for everybody must be filled in.',
    },
    'treatment.shares-not-whole': {
      id: 'Bagian dokter, perawat, dan fasilitas harus berjumlah 100%.',
      en: 'The shares of doctor, nurse and facility must come to 100%.',
    },
    'treatment.material-unavailable': {
      id: 'Barang ini tidak dipakai lagi atau tidak ada.',
      en: 'This item is not in use, or not there.',
    },
    'treatment.material-twice': { id: 'Barang ini sudah ada dalam daftar.', en: 'This item is in the list already.' },
    'treatment.class-unavailable': { id: 'Kelas ini tidak dipakai lagi.', en: 'This class is not in use.' },
  },
});
