import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** How a PostgreSQL program is started: words to put before it, and the user to switch to, if any. */
export interface RunAs {
  prefix: string[];
  uid?: number;
  gid?: number;
}

const works = ([program, ...args]: string[]) => spawnSync(program!, [...args, 'true']).status === 0;

/**
 * PostgreSQL refuses to run as root. As root it gets a user namespace of its own, in which it is nobody while its files
 * stay root's; where namespaces are forbidden it runs as the system's `postgres` or `nobody`. Any other user runs it
 * as itself.
 *
 * On Linux it is also asked to stop (SIGINT, a fast shutdown) when the process that started it dies.
 *
 * @throws Error when running as root and no other user can be had
 */
export function runAs(): RunAs {
  if (process.platform !== 'linux') return { prefix: [] };
  const stopWithParent = ['setpriv', '--pdeathsig', 'INT'];
  const prefix = works(stopWithParent) ? stopWithParent : [];
  if (process.geteuid?.() !== 0) return { prefix };

  const namespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534'];
  // The namespace comes first: changing user clears the wish to stop with the parent.
  if (works(namespace)) return { prefix: [...namespace, ...prefix] };

  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('running as root, and there is no user to run PostgreSQL as');
  return { prefix, uid: Number(user[2]), gid: Number(user[3]) };
}
