import { startEmbeddedPg } from '../embedded-pg.js';

/** An application as its own process, for the specs to kill: starts the database in the directory it is given. */
const server = await startEmbeddedPg({ dataDir: process.argv[2]!, ownerPassword: 'secret' });
process.send!({ url: server.url, pid: server.pid });
setInterval(() => {}, 60_000);
