import { coding, ownIdentifier, SYSTEMS } from './coded.js';
import { aboutVisit, answering } from './of-visit.js';
import { toOwn, type Plan, type Planned } from './references.js';
import type { SentRadiologyOrder, SentReport } from './radiology-read.js';
import type { SentVisit } from './visit.js';

/** The facility's own words: its catalogue of examinations has codes of ICD-9-CM, and none of LOINC's. */
const codeOf = ({ line }: SentReport) => ({
  ...(line.coding !== null && coding(SYSTEMS.icd9, line.coding.code, line.coding.display)),
  text: line.name,
});

/** The accession number is the one that the modality's pictures bear, by which the router finds the request. */
const examination = (visit: SentVisit, encounterId: string, of: SentRadiologyOrder, one: SentReport): Planned[] => {
  const { organizationId } = visit;
  const name = `${of.orderId}-${one.line.line}`;
  const requestName = `radiology-request-${name}`;
  const request = ownIdentifier('servicerequest', organizationId, `${visit.encounterId}-${requestName}`);
  const reportName = `radiology-report-${name}`;
  const report = ownIdentifier('diagnostic', organizationId, `${visit.encounterId}-${reportName}`, 'rad');
  const about = aboutVisit(visit, encounterId);
  const by = answering(visit, one.validatedBy);
  return [
    {
      ...{ localId: requestName, identifier: request },
      resource: {
        resourceType: 'ServiceRequest',
        identifier: [request, ownIdentifier('acsn', organizationId, one.line.accessionNumber)],
        ...{ status: 'active', intent: 'order', priority: of.isUrgent ? 'urgent' : 'routine' },
        category: [coding(SYSTEMS.snomed, '363679005', 'Imaging')],
        code: codeOf(one),
        ...about,
        occurrenceDateTime: of.scheduledAt,
        authoredOn: of.orderedAt,
        requester: answering(visit, of.requesterId),
        performer: [by],
      },
    },
    {
      ...{ localId: reportName, identifier: report },
      resource: {
        resourceType: 'DiagnosticReport',
        identifier: [report],
        status: one.status,
        category: [coding(SYSTEMS.diagnosticSection, 'RAD', 'Radiology')],
        code: codeOf(one),
        ...about,
        effectiveDateTime: one.doneAt,
        issued: one.validatedAt,
        performer: [by],
        basedOn: [toOwn('ServiceRequest', requestName)],
        conclusion: one.conclusion,
      },
    },
  ];
};

export const radiologyPlan = (visit: SentVisit, encounterId: string): Plan => ({
  resources: visit.radiology.flatMap(of => of.reports.flatMap(one => examination(visit, encounterId, of, one))),
  leftOut: [],
});
