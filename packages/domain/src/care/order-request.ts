import { document } from '../document/document.js';
import { user, type UserState } from '../identity/user.js';
import { checks, type StateOf } from '../kernel/aggregate.js';
import type { Staff } from '../kernel/care-header.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';
import { colleagueOf } from './colleague.js';

/** Whom and what an order to a desk names: for which doctor it is, and the letter with which she was referred. */
export interface NamingRequest {
  onBehalfOf: number | null;
  coverLetterId: number | null;
}

/** The streams of the doctor and of the cover letter that a request names. */
export const namedSees = { doctor: user, coverLetter: document };
export const namedStreams = ({ onBehalfOf, coverLetterId }: NamingRequest) => ({
  doctor: onBehalfOf === null ? undefined : checks(user, onBehalfOf),
  coverLetter: coverLetterId === null ? undefined : checks(document, coverLetterId),
});
export interface Named {
  doctor: UserState | undefined;
  coverLetter: StateOf<typeof document> | undefined;
}

/** A doctor of this facility, or this refusal; null if the user who orders is responsible herself. */
export const responsibleDoctor = (
  { onBehalfOf }: NamingRequest,
  { doctor }: Named,
  context: DecisionContext,
  unknown: string,
): Staff | null => {
  if (onBehalfOf === null || onBehalfOf === context.actorId) return null;
  return colleagueOf(onBehalfOf, 'doctor', doctor, context, [unknown, 'onBehalfOf']);
};

/** The letter is one of the patient's own documents, or this refusal. */
export const checkLetter = ({ coverLetter }: Named, patientId: number, another: string): void => {
  if (coverLetter === undefined) return;
  const isHers = coverLetter.status === 'uploaded' && coverLetter.patientId === patientId;
  ensure(isHers, another, {}, 'coverLetterId');
};
