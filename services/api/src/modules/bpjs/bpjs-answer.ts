/** What went wrong with a request: BPJS is not reached, refuses the credentials, or refuses what was asked. */
export type ProblemKind = 'unreachable' | 'credentials_refused' | 'refused';

export class BpjsError extends Error {
  constructor(
    readonly kind: ProblemKind,
    /** BPJS's own words. */
    message: string,
    readonly code: number | null = null,
  ) {
    super(message);
  }
}

export interface Answer {
  readonly code: number;
  readonly message: string;
  readonly content: unknown;
}

const MOST_WORDS = 1000;
const REFUSED_CREDENTIALS = 401;
const SERVER_FAULT = 500;

interface Envelope {
  metaData?: { code?: unknown; message?: unknown };
  metadata?: { code?: unknown; message?: unknown };
  response?: unknown;
}

/** A gateway's page without its tags. */
const stripped = (page: string): string => {
  const text = page.replace(/<(style|script)[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' ');
  return text.replace(/\s+/g, ' ').trim().slice(0, 200);
};

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const outage = (status: number, text: string): BpjsError =>
  new BpjsError('unreachable', [`HTTP ${status}`, stripped(text)].filter(Boolean).join(': '));

/** PCare says beside which field what is wrong; elsewhere the envelope's message is all. */
const wordsOf = (content: unknown, message: string): string => {
  const said = [content ?? []].flat().flatMap(each => {
    const { message: words } = (typeof each === 'object' && each !== null ? each : {}) as { message?: unknown };
    return typeof words === 'string' ? [words] : [];
  });
  return (said.join('; ') || message).slice(0, MOST_WORDS);
};

/**
 * Reads an answer (DOMAIN-WIRES 1.4): the envelope has two spellings, its code is a number or text. What is no JSON
 * comes from a gateway in between, whatever its status is.
 */
export function answerIn(status: number, text: string, open: (response: unknown) => unknown): Answer {
  let envelope: Envelope;
  try {
    envelope = JSON.parse(text) as Envelope;
  } catch {
    throw outage(status, text);
  }
  const meta = envelope?.metaData ?? envelope?.metadata;
  const code = Number(meta?.code ?? status);
  if (!meta || !Number.isInteger(code) || code >= SERVER_FAULT) throw outage(status, textIn(meta?.message));
  const content = open(envelope.response);
  return { code, message: wordsOf(content, textIn(meta.message)), content };
}

/** The answer, if its code is one of these. */
export function accepted(answer: Answer, codes: readonly number[]): Answer {
  const { code, message } = answer;
  if (codes.includes(code)) return answer;
  throw new BpjsError(code === REFUSED_CREDENTIALS ? 'credentials_refused' : 'refused', message || String(code), code);
}
