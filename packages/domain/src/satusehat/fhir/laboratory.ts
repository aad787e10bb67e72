import { coding, ownIdentifier, SYSTEMS } from './coded.js';
import type { SentLaboratoryOrder, SentResult, SentSpecimen } from './laboratory-read.js';
import { aboutVisit, answering } from './of-visit.js';
import { joined, toOwn, type LeftOut, type Plan, type Planned } from './references.js';
import { ucumOf } from './units.js';
import type { SentVisit } from './visit.js';

/** A result of an order, by the LOINC code of its parameter. */
interface Examined {
  readonly of: SentLaboratoryOrder;
  readonly result: SentResult;
  readonly loinc: string;
  readonly about: ReturnType<typeof aboutVisit>;
}

const nameOf = (kind: string, { of, result }: Pick<Examined, 'of' | 'result'>) =>
  `laboratory-${kind}-${of.orderId}-${result.test.parameterId}`;
/** By its tube, so that a sample that is taken again is another one. */
const specimenName = ({ orderId }: SentLaboratoryOrder, { number }: SentSpecimen) =>
  `laboratory-specimen-${orderId}-${number}`;

const planned = (localId: string, identifier: Planned['identifier'], resource: Planned['resource']): Planned => ({
  ...{ localId, identifier },
  resource: { ...resource, identifier: [identifier] },
});

const codeOf = ({ loinc, result }: Examined) => coding(SYSTEMS.loinc, loinc, result.test.name);

const request = (visit: SentVisit, it: Examined): Planned => {
  const { of, result, about } = it;
  const localId = nameOf('request', it);
  return planned(localId, ownIdentifier('servicerequest', visit.organizationId, `${visit.encounterId}-${localId}`), {
    resourceType: 'ServiceRequest',
    ...{ status: 'active', intent: 'order', priority: of.isUrgent ? 'urgent' : 'routine' },
    category: [coding(SYSTEMS.snomed, '108252007', 'Laboratory procedure')],
    code: codeOf(it),
    ...about,
    occurrenceDateTime: of.scheduledAt,
    authoredOn: of.orderedAt,
    requester: answering(visit, of.requesterId),
    performer: [answering(visit, result.validatedBy)],
  });
};

/** Its kind in the facility's words, since the catalogue of samples has no code of SNOMED's. */
const specimen = (visit: SentVisit, of: SentLaboratoryOrder, one: SentSpecimen, its: readonly Examined[]): Planned => {
  const localId = specimenName(of, one);
  return planned(localId, ownIdentifier('specimen', visit.organizationId, `${visit.encounterId}-${localId}`), {
    resourceType: 'Specimen',
    status: 'available',
    type: { text: one.name },
    subject: aboutVisit(visit, '').subject,
    request: its.map(each => toOwn('ServiceRequest', nameOf('request', each))),
    collection: { collectedDateTime: one.collectedAt },
    ...(one.receivedAt !== null && { receivedTime: one.receivedAt }),
  });
};

const quantity = (value: number, unit: string | null) => {
  const code = unit === null || unit.trim() === '' ? '1' : ucumOf(unit);
  return { value, unit: unit ?? code, system: SYSTEMS.ucum, code };
};

/** A number with a unit is a quantity; whatever else was measured is said in words (10012). */
const valueOf = ({ value }: SentResult) =>
  value.number !== null && value.unit !== null && value.unit.trim() !== ''
    ? {
        valueQuantity: {
          ...quantity(value.number, value.unit),
          ...(value.comparator !== null && { comparator: value.comparator }),
        },
      }
    : { valueString: value.text };

const rangeOf = ({ value: { reference, unit } }: SentResult) => {
  if (!reference) return {};
  const { low, high, text } = reference;
  if (low === null && high === null && text === null) return {};
  const bounds = {
    ...(low !== null && { low: quantity(low, unit) }),
    ...(high !== null && { high: quantity(high, unit) }),
    ...(text !== null && { text }),
  };
  return { referenceRange: [bounds] };
};

const interpretationOf = ({ value: { flag } }: SentResult) =>
  flag !== null && flag !== 'INVALID' && { interpretation: [coding(SYSTEMS.interpretation, flag)] };

/** The sample that it was measured in, if one was taken that is still known. */
const specimenOf = ({ of, result }: Examined) =>
  of.specimens.find(({ specimenId }) => specimenId === result.test.specimen?.specimenId);

const observation = (visit: SentVisit, it: Examined): Planned => {
  const { of, result, about } = it;
  const localId = nameOf('observation', it);
  const sample = specimenOf(it);
  return planned(localId, ownIdentifier('observation', visit.organizationId, `${visit.encounterId}-${localId}`), {
    resourceType: 'Observation',
    status: result.isCorrected ? 'corrected' : 'final',
    category: [coding(SYSTEMS.observationCategory, 'laboratory', 'Laboratory')],
    code: codeOf(it),
    ...about,
    basedOn: [toOwn('ServiceRequest', nameOf('request', it))],
    performer: [answering(visit, result.validatedBy)],
    effectiveDateTime: sample?.collectedAt ?? result.value.effectiveAt,
    issued: result.validatedAt,
    ...(sample && { specimen: toOwn('Specimen', specimenName(of, sample)) }),
    ...valueOf(result),
    ...rangeOf(result),
    ...interpretationOf(result),
  });
};

const report = (visit: SentVisit, it: Examined): Planned => {
  const { of, result, about } = it;
  const localId = nameOf('report', it);
  const sample = specimenOf(it);
  return planned(localId, ownIdentifier('diagnostic', visit.organizationId, `${visit.encounterId}-${localId}`, 'lab'), {
    resourceType: 'DiagnosticReport',
    status: result.isCorrected ? 'corrected' : 'final',
    category: [coding(SYSTEMS.diagnosticSection, 'LAB', 'Laboratory')],
    code: codeOf(it),
    ...about,
    effectiveDateTime: sample?.collectedAt ?? result.value.effectiveAt,
    issued: result.validatedAt,
    performer: [answering(visit, result.validatedBy)],
    ...(sample && { specimen: [toOwn('Specimen', specimenName(of, sample))] }),
    result: [toOwn('Observation', nameOf('observation', it))],
    basedOn: [toOwn('ServiceRequest', nameOf('request', it))],
  });
};

const orderPlan = (visit: SentVisit, encounterId: string, of: SentLaboratoryOrder): Plan => {
  const about = aboutVisit(visit, encounterId);
  const loincOf = ({ test }: SentResult) => visit.known.loincs.get(test.parameterId) ?? null;
  const known = of.results.flatMap((result): Examined[] => {
    const loinc = loincOf(result);
    return loinc === null ? [] : [{ of, result, loinc, about }];
  });
  const leftOut = of.results
    .filter(result => loincOf(result) === null)
    .map((result): LeftOut => ({
      ...{ resourceType: 'Observation', localId: nameOf('observation', { of, result }) },
      ...{ name: result.test.name, leftOutFor: 'loinc_missing' },
    }));
  const samples = of.specimens.flatMap(one => {
    const its = known.filter(each => specimenOf(each) === one);
    return its.length > 0 ? [specimen(visit, of, one, its)] : [];
  });
  return {
    resources: [
      ...known.map(each => request(visit, each)),
      ...samples,
      ...known.flatMap(each => [observation(visit, each), report(visit, each)]),
    ],
    leftOut,
  };
};

/** Validated results; a test whose parameter has no LOINC code is left out, because the code is required (10010). */
export const laboratoryPlan = (visit: SentVisit, encounterId: string): Plan =>
  joined(visit.laboratory.map(of => orderPlan(visit, encounterId, of)));
