import type { Frame, TopicParameters } from '@alur/contracts/kernel/live';
import { WebSocket } from 'ws';

/** Screens that watch one topic. */
export interface Watching {
  url: string;
  token: string;
  merchantId: number;
  topic: string;
  params: TopicParameters;
  screens: number;
}

/** A row that one screen received: its key and position, and the time on the machine's monotonic clock. */
export type Arrival = [row: string, position: string, atMs: number];

export type Asked = { watch: Watching[] } | { take: true };
export type CrowdAnswer = { watching: number } | { arrivals: Arrival[] };

/** Number of screens that connect at once. */
const AT_ONCE = 50;

export const steadyMs = (): number => Number(process.hrtime.bigint()) / 1e6;

let arrivals: Arrival[] = [];

/** A minimal Socket.IO client, so that thousands of screens take less processor time than the server. */
const watch = ({ url, token, merchantId, topic, params }: Watching): Promise<void> =>
  new Promise((watching, failed) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    socket.on('error', failed);
    socket.on('close', () => failed(new Error('the server hung up')));
    const heard: Record<string, (text: string) => void> = {
      '0': () => socket.send(`40${JSON.stringify({ token, merchantId })}`),
      '2': () => socket.send('3'),
      '40': () => socket.send(`420${JSON.stringify(['join', { topic, params }])}`),
      '43': text => (text.includes('"ok":true') ? watching() : failed(new Error(text))),
      '44': text => failed(new Error(text)),
      '42': text => {
        if (!text.startsWith('42["frame"')) return;
        const atMs = steadyMs();
        // In reality each screen has a machine of its own, so none may wait for another's processing here.
        setImmediate(() => {
          const [, { seq, rows, removed }] = JSON.parse(text.slice(2)) as [string, Frame];
          for (const { key, position } of [...rows, ...removed]) arrivals.push([key, position, atMs]);
          socket.send(`42${JSON.stringify(['ack', { topic, params, seq }])}`);
        });
      },
    };
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      (heard[text.slice(0, 2)] ?? heard[text.slice(0, 1)])?.(text);
    });
  });

const watchAll = async (all: readonly Watching[]): Promise<number> => {
  const screens = all.flatMap(one => Array.from({ length: one.screens }, () => one));
  for (let from = 0; from < screens.length; from += AT_ONCE)
    await Promise.all(screens.slice(from, from + AT_ONCE).map(watch));
  return screens.length;
};

process.on('message', (asked: Asked) => {
  if ('take' in asked) {
    process.send?.({ arrivals } satisfies CrowdAnswer);
    arrivals = [];
    return;
  }
  watchAll(asked.watch).then(
    watching => process.send?.({ watching } satisfies CrowdAnswer),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
