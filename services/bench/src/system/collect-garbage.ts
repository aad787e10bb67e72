import { once } from 'node:events';
import { WebSocket } from 'ws';

const TIMES = 2;

/** Has a process that listens to a debugger throw away what it does not need any more, so that what it keeps is left. */
export const collectGarbage = async (debuggerUrl: string): Promise<void> => {
  const socket = new WebSocket(debuggerUrl);
  await once(socket, 'open');
  for (let id = 1; id <= TIMES; id++) {
    socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }));
    await once(socket, 'message');
  }
  socket.close();
};
