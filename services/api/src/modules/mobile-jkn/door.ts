import { header } from '../../platform/access/access-guard.js';
import type { CallerRequest } from '../../platform/access/request.js';
import { answerOf, type Envelope } from './answer.js';
import type { Care } from './day.js';
import type { Gate } from './gate.js';

/**
 * The door of the routes that Mobile JKN asks. They are public to our sessions: whoever calls has a token of the
 * facility's own, which each of them but the one that gives it asks for.
 */
export class Door {
  constructor(private readonly gate: Gate) {}

  /** Answers a token for the user name and password that the request's headers have. */
  token(merchantId: number, care: Care, request: CallerRequest): Promise<Envelope> {
    return answerOf(async () => ({
      token: await this.gate.token(
        ...([merchantId, care, request.ip] as const),
        ...([header(request, 'x-username') ?? '', header(request, 'x-password') ?? ''] as const),
      ),
    }));
  }

  /** Answers what the work gives to a caller with a token, or why it is refused. */
  asked(merchantId: number, care: Care, request: CallerRequest, work: () => Promise<object | void>): Promise<Envelope> {
    return answerOf(async () => {
      const [username, token] = [header(request, 'x-username') ?? '', header(request, 'x-token') ?? ''];
      await this.gate.enter(merchantId, care, username, token);
      return (await work()) ?? undefined;
    });
  }
}
