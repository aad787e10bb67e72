import type { RecordedEvent } from '../../vocabulary.js';

type Ordered = RecordedEvent<'RadiologyOrdered'>;
type Written = Pick<RecordedEvent<'RadiologyReportDrafted'>['data'], 'findings' | 'impression'>;

/** A validated report, with what was amended since. */
export interface SentReport {
  readonly line: Ordered['data']['lines'][number];
  /** The impression, or the findings where nobody wrote one; an addendum stands below it. */
  readonly conclusion: string;
  readonly doneAt: string;
  readonly validatedAt: string;
  readonly validatedBy: number;
  readonly status: 'final' | 'appended' | 'corrected';
}

export interface SentRadiologyOrder {
  readonly orderId: number;
  readonly requesterId: number;
  readonly isUrgent: boolean;
  readonly orderedAt: string;
  readonly scheduledAt: string;
  readonly reports: readonly SentReport[];
}

type Read =
  | Ordered
  | RecordedEvent<'RadiologyExaminationDone'>
  | RecordedEvent<'RadiologyReportDrafted'>
  | RecordedEvent<'RadiologyReportValidated'>
  | RecordedEvent<'RadiologyReportAmended'>;

const conclusionOf = ({ findings, impression }: Written): string => impression.trim() || findings;

/** The validated reports of an order; nothing where none is. */
export const imagedIn = (events: readonly Read[]): SentRadiologyOrder | null => {
  let ordered: Ordered | undefined;
  const doneAt = new Map<number, string>();
  const drafts = new Map<number, Written>();
  const reports = new Map<number, SentReport>();
  for (const event of events) {
    const { type, data, meta } = event;
    switch (type) {
      case 'RadiologyOrdered':
        ordered = event;
        break;
      case 'RadiologyExaminationDone':
        doneAt.set(data.line, data.effectiveAt);
        break;
      case 'RadiologyReportDrafted':
        drafts.set(data.line, data);
        break;
      case 'RadiologyReportValidated': {
        const [line, draft] = [ordered?.data.lines.find(each => each.line === data.line), drafts.get(data.line)];
        if (!line || !draft) break;
        reports.set(data.line, {
          ...{ line, conclusion: conclusionOf(draft), doneAt: doneAt.get(data.line) ?? data.effectiveAt },
          ...{ validatedAt: meta.at, validatedBy: data.validatedBy.staffId, status: 'final' },
        });
        break;
      }
      case 'RadiologyReportAmended': {
        const before = reports.get(data.line);
        if (!before) break;
        const isAddendum = data.kind === 'addendum';
        reports.set(data.line, {
          ...{ ...before, validatedAt: meta.at, validatedBy: data.amendedBy.staffId },
          conclusion: isAddendum ? `${before.conclusion}\n\n${conclusionOf(data)}` : conclusionOf(data),
          status: isAddendum && before.status !== 'corrected' ? 'appended' : 'corrected',
        });
        break;
      }
    }
  }
  if (!ordered || reports.size === 0) return null;
  const { orderId, requester, onBehalfOf, priority, scheduledAt } = ordered.data;
  return {
    ...{ orderId, requesterId: (onBehalfOf ?? requester).staffId, isUrgent: priority === 'cito' },
    ...{ orderedAt: ordered.meta.at, scheduledAt, reports: [...reports.values()] },
  };
};
