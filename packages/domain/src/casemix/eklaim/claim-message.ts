import { ventilatorHours } from '@alur/contracts/casemix/episode';
import type { ClaimRow, ClaimData, Coded, CodedProcedureRow } from '@alur/contracts/casemix/rows';
import { bucketNames, type Tariff } from '@alur/contracts/casemix/tariff';
import type { Gender } from '@alur/contracts/kernel/enums';

/** What of a facility's credentials E-Klaim asks with each claim. */
export interface Coder {
  readonly coderNik: string;
  readonly tariffCode: string;
}

/** The patient as E-Klaim registers her. */
export interface ClaimedPatient {
  readonly cardNumber: string;
  readonly recordNumber: string;
  readonly name: string;
  readonly birthDate: string;
  readonly gender: Gender;
}

/** A final claim, with moments of the facility's clock, `yyyy-MM-ddTHH:mm`. */
export interface SentClaim {
  readonly letterNumber: string;
  readonly care: ClaimRow['care'];
  readonly enteredAt: string;
  readonly leftAt: string;
  readonly data: ClaimData;
  /** Begin and end of all time on the ventilator. */
  readonly ventilated: { readonly from: string; readonly until: string } | null;
  readonly tariff: Tariff;
  readonly diagnoses: readonly Coded[];
  readonly procedures: readonly CodedProcedureRow[];
  readonly patient: ClaimedPatient;
}

/** DOMAIN-WIRES 8.2: a field that is omitted or empty stays as it is there; this clears it. */
const NONE = '#';
const orNone = (value: number | null | undefined): string =>
  value === null || value === undefined ? NONE : String(value);

/** `yyyy-MM-dd HH:mm:ss`; a day alone begins at midnight. */
const moment = (local: string): string => `${local.slice(0, 10)} ${local.slice(11, 16) || '00:00'}:00`;

export const newClaim = ({ letterNumber, patient }: SentClaim) => ({
  ...{ nomor_kartu: patient.cardNumber, nomor_sep: letterNumber, nomor_rm: patient.recordNumber },
  ...{ nama_pasien: patient.name, tgl_lahir: moment(patient.birthDate), gender: patient.gender === 'male' ? '1' : '2' },
});

/** The codes in their order, the primary diagnosis first. */
export const diagnosesOf = (codes: readonly Coded[]): string => codes.map(({ code }) => code).join('#') || NONE;

/** What was done several times says so: `86.28+2`. */
export const proceduresOf = (codes: readonly CodedProcedureRow[]): string =>
  codes.map(({ code, quantity }) => (quantity > 1 ? `${code}+${quantity}` : code)).join('#') || NONE;

const upgradeOf = ({ upgrade }: ClaimData) =>
  upgrade === null
    ? { upgrade_class_ind: '0' }
    : {
        ...{ upgrade_class_ind: '1', upgrade_class_class: upgrade.class },
        ...{ upgrade_class_los: String(upgrade.days), upgrade_class_payor: upgrade.payer },
      };

const intensiveOf = ({ data: { icuLos, ventilation }, ventilated }: SentClaim) => ({
  ...{ icu_indikator: icuLos === null ? '0' : '1', icu_los: String(icuLos ?? 0) },
  ventilator_hour: String(ventilatorHours(ventilation)),
  ventilator:
    ventilated === null
      ? { use_ind: '0' }
      : { use_ind: '1', start_dttm: moment(ventilated.from), stop_dttm: moment(ventilated.until) },
});

/** DOMAIN-WIRES 8.3; values that nothing here knows are omitted, so that what was typed there stays. */
export const claimData = (claim: SentClaim, { coderNik, tariffCode }: Coder) => {
  const { data, patient, tariff } = claim;
  return {
    ...{ nomor_sep: claim.letterNumber, nomor_kartu: patient.cardNumber },
    ...{ tgl_masuk: moment(claim.enteredAt), tgl_pulang: moment(claim.leftAt), cara_masuk: data.admissionMode },
    ...{ jenis_rawat: claim.care === 'inpatient' ? '1' : '2', kelas_rawat: String(data.careClass) },
    ...{ adl_sub_acute: orNone(data.subAcuteAdl), adl_chronic: orNone(data.chronicAdl) },
    ...intensiveOf(claim),
    ...upgradeOf(data),
    ...{ birth_weight: orNone(data.birthWeight), sistole: orNone(data.systolic), diastole: orNone(data.diastolic) },
    discharge_status: String(data.dischargeStatus),
    tarif_rs: Object.fromEntries(bucketNames.map(name => [name, String(tariff[name])])),
    ...{ nama_dokter: data.attendingDoctor.name, kode_tarif: tariffCode },
    ...{ payor_id: '3', payor_cd: 'JKN', coder_nik: coderNik },
  };
};
