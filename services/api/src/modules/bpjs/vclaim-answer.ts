import { objectIn, saysNone, type Row } from './answer-content.js';
import { accepted, type Answer } from './bpjs-answer.js';

export const FOUND = 200;
const NO_DATA = 204;
export const DONE = [FOUND];
/** A list without rows is told as a refusal (201) or as nothing found (204). */
export const READ = [FOUND, 201, NO_DATA];

/** What was found; null where there is none. A refusal that does not say so is one (201 is either), and thrown. */
export const foundIn = (answer: Answer): Row | null => {
  if (answer.code === NO_DATA || (answer.code !== FOUND && saysNone(answer.message))) return null;
  return objectIn(accepted(answer, DONE).content);
};
