import type { AdmissionMode } from '@alur/contracts/casemix/enums';
import type { ClaimData, ClaimRow } from '@alur/contracts/casemix/rows';
import type { ChosenPerson } from '@/selectors/staff-selector';
import { formatDateTime, instantAt, localClock, localDate } from '@/ui/format';
import type { Episode } from './use-episode';

export interface TypedSpan {
  key: number;
  fromDay: string;
  fromTime: string;
  untilDay: string;
  untilTime: string;
}

export interface DataValues {
  admissionMode: AdmissionMode;
  careClass: string;
  upgrade_class: '' | NonNullable<ClaimData['upgrade']>['class'];
  upgrade_days: number | null;
  upgrade_payer: NonNullable<ClaimData['upgrade']>['payer'];
  icuLos: number | null;
  ventilation: TypedSpan[];
  birthWeight: number | null;
  systolic: number | null;
  diastolic: number | null;
  dischargeStatus: string;
  attendingDoctorId: ChosenPerson | null;
  subAcuteAdl: number | null;
  chronicAdl: number | null;
}

const typedSpan = ({ from, until }: ClaimData['ventilation'][number], at: number): TypedSpan => ({
  ...{ key: at, fromDay: localDate(from), fromTime: localClock(from) },
  ...{ untilDay: localDate(until), untilTime: localClock(until) },
});

const typed = (data: ClaimData): DataValues => {
  const { icuLos, birthWeight, systolic, diastolic, subAcuteAdl, chronicAdl, upgrade, attendingDoctor } = data;
  return {
    ...{ icuLos, birthWeight, systolic, diastolic, subAcuteAdl, chronicAdl, admissionMode: data.admissionMode },
    ...{ careClass: String(data.careClass), dischargeStatus: String(data.dischargeStatus) },
    ...{ upgrade_class: upgrade?.class ?? '', upgrade_days: upgrade?.days ?? null },
    ...{ upgrade_payer: upgrade?.payer ?? 'peserta', ventilation: data.ventilation.map(typedSpan) },
    attendingDoctorId: { id: attendingDoctor.staffId, name: attendingDoctor.name },
  };
};

/** What was saved, else what the records say. */
export const valuesOf = ({ data, care }: ClaimRow, { main, computed }: Episode): DataValues => {
  if (data) return typed(data);
  const { doctorId, doctorName, pressure } = main ?? {};
  const whole = (value: number | null | undefined) =>
    value === null || value === undefined ? null : Math.round(value);
  return {
    ...{ admissionMode: computed.admissionMode, dischargeStatus: String(computed.dischargeStatus) },
    careClass: String(care === 'inpatient' ? (main?.letter?.classEntitled ?? 3) : 3),
    ...{ upgrade_class: '', upgrade_days: null, upgrade_payer: 'peserta', icuLos: computed.icuLos, ventilation: [] },
    ...{ birthWeight: whole(main?.birthWeight), systolic: whole(pressure?.systolic) },
    ...{ diastolic: whole(pressure?.diastolic), subAcuteAdl: null, chronicAdl: null },
    attendingDoctorId: doctorId ? { id: doctorId, name: doctorName ?? '' } : null,
  };
};

const wholeSpans = (spans: readonly TypedSpan[]) =>
  spans.flatMap(({ fromDay, fromTime, untilDay, untilTime }) =>
    fromDay && fromTime && untilDay && untilTime
      ? [{ from: instantAt(fromDay, fromTime), until: instantAt(untilDay, untilTime) }]
      : [],
  );

const body = (values: DataValues) => {
  const { admissionMode, icuLos, birthWeight, systolic, diastolic, subAcuteAdl, chronicAdl } = values;
  const isUpgraded = values.upgrade_class !== '';
  return {
    ...{ admissionMode, icuLos, birthWeight, systolic, diastolic, subAcuteAdl, chronicAdl },
    ...{ careClass: Number(values.careClass), dischargeStatus: Number(values.dischargeStatus) },
    upgrade: isUpgraded
      ? { class: values.upgrade_class, days: values.upgrade_days, payer: values.upgrade_payer }
      : null,
    ventilation: wholeSpans(values.ventilation),
    attendingDoctorId: values.attendingDoctorId?.id ?? null,
  };
};

/** The body that is sent; spans that are not whole yet are left out. */
export const bodyOf = Object.assign(body, { spans: wholeSpans });

/** What another has saved meanwhile. */
export const wordsOf = ({ data }: ClaimRow): Record<keyof DataValues, string> => {
  const values = data ? typed(data) : null;
  const said = Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [name, typeof value === 'object' ? '' : String(value)]),
  ) as Record<keyof DataValues, string>;
  return {
    ...said,
    attendingDoctorId: data?.attendingDoctor.name ?? '',
    ventilation: (data?.ventilation ?? [])
      .map(({ from, until }) => `${formatDateTime(from)} – ${formatDateTime(until)}`)
      .join('\n'),
  };
};
