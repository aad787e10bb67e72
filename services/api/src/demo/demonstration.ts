/** The demonstration facility's content. Every person here is made up. */

const domain = 'alur.example';

export const staff = [
  { role: 'front-office', name: 'Sari Wulandari', email: `pendaftaran@${domain}`, profession: 'registrar' },
  { role: 'nurse', name: 'Ns. Dewi Anggraini', email: `perawat@${domain}`, profession: 'nurse' },
  { role: 'doctor', name: 'dr. Bayu Prasetyo', email: `dokter@${domain}`, profession: 'doctor' },
  { role: 'doctor', name: 'drg. Ratna Maheswari', email: `doktergigi@${domain}`, profession: 'dentist' },
  { role: 'doctor', name: 'dr. Yoga Permana', email: `dokter2@${domain}`, profession: 'doctor' },
  { role: 'pharmacist', name: 'apt. Nurul Hidayah', email: `apoteker@${domain}`, profession: 'pharmacist' },
  { role: 'cashier', name: 'Agus Setiawan', email: `kasir@${domain}`, profession: 'cashier' },
  { role: 'supervisor', name: 'Maya Lestari', email: `penyelia@${domain}`, profession: 'administrator' },
  { role: 'facility-admin', name: 'Hendra Gunawan', email: `admin@${domain}`, profession: 'administrator' },
  { role: 'auditor', name: 'Rina Kusuma', email: `auditor@${domain}`, profession: 'other' },
  { role: 'display', name: 'Layar Ruang Tunggu', email: `layar@${domain}`, profession: 'other' },
] as const;

export const rooms = [
  { name: 'Poli Umum', code: 'UMUM', bpjsPolyName: 'UMUM' },
  { name: 'Poli Gigi', code: 'GIGI', bpjsPolyName: 'GIGI' },
  { name: 'Poli KIA', code: 'KIA', bpjsPolyName: 'KIA' },
] as const;

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const allDay = { startTime: '07:00', endTime: '21:00', days: everyDay };

export const schedules = [
  {
    name: 'Poli Umum',
    room: 'Poli Umum',
    doctor: `dokter@${domain}`,
    prefix: 'A',
    price: 50_000,
    consultationMinutes: 10,
    ...allDay,
  },
  {
    name: 'Poli Gigi',
    room: 'Poli Gigi',
    doctor: `doktergigi@${domain}`,
    prefix: 'B',
    price: 75_000,
    consultationMinutes: 20,
    ...allDay,
  },
  {
    name: 'Poli KIA',
    room: 'Poli KIA',
    doctor: `dokter2@${domain}`,
    prefix: 'C',
    price: 60_000,
    consultationMinutes: 15,
    ...allDay,
  },
] as const;

export const paymentMethods = [
  { name: 'Tunai', method: 'cash' },
  { name: 'Transfer Bank', method: 'transfer' },
  { name: 'Kartu Debit', method: 'debit_card' },
  { name: 'Kartu Kredit', method: 'credit_card' },
  { name: 'QRIS', method: 'qris' },
] as const;

export const signas = [
  { text: '3 x 1 tablet, sesudah makan', timesPerDay: 3, dosePerTime: 1, latin: 's.3.d.d.tab.I p.c.' },
  { text: '2 x 1 tablet, sesudah makan', timesPerDay: 2, dosePerTime: 1, latin: 's.2.d.d.tab.I p.c.' },
  { text: '1 x 1 tablet, malam sebelum tidur', timesPerDay: 1, dosePerTime: 1, latin: 's.1.d.d.tab.I h.s.' },
  { text: '1 x 1 tablet, pagi sebelum makan', timesPerDay: 1, dosePerTime: 1, latin: 's.1.d.d.tab.I a.c.' },
  { text: '3 x 1 sendok takar (5 ml)', timesPerDay: 3, dosePerTime: 1, latin: 's.3.d.d.cth.I' },
  { text: '3 x 1 bungkus, sesudah makan', timesPerDay: 3, dosePerTime: 1, latin: 's.3.d.d.pulv.I p.c.' },
  { text: 'Bila perlu, maksimal 3 x 1 tablet', timesPerDay: 3, dosePerTime: 1, latin: 'p.r.n.' },
  { text: 'Oleskan 2 x sehari', timesPerDay: 2, dosePerTime: null, latin: 'u.e.' },
] as const;

export const treatments = [
  { name: 'Pemeriksaan gula darah sewaktu', category: 'Penunjang', price: 25_000, icd9Code: '90.5' },
  { name: 'Rawat luka sederhana', category: 'Tindakan umum', price: 50_000, icd9Code: '93.57' },
  { name: 'Injeksi intramuskular', category: 'Tindakan umum', price: 30_000, icd9Code: '99.2' },
  { name: 'Nebulisasi', category: 'Tindakan umum', price: 60_000, icd9Code: '93.94' },
  { name: 'Ekstraksi gigi susu', category: 'Gigi', price: 100_000, icd9Code: '23.01' },
  { name: 'Tumpatan komposit satu permukaan', category: 'Gigi', price: 175_000, icd9Code: '23.2' },
  { name: 'Pembersihan karang gigi', category: 'Gigi', price: 200_000, icd9Code: '96.54' },
] as const;

