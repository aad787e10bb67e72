import { parentPort } from 'node:worker_threads';
import type { Expectation } from '../journal.js';
import { Board, type BoardSpec } from './board.js';
import { waitingTimes } from './waiting-times.js';

/** Messages to the boards' thread, and its answers. */
export type ToBoards =
  | { kind: 'open'; boards: BoardSpec[] }
  | { kind: 'renew'; tokens: Record<number, string> }
  | { kind: 'finish'; expectations: Expectation[] };
export type FromBoards =
  | { kind: 'ready' }
  | { kind: 'finished'; boardMs: number[]; diverged: string[]; resyncs: number; frames: Frames };

/** Frames over all boards: lost ones, and how often a board detected a loss. */
export interface Frames {
  lost: number;
  found: number;
}

const port = parentPort;
if (!port) throw new Error('to be run as a thread');
const say = (message: FromBoards) => port.postMessage(message);
const boards = new Map<number, Board>();

const finish = async (expectations: Expectation[]): Promise<void> => {
  const all = [...boards.values()];
  const diverged = await Promise.all(all.map(board => board.divergence().catch((error: unknown) => String(error))));
  say({
    kind: 'finished',
    boardMs: waitingTimes(expectations, all),
    diverged: diverged.filter(each => each !== null),
    resyncs: all.reduce((sum, { resyncs }) => sum + resyncs - 1, 0),
    frames: {
      lost: all.reduce((sum, { lost }) => sum + lost, 0),
      found: all.reduce((sum, { found }) => sum + found, 0),
    },
  });
  for (const board of all) board.close();
};

port.on('message', (message: ToBoards) => {
  if (message.kind === 'open') {
    for (const spec of message.boards) boards.set(spec.id, new Board(spec));
    void Promise.all([...boards.values()].map(board => board.ready())).then(() => say({ kind: 'ready' }));
  } else if (message.kind === 'renew') {
    for (const [id, token] of Object.entries(message.tokens)) boards.get(Number(id))?.renew(token);
  } else void finish(message.expectations);
});
