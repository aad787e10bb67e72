/** Illnesses with their findings and treatment. */
export interface Illness {
  code: string;
  complaint: string;
  findings: string;
  plan: string;
  /** Medicines by name, how many, and how they are taken. */
  medicines: readonly (readonly [name: string, quantity: number, signa: string])[];
  treatments?: readonly string[];
  /** Celsius. */
  temperature?: number;
  systolic?: number;
  /** Days of rest. */
  restDays?: number;
  /** Youngest and oldest age. */
  from?: number;
  upTo?: number;
  /** Relative frequency. */
  share: number;
}

const three = '3 x 1 tablet, sesudah makan';
const two = '2 x 1 tablet, sesudah makan';
const one = '1 x 1 tablet, malam sebelum tidur';
const early = '1 x 1 tablet, pagi sebelum makan';
const spoon = '3 x 1 sendok takar (5 ml)';

export const generalIllnesses: readonly Illness[] = [
  {
    ...{ code: 'J06.9', complaint: 'Demam dan batuk pilek sejak tiga hari', findings: 'Faring hiperemis, paru bersih' },
    ...{ plan: 'Istirahat, minum air hangat, kontrol bila demam lebih dari tiga hari', temperature: 38.2, restDays: 2 },
    ...{ from: 12, share: 24 },
    medicines: [
      ['Parasetamol 500 mg', 10, three],
      ['Gliseril guaiakolat 100 mg', 10, three],
      ['Vitamin C 50 mg', 10, two],
    ],
  },
  {
    ...{ code: 'J02.9', complaint: 'Nyeri menelan dan demam', findings: 'Tonsil T2-T2, faring hiperemis' },
    ...{ plan: 'Antibiotik dihabiskan, kontrol tiga hari lagi', temperature: 38.6, restDays: 2, from: 12, share: 9 },
    medicines: [
      ['Amoksisilin 500 mg', 15, three],
      ['Ibuprofen 400 mg', 10, two],
    ],
  },
  {
    ...{ code: 'I10', complaint: 'Kontrol tekanan darah, tengkuk terasa berat', findings: 'Tekanan darah tinggi' },
    ...{ plan: 'Diet rendah garam, kontrol sebulan lagi', systolic: 158, from: 40, share: 20 },
    medicines: [['Amlodipin 5 mg', 30, early]],
  },
  {
    ...{ code: 'E11.9', complaint: 'Kontrol gula darah', findings: 'Kaki tanpa luka, sensasi baik' },
    ...{ plan: 'Diet dan jalan kaki tiap hari, kontrol sebulan lagi', from: 40, share: 12 },
    ...{ treatments: ['Pemeriksaan gula darah sewaktu'] },
    medicines: [['Metformin 500 mg', 60, two]],
  },
  {
    ...{ code: 'K29.7', complaint: 'Nyeri ulu hati dan mual', findings: 'Nyeri tekan epigastrium' },
    ...{ plan: 'Makan teratur, hindari kopi dan pedas', restDays: 1, from: 15, share: 12 },
    medicines: [
      ['Omeprazol 20 mg', 10, early],
      ['Antasida', 10, three],
    ],
  },
  {
    ...{ code: 'M54.5', complaint: 'Nyeri pinggang setelah mengangkat beban', findings: 'Spasme paravertebra' },
    ...{ plan: 'Kompres hangat, hindari mengangkat beban', restDays: 2, from: 18, share: 10 },
    ...{ treatments: ['Injeksi intramuskular'] },
    medicines: [
      ['Asam mefenamat 500 mg', 10, three],
      ['Vitamin B kompleks', 10, two],
    ],
  },
  {
    ...{ code: 'R51', complaint: 'Nyeri kepala berulang', findings: 'Tanpa defisit neurologis' },
    ...{ plan: 'Tidur cukup, catat pencetusnya', from: 12, share: 8 },
    medicines: [['Parasetamol 500 mg', 10, three]],
  },
  {
    ...{ code: 'L50.9', complaint: 'Gatal dan bentol di kedua lengan', findings: 'Urtikaria' },
    ...{ plan: 'Hindari pencetus', share: 6 },
    medicines: [
      ['Cetirizine 10 mg', 10, one],
      ['Hidrokortison krim 2,5%', 1, 'Oleskan 2 x sehari'],
    ],
  },
  {
    ...{ code: 'E78.5', complaint: 'Kontrol kolesterol', findings: 'Keadaan umum baik' },
    ...{ plan: 'Kurangi gorengan, kontrol tiga bulan lagi', from: 40, share: 6 },
    medicines: [['Simvastatin 20 mg', 30, one]],
  },
  {
    ...{ code: 'S61.9', complaint: 'Luka gores di jari', findings: 'Luka 2 cm, tepi rata, bersih' },
    ...{ plan: 'Luka dijaga kering, ganti perban dua hari lagi', restDays: 1, share: 5 },
    ...{ treatments: ['Rawat luka sederhana'] },
    medicines: [['Gentamisin salep kulit 0,1%', 1, 'Oleskan 2 x sehari']],
  },
];

