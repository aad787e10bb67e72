import { countedIn } from '@alur/contracts/medication/counted';
import type { CompoundMethod } from '@alur/contracts/prescription/lines';
import { coding, ownIdentifier, SYSTEMS } from './coded.js';
import type { PrescriptionLine, SentDispense, SentPrescription } from './medicines-read.js';
import { aboutVisit, answering, organizationOf } from './of-visit.js';
import { joined, toOwn, type LeftOut, type Plan, type Planned } from './references.js';
import { drugFormOf, routeOf, ucumOf } from './units.js';
import type { SentVisit } from './visit.js';

/** DOMAIN-WIRES 9.4: not compounded; each pack has the written dose (*d.t.d.*); the amount is divided over the packs. */
const types: Readonly<Record<'single' | CompoundMethod, readonly [code: string, display: string]>> = {
  single: ['NC', 'Non-compound'],
  dtd: ['SD', 'Gives of such doses'],
  non_dtd: ['EP', 'Divide into equal parts'],
};

const typeExtension = (type: 'single' | CompoundMethod) => ({
  extension: [
    { url: SYSTEMS.medicationTypeExtension, valueCodeableConcept: coding(SYSTEMS.medicationType, ...types[type]) },
  ],
});

const medication = (visit: SentVisit, localId: string, rest: object): Planned => {
  const identifier = ownIdentifier('medication', visit.organizationId, `${visit.encounterId}-${localId}`);
  return {
    localId,
    identifier,
    resource: {
      resourceType: 'Medication',
      meta: { profile: [SYSTEMS.medicationProfile] },
      identifier: [identifier],
      status: 'active',
      ...rest,
    },
  };
};

const kfaOf = ({ known }: SentVisit, medicineId: number): string | null =>
  known.medicines.get(medicineId)?.kfaCode?.trim() || null;

/** A line by our names, and whether SATUSEHAT can know what it is. */
interface Line {
  readonly of: SentPrescription;
  readonly line: PrescriptionLine;
  readonly medicationId: string;
  readonly form: string | null;
}

/** The only form that the ministry's list is known to call so (DOMAIN-WIRES 9.4). */
const formOf = (form: string | null) =>
  drugFormOf(form) === 'TAB' && { form: coding(SYSTEMS.medicationForm, 'BS066', 'Tablet') };

const singleMedication = (visit: SentVisit, medicineId: number): Planned =>
  medication(visit, `medication-${medicineId}`, {
    code: coding(SYSTEMS.kfa, kfaOf(visit, medicineId) ?? '', visit.known.medicines.get(medicineId)?.name),
    ...formOf(visit.known.medicines.get(medicineId)?.form ?? null),
    ...typeExtension('single'),
  });

/** A dose per pack, or what is divided over all of them, in the written unit. */
const compoundMedication = (visit: SentVisit, { line, medicationId, form }: Line): Planned => {
  const drugForm = drugFormOf(form);
  return medication(visit, medicationId, {
    code: { text: line.name },
    ingredient: line.components.map(({ medicineId, name, dose, doseUnit }) => ({
      itemCodeableConcept: coding(SYSTEMS.kfa, kfaOf(visit, medicineId) ?? '', name),
      isActive: true,
      ...(drugForm !== undefined && {
        strength: {
          numerator: { value: dose, unit: doseUnit, system: SYSTEMS.ucum, code: ucumOf(doseUnit) },
          denominator: {
            ...{ value: line.method === 'non_dtd' ? line.quantity : 1, unit: drugForm },
            ...{ system: SYSTEMS.drugForm, code: drugForm },
          },
        },
      }),
    })),
    ...typeExtension(line.method ?? 'dtd'),
  });
};

/** Without a word of v3-orderableDrugForm for its form there is no quantity, since KFA's units are refused (10050). */
const quantityOf = (value: number, { line, form }: Line) => {
  const code = drugFormOf(form);
  return code !== undefined && { quantity: { value, unit: line.unit, system: SYSTEMS.drugForm, code } };
};

/** The directions as they were written; how often a day and how much at a time only where they say it. */
const instructionsOf = (it: Line) => {
  const { line, form } = it;
  const { times = 0, dose = null } = countedIn(line) ?? {};
  const route = routeOf(line.route);
  const code = drugFormOf(form);
  return {
    dosageInstruction: [
      {
        sequence: 1,
        patientInstruction: line.signa,
        ...(times > 0 && { timing: { repeat: { frequency: times, period: 1, periodUnit: 'd' } } }),
        ...(route && { route: coding(SYSTEMS.route, route.code, route.display) }),
        ...(dose !== null &&
          code !== undefined && {
            doseAndRate: [
              {
                type: coding('http://terminology.hl7.org/CodeSystem/dose-rate-type', 'ordered', 'Ordered'),
                doseQuantity: {
                  ...{ value: dose, unit: line.unit },
                  ...{ system: SYSTEMS.drugForm, code },
                },
              },
            ],
          }),
      },
    ],
  };
};

