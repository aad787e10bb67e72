import type { FormAnswer } from '@alur/contracts/questionnaire/answers';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { JudicialEvent } from './events.js';

/** Whether a report was handed over to the investigator. */
export interface JudicialState {
  readonly isHandedOver: boolean;
}

export const judicial: Aggregate<JudicialState, JudicialEvent> = {
  kind: 'judicial',
  initial: { isHandedOver: false },
  evolve: () => ({ isHandedOver: true }),
};

/** A report that the investigator has cannot be changed: later findings go into a continued report. */
export const notHandedOver = ({ isHandedOver }: JudicialState): void => ensure(!isHandedOver, 'judicial.handed-over');

interface Report extends CareHeader {
  readonly formId: number;
  readonly version: number;
}

interface Given {
  version: number;
  receiver: string;
  receiverNumber: string;
  institution: string;
  receivedOn: string;
  by: Staff;
  today: string;
}

/** A report is handed over once, and only in its present version. */
export const handOver = (state: JudicialState, report: Report, { by, today, ...given }: Given): JudicialEvent[] => {
  notHandedOver(state);
  ensure(given.version === report.version, 'judicial.moved');
  ensure(given.receivedOn <= today, 'judicial.not-yet', {}, 'receivedOn');
  const { version, receiver, receiverNumber, institution, receivedOn } = given;
  const to = { version, receiver, receiverNumber, institution, receivedOn };
  return [
    {
      type: 'JudicialReportHandedOver',
      data: { ...headerOf(report), formId: report.formId, ...to, handedOverBy: by, confidentiality: 'judicial' },
    },
  ];
};

const needed = ['wound.side', 'wound.x', 'wound.y', 'wound.location', 'wound.kind'];

/** Throws unless every mark of the body map states its place and its kind. */
export const ensureWounds = (answers: readonly FormAnswer[]): void => {
  const wounds = Map.groupBy(
    answers.filter(({ linkId }) => linkId.startsWith('wound.')),
    ({ group }) => group,
  );
  for (const said of wounds.values())
    ensure(
      needed.every(linkId => said.some(each => each.linkId === linkId)),
      'judicial.wounds-incomplete',
      {},
      'answers',
    );
};