export const childIllnesses: readonly Illness[] = [
  {
    ...{ code: 'J06.9', complaint: 'Anak demam dan pilek sejak kemarin', findings: 'Sekret jernih, paru bersih' },
    ...{ plan: 'Cukup minum, kompres hangat, kontrol bila sesak', temperature: 38.4, upTo: 12, share: 12 },
    medicines: [['Parasetamol sirup 120 mg/5 ml', 1, spoon]],
  },
  {
    ...{ code: 'A09', complaint: 'Mencret lima kali sehari', findings: 'Turgor baik, bising usus meningkat' },
    ...{ plan: 'Oralit tiap mencret, ASI dan makan diteruskan', temperature: 37.6, upTo: 12, share: 6 },
    medicines: [['Oralit', 10, 'Bila perlu, maksimal 3 x 1 tablet']],
  },
  {
    ...{ code: 'Z00.1', complaint: 'Kontrol tumbuh kembang', findings: 'Tumbuh sesuai umur' },
    ...{ plan: 'Kembali bulan depan', upTo: 5, share: 5 },
    medicines: [],
  },
  {
    ...{ code: 'Z34.9', complaint: 'Kontrol kehamilan', findings: 'Tinggi fundus sesuai, denyut janin baik' },
    ...{ plan: 'Tablet tambah darah diteruskan, kontrol empat minggu lagi', from: 19, upTo: 40, share: 12 },
    medicines: [['Vitamin B kompleks', 30, one]],
  },
];

export const dentalIllnesses: readonly Illness[] = [
  {
    ...{ code: 'K02.9', complaint: 'Gigi berlubang, ngilu', findings: 'Karies dentin gigi 36' },
    ...{ plan: 'Tumpatan selesai, sikat gigi dua kali sehari', share: 10 },
    ...{ treatments: ['Tumpatan komposit satu permukaan'] },
    medicines: [['Asam mefenamat 500 mg', 6, three]],
  },
  {
    ...{ code: 'K05.3', complaint: 'Gusi berdarah saat menyikat gigi', findings: 'Kalkulus supragingiva' },
    ...{ plan: 'Kontrol enam bulan lagi', from: 15, share: 8 },
    ...{ treatments: ['Pembersihan karang gigi'] },
    medicines: [],
  },
  {
    ...{ code: 'K00.7', complaint: 'Gigi susu goyang', findings: 'Gigi 51 goyang derajat tiga, gigi tetap tumbuh' },
    ...{ plan: 'Gigit kapas 30 menit', upTo: 12, share: 5 },
    ...{ treatments: ['Ekstraksi gigi susu'] },
    medicines: [['Parasetamol sirup 120 mg/5 ml', 1, spoon]],
  },
];
