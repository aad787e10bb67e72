import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { io, type Socket } from 'socket.io-client';
import type { Operation } from './operations.ts';
import { tokenKinds, type People } from './people.ts';
import type { Draw, Known } from './plans.ts';
import { fromSchema, wild, wildText } from './schema-values.ts';

const ANSWERS_WITHIN_MS = 10_000;

interface Message {
  role: number;
  token: number;
  event: string;
  /** The topic, and its parameters. */
  about: [unknown, unknown];
  /** A raw message of the transport, sent without the client. */
  raw: string | undefined;
}

const rawPackets = [
  '',
  '4',
  '40',
  '42',
  '42[',
  '42["join"]',
  '42["join",{"topic":{"toString":1}}]',
  '451-["join",{"_placeholder":true,"num":0}]',
  '459999999999-[]',
  '41',
  '44{"message":"x"}',
  '42999999999999999999["join",{}]',
  '42["connect",{}]',
  '42["disconnect"]',
  '42["__proto__",{}]',
  '40/admin,{}',
  '9',
  '\u0000',
  'x'.repeat(20_000),
];

/** Topics as the description names them: each may be read once as `/v2/live/<topic>`. */
const TOPIC = /^\/v2\/live\/([\w-]+\.[\w-]+)$/;

/** A topic with its parameters: mostly an existing topic, with fitting or arbitrary parameters. */
const aboutOf = (operations: readonly Operation[], ids: readonly number[]): fc.Arbitrary<[unknown, unknown]> => {
  const joins = operations.flatMap(({ path, query }) => {
    const topic = TOPIC.exec(path)?.[1];
    if (topic === undefined) return [];
    const fitting = fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, fromSchema(schema, ids)])));
    return [fc.tuple(fc.constant<unknown>(topic), fc.oneof<fc.Arbitrary<unknown>[]>(fitting, wild))];
  });
  if (joins.length === 0) throw new Error('the description names no topic');
  return fc.oneof(
    { weight: 3, arbitrary: fc.oneof(...joins) },
    { weight: 2, arbitrary: fc.tuple(wild, fc.oneof(wild, fc.dictionary(wildText, wild))) },
  );
};

const messageOf = (operations: readonly Operation[], ids: readonly number[]): fc.Arbitrary<Message> =>
  fc.record({
    role: fc.nat(),
    token: fc.nat(),
    event: fc.oneof(
      { weight: 6, arbitrary: fc.constant('join') },
      { weight: 2, arbitrary: fc.constantFrom('leave', 'ack', 'frame', 'head', 'error', '__proto__') },
    ),
    about: aboutOf(operations, ids),
    raw: fc.option(fc.constantFrom(...rawPackets), { freq: 4, nil: undefined }),
  });

/** Sends a message; returns what is wrong with the answer, or undefined. */
async function judged(
  socket: Socket,
  { event, about: [topic, params] }: Message,
  codes: ReadonlySet<string>,
): Promise<string | undefined> {
  const spoken = socket.timeout(ANSWERS_WITHIN_MS);
  if (event !== 'join') {
    socket.emit(event, { topic, params });
    return undefined;
  }
  // Closing the socket is an answer too.
  const closed = new Promise<'closed'>(resolve => socket.once('disconnect', () => resolve('closed')));
  const answer = (await Promise.race([
    spoken.emitWithAck('join', { topic, params }).catch(() => 'hangs' as const),
    closed,
  ])) as 'hangs' | 'closed' | { error?: { code: string } };
  if (answer === 'hangs') return socket.connected ? `join of ${JSON.stringify(topic)?.slice(0, 100)} hangs` : undefined;
  if (answer === 'closed' || !answer.error) return undefined;
  if (answer.error.code === 'system.failure')
    return `join of ${JSON.stringify({ topic, params })?.slice(0, 300)} fails`;
  return codes.has(answer.error.code) ? undefined : `join answers ${answer.error.code}, which has no words`;
}

/** Lets in, refuses with a code, or hangs. */
const opened = (socket: Socket): Promise<string> =>
  new Promise(resolve => {
    socket.once('connect', () => resolve('open'));
    socket.once('connect_error', error => resolve(error.message));
    setTimeout(() => resolve('hangs'), ANSWERS_WITHIN_MS).unref();
  });

interface SocketDraw extends Draw {
  operations: readonly Operation[];
  known: Known;
  codes: ReadonlySet<string>;
}

/** Sends so many messages over sockets with good and bad tokens. Returns the faults. */
export async function fuzzSockets(
  url: string,
  people: People,
  { operations, known, count, seed, codes }: SocketDraw,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const each of fc.sample(messageOf(operations, known.ids), { numRuns: count, seed })) {
    const role = people.roles[each.role % people.roles.length] ?? '';
    const kind = each.token % 3 === 0 ? (tokenKinds[each.token % tokenKinds.length] ?? 'good') : 'good';
    const auth = { token: await people.token(role, kind), merchantId: people.merchantOf(role) };
    const socket = io(url, { transports: ['websocket'], auth, forceNew: true, reconnection: false });
    const how = await opened(socket);
    if (how === 'open' && kind !== 'good') wrong.push(`a socket was let in with a token that is ${kind}`);
    else if (how === 'hangs') wrong.push('a socket hangs while it comes');
    else if (how === 'open') {
      const fault = await judged(socket, each, codes);
      if (fault) wrong.push(fault);
      if (each.raw !== undefined) {
        socket.io.engine.write(each.raw);
        await sleep(1);
      }
    } else if (!codes.has(how)) wrong.push(`a socket is refused with ${how}, which has no words`);
    else if (kind === 'good') people.forget(role);
    socket.close();
  }
  return wrong;
}
