export const modalities = [
  { name: 'Rontgen', abbreviation: 'CR', description: 'Foto polos', magnetic: false },
  { name: 'Ultrasonografi', abbreviation: 'US', description: null, magnetic: false },
  { name: 'CT scan', abbreviation: 'CT', description: null, magnetic: false },
  { name: 'MRI', abbreviation: 'MR', description: 'Medan magnet 1,5 tesla', magnetic: true },
] as const;

export const methods = [
  { name: 'Polos', abbreviation: null, description: 'Tanpa kontras' },
  { name: 'Kontras intravena', abbreviation: 'IV', description: null },
  { name: 'Doppler', abbreviation: null, description: null },
] as const;

export const systems = [
  { name: 'Toraks', abbreviation: 'TOR', description: null },
  { name: 'Abdomen', abbreviation: 'ABD', description: null },
  { name: 'Muskuloskeletal', abbreviation: 'MSK', description: null },
  { name: 'Saraf pusat', abbreviation: 'SSP', description: null },
] as const;

interface Examination {
  name: string;
  code: string;
  modality: (typeof modalities)[number]['name'];
  method: (typeof methods)[number]['name'];
  system: (typeof systems)[number]['name'];
  icd9Code?: string;
  contrast: boolean;
  minutes: number;
  goalMinutes: number;
  preparation?: string;
  findingsTemplate?: string;
  impressionTemplate?: string;
  price: number;
  bpjsPrice?: number;
}

const chest = {
  findings:
    'Cor: tidak membesar, CTR < 50%.\nPulmo: corakan bronkovaskular normal, tidak tampak infiltrat.\n' +
    'Sinus kostofrenikus kanan dan kiri lancip.\nTulang dan jaringan lunak baik.',
  impression: 'Cor dan pulmo dalam batas normal.',
};
const abdomen = {
  findings:
    'Hepar: ukuran normal, parenkim homogen.\nKandung empedu: dinding tidak menebal, tidak tampak batu.\n' +
    'Ginjal kanan dan kiri: ukuran normal, tidak tampak batu atau hidronefrosis.\nLien dan pankreas baik.',
  impression: 'USG abdomen dalam batas normal.',
};
const templates = ({ findings, impression }: typeof chest) => ({
  findingsTemplate: findings,
  impressionTemplate: impression,
});

export const examinations: readonly Examination[] = [
  {
    ...{ name: 'Foto toraks PA', code: 'TOR-PA', modality: 'Rontgen', method: 'Polos', system: 'Toraks' },
    ...{
      icd9Code: '87.44',
      contrast: false,
      minutes: 10,
      goalMinutes: 120,
      price: 120_000,
      bpjsPrice: 95_000,
      ...templates(chest),
    },
    preparation: 'Lepaskan kalung dan pakaian berkancing logam.',
  },
  {
    ...{ name: 'Foto genu AP/lateral', code: 'GENU', modality: 'Rontgen', method: 'Polos', system: 'Muskuloskeletal' },
    ...{ icd9Code: '88.27', contrast: false, minutes: 10, goalMinutes: 120, price: 150_000 },
  },
  {
    ...{ name: 'USG abdomen', code: 'USG-ABD', modality: 'Ultrasonografi', method: 'Polos', system: 'Abdomen' },
    ...{
      icd9Code: '88.76',
      contrast: false,
      minutes: 20,
      goalMinutes: 180,
      price: 275_000,
      bpjsPrice: 210_000,
      ...templates(abdomen),
    },
    preparation: 'Puasa 6 jam. Minum air putih dan menahan kencing satu jam sebelumnya.',
  },
  {
    ...{ name: 'CT kepala tanpa kontras', code: 'CT-KEP', modality: 'CT scan', method: 'Polos', system: 'Saraf pusat' },
    ...{ icd9Code: '87.03', contrast: false, minutes: 20, goalMinutes: 240, price: 850_000 },
  },
  {
    ...{ name: 'CT abdomen dengan kontras', code: 'CT-ABD', modality: 'CT scan', method: 'Kontras intravena' },
    ...{ system: 'Abdomen', icd9Code: '88.01', contrast: true, minutes: 40, goalMinutes: 360, price: 1_650_000 },
    preparation: 'Puasa 4–6 jam. Bawa hasil kreatinin tidak lebih lama dari 30 hari.',
  },
  {
    ...{ name: 'MRI lutut', code: 'MR-LUT', modality: 'MRI', method: 'Polos', system: 'Muskuloskeletal' },
    ...{ icd9Code: '88.94', contrast: false, minutes: 45, goalMinutes: 480, price: 2_250_000 },
    preparation: 'Lepaskan semua logam. Beri tahu petugas bila memakai implan atau alat pacu jantung.',
  },
];

const critical = {
  findings:
    'Tampak garis pleura viseral di hemitoraks kanan, tanpa corakan paru di lateralnya.\nTrakea bergeser ke kiri.',
  impression: 'Pneumotoraks kanan.',
  recommendation: 'Segera ditangani, tunjukkan kepada dokter jaga.',
};
const knee = {
  findings: 'Tulang-tulang utuh, tidak tampak garis fraktur.\nSela sendi tidak menyempit.',
  impression: 'Tidak tampak kelainan tulang.',
};

/** What is reported of an examination. */
export const reports = (code: string, isCritical: boolean) => {
  if (isCritical) return critical;
  const found = examinations.find(each => each.code === code);
  const { findingsTemplate: findings = knee.findings, impressionTemplate: impression = knee.impression } = found ?? {};
  return { findings, impression, recommendation: '' };
};
