import type { RecordedEvent } from '../../vocabulary.js';

type Ordered = RecordedEvent<'LaboratoryOrdered'>;
type Entered = RecordedEvent<'LaboratoryResultEntered'>['data'] | RecordedEvent<'LaboratoryResultCorrected'>['data'];
export type SentTest = Ordered['data']['tests'][number];

/** A validated result, as it was last corrected. */
export interface SentResult {
  readonly test: SentTest;
  readonly value: Pick<
    Entered,
    'text' | 'number' | 'comparator' | 'unit' | 'flag' | 'reference' | 'note' | 'effectiveAt' | 'microbiology'
  >;
  readonly validatedAt: string;
  readonly validatedBy: number;
  readonly isCorrected: boolean;
}

export interface SentSpecimen {
  readonly specimenId: number;
  readonly number: string;
  readonly name: string;
  readonly collectedAt: string;
  readonly receivedAt: string | null;
}

export interface SentLaboratoryOrder {
  readonly orderId: number;
  readonly requesterId: number;
  readonly isUrgent: boolean;
  readonly orderedAt: string;
  readonly scheduledAt: string;
  readonly specimens: readonly SentSpecimen[];
  readonly results: readonly SentResult[];
}

type Read =
  | Ordered
  | RecordedEvent<'LaboratorySpecimenCollected'>
  | RecordedEvent<'LaboratorySpecimenReceived'>
  | RecordedEvent<'LaboratorySpecimenRejected'>
  | RecordedEvent<'LaboratoryResultEntered'>
  | RecordedEvent<'LaboratoryResultValidated'>
  | RecordedEvent<'LaboratoryResultCorrected'>;

/** The validated results of an order and the samples that they are of; nothing where none is validated. */
export const examinedIn = (events: readonly Read[]): SentLaboratoryOrder | null => {
  let ordered: Ordered | undefined;
  const specimens = new Map<number, SentSpecimen>();
  const entered = new Map<number, SentResult['value']>();
  const results = new Map<number, SentResult>();
  const testOf = (id: number) => ordered?.data.tests.find(({ parameterId }) => parameterId === id);
  for (const event of events) {
    const { type, data, meta } = event;
    switch (type) {
      case 'LaboratoryOrdered':
        ordered = event;
        break;
      case 'LaboratorySpecimenCollected':
        for (const { specimenId, number } of data.specimens) {
          const name = ordered?.data.tests.find(each => each.specimen?.specimenId === specimenId)?.specimen?.name ?? '';
          specimens.set(specimenId, { specimenId, number, name, collectedAt: data.effectiveAt, receivedAt: null });
        }
        break;
      case 'LaboratorySpecimenReceived': {
        const specimen = specimens.get(data.specimenId);
        if (specimen) specimens.set(data.specimenId, { ...specimen, receivedAt: data.effectiveAt });
        break;
      }
      case 'LaboratorySpecimenRejected':
        specimens.delete(data.specimenId);
        break;
      case 'LaboratoryResultEntered':
        entered.set(data.parameterId, data);
        break;
      case 'LaboratoryResultValidated':
        for (const id of data.parameterIds) {
          const [test, value] = [testOf(id), entered.get(id)];
          const by = { validatedAt: meta.at, validatedBy: data.validatedBy.staffId, isCorrected: false };
          if (test && value) results.set(id, { test, value, ...by });
        }
        break;
      case 'LaboratoryResultCorrected': {
        const before = results.get(data.parameterId);
        const by = { validatedAt: meta.at, validatedBy: data.correctedBy.staffId, isCorrected: true };
        if (before) results.set(data.parameterId, { ...before, ...by, value: data });
        break;
      }
    }
  }
  if (!ordered || results.size === 0) return null;
  const { orderId, requester, onBehalfOf, priority, scheduledAt } = ordered.data;
  const wanted = new Set([...results.values()].map(({ test }) => test.specimen?.specimenId));
  return {
    ...{ orderId, requesterId: (onBehalfOf ?? requester).staffId, isUrgent: priority === 'cito' },
    ...{ orderedAt: ordered.meta.at, scheduledAt, results: [...results.values()] },
    specimens: [...specimens.values()].filter(({ specimenId }) => wanted.has(specimenId)),
  };
};
