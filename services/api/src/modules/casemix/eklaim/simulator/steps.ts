/** The stages of a claim in their order. */
const stages = [
  ...(['new', 'data', 'idrg-coded', 'idrg-grouped', 'idrg-final', 'imported'] as const),
  ...(['inacbg-coded', 'inacbg-grouped', 'inacbg-final', 'final', 'sent'] as const),
];
export type Stage = (typeof stages)[number];

export interface Claim {
  stage: Stage;
  readonly recordNumber: string;
  readonly data: Record<string, unknown>;
  diagnoses: string;
  procedures: string;
}
export interface Question {
  readonly metadata: { readonly method: string } & Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>>;
}
type Claims = Map<string, Claim>;
type Step = (question: Question, claims: Claims) => object;

export const refused = (error_no: string, message: string, more: object = {}) => ({
  ...{ metadata: { code: 400, message, error_no }, ...more },
});

const letterIn = ({ metadata, data }: Question): string => String(metadata['nomor_sep'] ?? data['nomor_sep']);
const isBefore = (stage: Stage, other: Stage): boolean => stages.indexOf(stage) < stages.indexOf(other);

/** A step of a claim that is there. */
const ofClaim =
  (step: (claim: Claim, question: Question) => object): Step =>
  (question, claims) => {
    const claim = claims.get(letterIn(question));
    return claim ? step(claim, question) : refused('E2004', 'Nomor SEP tidak ditemukan');
  };

/** From exactly this stage, or one of these, to the next. */
const forward = (
  from: readonly Stage[],
  to: Stage,
  [errorNo, words]: readonly [string, string],
  answer: ClaimStep = () => ({}),
) =>
  ofClaim((claim, question) => {
    if (!from.includes(claim.stage)) return refused(errorNo, words);
    const said = answer(claim, question);
    if (!('metadata' in said)) claim.stage = to;
    return said;
  });
type ClaimStep = (claim: Claim, question: Question) => object;

const back = (from: Stage, to: Stage) =>
  ofClaim(claim => {
    if (claim.stage === 'sent') return refused('E2039', 'Klaim sudah terkirim');
    if (isBefore(claim.stage, from)) return refused('E2018', 'Klaim belum final');
    claim.stage = to;
    return {};
  });

const notEditable = ['E2011', 'Klaim tidak dapat diedit'] as const;

/** Codes of Z99 are valid in iDRG alone; those of R99 nowhere. */
const expanded = (codes: string, system: string) =>
  codes
    .split('#')
    .filter(Boolean)
    .map(code => {
      const isValid = !code.startsWith('R99') && !(system === 'inacbg' && code.startsWith('Z99'));
      const metadata = isValid
        ? { code: 200, message: 'Ok' }
        : { code: 400, error_no: system === 'idrg' ? 'E2063' : 'E2101', message: 'IM tidak berlaku' };
      return { code, validcode: isValid ? '1' : '0', metadata };
    });

const codes = (kind: 'diagnoses' | 'procedures', field: string, from: readonly Stage[], to: Stage) =>
  forward(from, to, notEditable, (claim, { metadata, data }) => {
    claim[kind] = String(data[field]);
    return { data: { string: data[field], expanded: expanded(claim[kind], metadata.method.split('_')[0] ?? '') } };
  });

const idrg = (claim: Claim) => {
  const isSex = claim.diagnoses.startsWith('O');
  const [drg_code, drg_description] = isSex ? ['3611199', 'Ungroupable: sex'] : ['1044', 'Pneumonia ringan'];
  claim.stage = 'idrg-grouped';
  return { response_idrg: { mdc_number: '04', drg_code, drg_description, script_version: '1.0.12', nbr: '1' } };
};

const inacbg = (claim: Claim) => {
  claim.stage = 'inacbg-grouped';
  const cbg = { code: 'J-4-16-I', description: 'SIMPLE PNEUMONIA RINGAN' };
  return {
    response_inacbg: { cbg, base_tariff: '2500000', tariff: '2750000', kelas: 'kelas_3', inacbg_version: '5.10' },
  };
};

const grouper = ofClaim((claim, { metadata }) => {
  const [coded, group] =
    metadata['grouper'] === 'idrg' ? (['idrg-coded', idrg] as const) : (['inacbg-coded', inacbg] as const);
  return claim.stage === coded ? group(claim) : refused('E2011', 'Klaim tidak dapat dikelompokkan pada tahap ini');
});

const newClaim: Step = ({ data }, claims) => {
  const letter = String(data['nomor_sep']);
  const known = claims.get(letter);
  if (known)
    return refused('E2007', 'Duplikasi nomor SEP', { duplicate: [{ nomor_rm: known.recordNumber, nama_pasien: '' }] });
  const claim: Claim = {
    stage: 'new',
    recordNumber: String(data['nomor_rm']),
    data: {},
    diagnoses: '',
    procedures: '',
  };
  claims.set(letter, claim);
  return { response: { patient_id: 1, admission_id: 1, hospital_admission_id: 1 } };
};

const setData = forward(['new', 'data', 'idrg-coded', 'idrg-grouped'], 'data', notEditable, (claim, { data }) => {
  if (!data['payor_id']) return refused('E2051', 'payor_id kosong');
  if (!/^\d{16}$/.test(String(data['coder_nik']))) return refused('E2006', 'NIK koder tidak dikenal');
  Object.assign(claim.data, data);
  return {};
});

/** DOMAIN-WIRES 8.2: what it answers to each method. */
export const steps: Readonly<Record<string, Step>> = {
  new_claim: newClaim,
  set_claim_data: setData,
  idrg_diagnosa_set: codes('diagnoses', 'diagnosa', ['data', 'idrg-coded'], 'idrg-coded'),
  idrg_procedure_set: codes('procedures', 'procedure', ['data', 'idrg-coded'], 'idrg-coded'),
  grouper,
  idrg_grouper_final: forward(['idrg-grouped'], 'idrg-final', ['E2063', 'Hasil grouper tidak valid']),
  idrg_to_inacbg_import: forward(['idrg-final'], 'imported', ['E2018', 'iDRG belum final']),
  inacbg_diagnosa_set: codes('diagnoses', 'diagnosa', ['imported', 'inacbg-coded'], 'inacbg-coded'),
  inacbg_procedure_set: codes('procedures', 'procedure', ['imported', 'inacbg-coded'], 'inacbg-coded'),
  inacbg_grouper_final: forward(['inacbg-grouped'], 'inacbg-final', ['E2017', 'Klaim belum dikelompokkan']),
  claim_final: forward(['inacbg-final'], 'final', ['E2018', 'INA-CBG belum final']),
  send_claim_individual: forward(['final'], 'sent', ['E2018', 'Klaim belum final']),
  reedit_claim: back('final', 'inacbg-final'),
  inacbg_grouper_reedit: back('inacbg-final', 'imported'),
  idrg_grouper_reedit: back('idrg-final', 'data'),
  get_claim_status: ofClaim(claim => ({ data: { status_kirim: claim.stage === 'sent' ? '1' : '0' } })),
  search_diagnosis: () => ({ response: { data: [['Cholera', 'A00']] } }),
};