const batchesOf = (quantity: number, unitCost: number) => [
  { batch: 'L2601', expiry: '2027-03-31', quantity: Math.ceil(quantity / 3), unitCost },
  { batch: 'L2604', expiry: '2028-06-30', quantity, unitCost },
];

const medicine = (
  name: string,
  form: string,
  strength: number | null,
  unit: string | null,
  baseUnit: string,
  price: number,
  medicineClass = 'prescription',
) => ({
  name,
  form,
  strength,
  strengthUnit: unit,
  baseUnit,
  price,
  medicineClass,
  highAlert: false,
  lookAlike: false,
  fornas: true,
  minimumStock: 20,
  batches: batchesOf(baseUnit === 'tablet' || baseUnit === 'kapsul' ? 600 : 60, Math.round(price * 0.7)),
});

export const medicines = [
  medicine('Parasetamol 500 mg', 'tablet', 500, 'mg', 'tablet', 500, 'free'),
  medicine('Amoksisilin 500 mg', 'tablet', 500, 'mg', 'tablet', 1_200),
  medicine('Asam mefenamat 500 mg', 'tablet', 500, 'mg', 'tablet', 900),
  medicine('Ibuprofen 400 mg', 'tablet', 400, 'mg', 'tablet', 800, 'limited_free'),
  medicine('Cetirizine 10 mg', 'tablet', 10, 'mg', 'tablet', 700, 'limited_free'),
  medicine('Klorfeniramin maleat 4 mg', 'tablet', 4, 'mg', 'tablet', 200, 'limited_free'),
  medicine('Deksametason 0,5 mg', 'tablet', 0.5, 'mg', 'tablet', 300),
  medicine('Antasida', 'tablet kunyah', null, null, 'tablet', 400, 'free'),
  medicine('Omeprazol 20 mg', 'kapsul', 20, 'mg', 'kapsul', 1_500),
  medicine('Amlodipin 5 mg', 'tablet', 5, 'mg', 'tablet', 600),
  medicine('Kaptopril 25 mg', 'tablet', 25, 'mg', 'tablet', 500),
  medicine('Metformin 500 mg', 'tablet', 500, 'mg', 'tablet', 500),
  medicine('Glibenklamid 5 mg', 'tablet', 5, 'mg', 'tablet', 400),
  medicine('Simvastatin 20 mg', 'tablet', 20, 'mg', 'tablet', 900),
  medicine('Vitamin B kompleks', 'tablet', null, null, 'tablet', 250, 'free'),
  medicine('Vitamin C 50 mg', 'tablet', 50, 'mg', 'tablet', 250, 'free'),
  medicine('Gliseril guaiakolat 100 mg', 'tablet', 100, 'mg', 'tablet', 250, 'limited_free'),
  medicine('Salbutamol 2 mg', 'tablet', 2, 'mg', 'tablet', 400),
  medicine('Loperamid 2 mg', 'tablet', 2, 'mg', 'tablet', 600, 'limited_free'),
  medicine('Oralit', 'serbuk', null, null, 'bungkus', 1_000, 'free'),
  medicine('Parasetamol sirup 120 mg/5 ml', 'sirup', null, null, 'botol', 9_000, 'free'),
  medicine('Amoksisilin sirup kering 125 mg/5 ml', 'sirup kering', null, null, 'botol', 14_000),
  medicine('Gentamisin salep kulit 0,1%', 'salep', null, null, 'tube', 8_000),
  medicine('Hidrokortison krim 2,5%', 'krim', null, null, 'tube', 9_500),
];

export const patients = [
  { name: 'Budi Santoso', gender: 'male', birthDate: '1984-03-12', address: 'Jl. Kenanga 3', phone: '081200000001' },
  { name: 'Siti Aminah', gender: 'female', birthDate: '1956-07-21', address: 'Jl. Anggrek 8', phone: '081200000002' },
  { name: 'Andi Wijaya', gender: 'male', birthDate: '1991-11-02', address: 'Jl. Mawar 15', phone: '081200000003' },
  { name: 'Rina Marlina', gender: 'female', birthDate: '1997-01-30', address: 'Jl. Dahlia 2', phone: '081200000004' },
  { name: 'Joko Susilo', gender: 'male', birthDate: '1949-05-17', address: 'Jl. Cempaka 21', phone: '081200000005' },
  { name: 'Nur Fadilah', gender: 'female', birthDate: '2019-09-09', address: 'Jl. Teratai 6', phone: '081200000006' },
  {
    name: 'Agung Nugroho',
    gender: 'male',
    birthDate: '1978-12-25',
    address: 'Jl. Flamboyan 10',
    phone: '081200000007',
  },
  {
    name: 'Lestari Handayani',
    gender: 'female',
    birthDate: '1988-04-04',
    address: 'Jl. Bougenvil 1',
    phone: '081200000008',
  },
] as const;