const identifiersOf = (visit: SentVisit, { of, line }: Line, item: string) => {
  const { organizationId, encounterId } = visit;
  const prescription = `${encounterId}-prescription-${of.prescriptionId}`;
  return [
    ownIdentifier('prescription', organizationId, prescription),
    ownIdentifier('prescription-item', organizationId, `${prescription}-${line.lineId}${item}`),
  ] as const;
};

const categoryOf = ({ kind }: SentVisit, { supply }: SentPrescription): readonly [code: string, display: string] =>
  supply === 'take_home'
    ? ['discharge', 'Discharge']
    : kind === 'inpatient'
      ? ['inpatient', 'Inpatient']
      : ['outpatient', 'Outpatient'];

const requestName = ({ of, line }: Line): string => `medication-request-${of.prescriptionId}-${line.lineId}`;

const request = (visit: SentVisit, encounterId: string, it: Line): Planned => {
  const { of, line } = it;
  const [prescription, item] = identifiersOf(visit, it, '');
  const isStopped = of.stopped.includes(line.lineId);
  const supply = line.days !== null && {
    expectedSupplyDuration: { value: line.days, unit: 'days', system: SYSTEMS.ucum, code: 'd' },
  };
  return {
    localId: requestName(it),
    identifier: item,
    resource: {
      resourceType: 'MedicationRequest',
      identifier: [prescription, item],
      status: isStopped ? 'stopped' : of.isDone ? 'completed' : 'active',
      intent: 'order',
      category: [coding(SYSTEMS.requestCategory, ...categoryOf(visit, of))],
      priority: 'routine',
      medicationReference: { ...toOwn('Medication', it.medicationId), display: line.name },
      ...aboutVisit(visit, encounterId),
      authoredOn: of.writtenAt,
      requester: answering(visit, of.requesterId),
      ...instructionsOf(it),
      dispenseRequest: {
        numberOfRepeatsAllowed: line.iterations,
        ...quantityOf(line.quantity, it),
        ...supply,
        performer: organizationOf(visit),
      },
    },
  };
};

const dispense = (visit: SentVisit, encounterId: string, it: Line, given: SentDispense): Planned => {
  const { of, line } = it;
  const [prescription, item] = identifiersOf(visit, it, `-${given.dispense}`);
  const { subject, encounter: context } = aboutVisit(visit, encounterId);
  const medicationId = given.medicineId === null ? it.medicationId : `medication-${given.medicineId}`;
  return {
    localId: `medication-dispense-${of.prescriptionId}-${line.lineId}-${given.dispense}`,
    identifier: item,
    resource: {
      resourceType: 'MedicationDispense',
      identifier: [prescription, item],
      status: 'completed',
      category: coding(SYSTEMS.dispenseCategory, ...categoryOf(visit, of)),
      medicationReference: toOwn('Medication', medicationId),
      subject,
      context,
      performer: [{ actor: answering(visit, given.staffId) }],
      authorizingPrescription: [toOwn('MedicationRequest', requestName(it))],
      ...quantityOf(given.quantity, it),
      ...(line.days !== null && {
        daysSupply: { value: line.days, unit: 'days', system: SYSTEMS.ucum, code: 'd' },
      }),
      whenPrepared: given.preparedAt,
      whenHandedOver: given.handedOverAt,
      ...instructionsOf(it),
    },
  };
};

const linePlan = (visit: SentVisit, encounterId: string, of: SentPrescription, line: PrescriptionLine): Plan => {
  const { medicineId } = line;
  const medicationId =
    medicineId === null ? `medication-${of.prescriptionId}-${line.lineId}` : `medication-${medicineId}`;
  const it: Line = { of, line, medicationId, form: line.form };
  const missing = (resourceType: string, localId: string): Plan => {
    const left: LeftOut = { resourceType, localId, name: line.name, leftOutFor: 'kfa_missing' };
    return { resources: [], leftOut: [left] };
  };
  const needed = medicineId === null ? line.components.map(each => each.medicineId) : [medicineId];
  if (needed.some(id => kfaOf(visit, id) === null)) return missing('MedicationRequest', requestName(it));
  const own = medicineId === null ? compoundMedication(visit, it) : singleMedication(visit, medicineId);
  const given = of.dispenses.filter(({ lineId }) => lineId === line.lineId);
  return joined([
    { resources: [own, request(visit, encounterId, it)], leftOut: [] },
    ...given.map(each => {
      const { medicineId: instead } = each;
      const planned = dispense(visit, encounterId, it, each);
      if (instead === null || instead === medicineId) return { resources: [planned], leftOut: [] };
      if (kfaOf(visit, instead) === null) return missing('MedicationDispense', planned.localId);
      return { resources: [singleMedication(visit, instead), planned], leftOut: [] };
    }),
  ]);
};

/** Prescriptions and what was handed over by them; a medicine that is in several lines is sent once. */
export const medicinesPlan = (visit: SentVisit, encounterId: string): Plan => {
  const { resources, leftOut } = joined(
    visit.prescriptions.flatMap(of => of.lines.map(line => linePlan(visit, encounterId, of, line))),
  );
  const once = new Map(resources.map(each => [each.localId, each]));
  return { resources: [...once.values()], leftOut };
};
