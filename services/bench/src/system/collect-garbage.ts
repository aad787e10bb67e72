import { once } from 'node:events';
import { WebSocket } from 'ws';

const TIMES = 2;

/** Forces a garbage collection in a process over its debugger, so that only the memory in use is left. */
export const collectGarbage = async (debuggerUrl: string): Promise<void> => {
  const socket = new WebSocket(debuggerUrl);
  await once(socket, 'open');
  for (let id = 1; id <= TIMES; id++) {
    socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }));
    await once(socket, 'message');
  }
  socket.close();
};
