import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** How to start a PostgreSQL program: a command prefix, and the user to switch to, if any. */
export interface RunAs {
  prefix: string[];
  uid?: number;
  gid?: number;
}

const works = ([program, ...args]: string[]) => spawnSync(program!, [...args, 'true']).status === 0;

/**
 * PostgreSQL refuses to run as root. Root therefore starts it in a user namespace, where it runs as nobody while its
 * files still belong to root; where namespaces are forbidden it runs as the system's `postgres` or `nobody`. Any other
 * user runs it directly.
 *
 * On Linux the kernel also sends it SIGINT (a fast shutdown) when the process that started it dies.
 *
 * @throws Error when running as root and no other user is available
 */
export function runAs(): RunAs {
  if (process.platform !== 'linux') return { prefix: [] };
  const stopWithParent = ['setpriv', '--pdeathsig', 'INT'];
  const prefix = works(stopWithParent) ? stopWithParent : [];
  if (process.geteuid?.() !== 0) return { prefix };

  const namespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534'];
  // The namespace comes first, because changing the user clears the parent-death signal.
  if (works(namespace)) return { prefix: [...namespace, ...prefix] };

  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('running as root, and there is no user to run PostgreSQL as');
  return { prefix, uid: Number(user[2]), gid: Number(user[3]) };
}
