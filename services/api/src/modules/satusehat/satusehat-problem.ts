/**
 * What went wrong with a request: the service is not reached, refuses the credentials, asks to be asked more slowly, or
 * refuses what was sent.
 */
export type ProblemKind = 'unreachable' | 'credentials_refused' | 'slow_down' | 'resource_refused';

export class SatusehatProblem extends Error {
  constructor(
    readonly kind: ProblemKind,
    /** The service's own words. */
    message: string,
    readonly detail: { ruleNumber?: string; isDuplicate?: boolean; waitMs?: number } = {},
  ) {
    super(message);
  }
}

const MOST_WORDS = 1000;
const DUPLICATE = '20002';
const SLOW_DOWN_MS = 60_000;

interface Issue {
  code?: string;
  diagnostics?: string;
  details?: { text?: string };
}
interface Answered {
  issue?: Issue[];
  fault?: { faultstring?: string };
  message?: string;
}

const wordsOf = ({ issue = [], fault, message }: Answered, text: string): string => {
  const said = issue.flatMap(each => each.details?.text ?? each.diagnostics ?? []);
  return (said.length > 0 ? said.join('; ') : (fault?.faultstring ?? message ?? text)).slice(0, MOST_WORDS);
};

/** The number of the broken rule, wherever the words have it. */
const ruleIn = (words: string): string | undefined =>
  /rule\s*number\D{0,5}(\d{5})/i.exec(words)?.[1] ?? /\b(10\d{3}|20002)\b/.exec(words)?.[1];

const parsed = (text: string): Answered => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

/** An HTML page comes from a gateway in between, whatever its status is. */
export const isPage = (response: Response, text: string): boolean =>
  (response.headers.get('content-type') ?? '').includes('text/html') || /^\s*</.test(text);

/** What an answer that is no success means. */
export function problemOf(response: Response, text: string): SatusehatProblem {
  const { status } = response;
  if (status === 429) {
    const seconds = Number(response.headers.get('retry-after'));
    return new SatusehatProblem('slow_down', 'HTTP 429', { waitMs: seconds > 0 ? seconds * 1000 : SLOW_DOWN_MS });
  }
  if (status >= 500 || isPage(response, text)) return new SatusehatProblem('unreachable', `HTTP ${status}`);
  const answered = parsed(text);
  const words = wordsOf(answered, text) || `HTTP ${status}`;
  if (status === 401) return new SatusehatProblem('credentials_refused', words);
  const ruleNumber = ruleIn(words);
  const isDuplicate = ruleNumber === DUPLICATE || answered.issue?.some(({ code }) => code === 'duplicate') === true;
  return new SatusehatProblem('resource_refused', words, {
    isDuplicate,
    ...(ruleNumber !== undefined && { ruleNumber }),
  });
}
