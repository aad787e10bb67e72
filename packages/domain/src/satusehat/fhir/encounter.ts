import type { ClassBasis } from '@alur/contracts/stay/commands';
import { coding, ownIdentifier, SYSTEMS } from './coded.js';
import { reference, type Planned, type Resource } from './references.js';
import type { Disposition, SentKind, SentPlace, SentVisit } from './visit.js';

export const ENCOUNTER = 'encounter';

const classes: Readonly<Record<SentKind, { code: string; display: string }>> = {
  outpatient: { code: 'AMB', display: 'ambulatory' },
  emergency: { code: 'EMER', display: 'emergency' },
  inpatient: { code: 'IMP', display: 'inpatient encounter' },
};

/** The first that a class's name matches; the ministry has no code for others. */
const wardClasses: readonly (readonly [RegExp, string])[] = [
  [/\bvvip\b/i, 'vvip'],
  [/\bvip\b/i, 'vip'],
  [/\b(3|iii)\b/i, '3'],
  [/\b(2|ii)\b/i, '2'],
  [/\b(1|i)\b/i, '1'],
];

const compared: Readonly<Record<ClassBasis, readonly [code: string, display: string]>> = {
  entitled: ['kelas-tetap', 'Kelas Tetap Perawatan'],
  upgrade: ['naik-kelas', 'Kenaikan Kelas Perawatan'],
  downgrade: ['turun-kelas', 'Penurunan Kelas Perawatan'],
  boarding: ['titip-rawat', 'Titip Kelas Perawatan'],
};

const serviceClass = (kind: SentKind, { inClass }: SentPlace): object[] => {
  const value = (system: string, code: string, display: string) => ({
    url: 'value',
    valueCodeableConcept: coding(system, code, display),
  });
  if (kind === 'outpatient') return [value(SYSTEMS.outpatientClass, 'reguler', 'Kelas Reguler')];
  const code = inClass && wardClasses.find(([name]) => name.test(inClass.name))?.[1];
  if (!inClass || !code) return [];
  return [
    value(SYSTEMS.inpatientClass, code, inClass.name),
    { url: 'upgradeClassIndicator', valueCodeableConcept: coding(SYSTEMS.upgradeClass, ...compared[inClass.basis]) },
  ];
};

/** No step may end before it began, whatever a corrected clock says. */
const period = (start: string, end: string) => ({ start, end: end < start ? start : end });

const placed = (visit: SentVisit, place: SentPlace) => {
  const extension = serviceClass(visit.kind, place);
  return {
    location: reference('Location', place.location),
    period: period(place.from, place.until),
    ...(extension.length > 0 && { extension: [{ url: SYSTEMS.serviceClassExtension, extension }] }),
  };
};

/** The steps, none of which begins before the one that it follows. */
const stepsOf = ({ course }: SentVisit) => {
  let latest = '';
  return course.map(({ status, at }) => {
    latest = at < latest ? latest : at;
    return { status, start: latest };
  });
};

const encounter = (visit: SentVisit, rest: Record<string, unknown>): Planned => {
  const identifier = ownIdentifier('encounter', visit.organizationId, String(visit.encounterId));
  return {
    localId: ENCOUNTER,
    identifier,
    resource: {
      resourceType: 'Encounter',
      identifier: [identifier],
      class: { system: SYSTEMS.actCode, ...classes[visit.kind] },
      subject: reference('Patient', visit.patient),
      participant: [
        {
          type: [coding(SYSTEMS.participation, 'ATND', 'attender')],
          individual: reference('Practitioner', visit.practitioner),
        },
      ],
      location: visit.places.map(each => placed(visit, each)),
      serviceProvider: reference('Organization', { id: visit.organizationId }),
      ...rest,
    },
  };
};

/** The visit while it went on: what its conditions and observations refer to before it can name them. */
export const encounterUnderWay = (visit: SentVisit): Planned => {
  const steps = stepsOf(visit);
  const statusHistory = steps.map(({ status, start }, at) => {
    const end = steps[at + 1]?.start;
    return { status, period: { start, ...(end !== undefined && { end }) } };
  });
  return encounter(visit, {
    status: steps.at(-1)?.status,
    period: { start: steps[0]?.start },
    statusHistory,
  });
};

const leaving = (disposition: Disposition) =>
  coding(disposition.startsWith('exp-') ? SYSTEMS.death : SYSTEMS.discharge, disposition);

/** Every entry of the history has an end, and there is a diagnosis (DOMAIN-WIRES 9.3, 10122 and 10457). */
export const encounterFinished = (visit: SentVisit, id: string, conditionIds: readonly string[]): Resource => {
  const steps = stepsOf(visit);
  const last = steps.at(-1)?.start ?? visit.finishedAt;
  const { end } = period(last, visit.finishedAt);
  return {
    ...encounter(visit, {
      status: 'finished',
      period: period(steps[0]?.start ?? end, end),
      statusHistory: [
        ...steps.map(({ status, start }, at) => ({ status, period: period(start, steps[at + 1]?.start ?? end) })),
        { status: 'finished', period: { start: end, end } },
      ],
      diagnosis: visit.diagnoses.map(({ name }, at) => ({
        condition: reference('Condition', { id: conditionIds[at] ?? '', name }),
        use: coding(SYSTEMS.diagnosisRole, 'DD', 'Discharge diagnosis'),
        rank: at + 1,
      })),
      ...(visit.disposition && { hospitalization: { dischargeDisposition: leaving(visit.disposition) } }),
    }).resource,
    id,
  };
};
