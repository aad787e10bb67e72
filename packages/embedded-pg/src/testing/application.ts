import { startEmbeddedPg } from '../embedded-pg.js';

/** An application in a process of its own, for specs that kill it: starts the database in the given directory. */
const server = await startEmbeddedPg({ dataDir: process.argv[2]!, ownerPassword: 'secret' });
process.send!({ url: server.url, pid: server.pid });
setInterval(() => {}, 60_000);
