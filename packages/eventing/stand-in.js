// The stand-in for a KurrentDB as a process of its own, unbuilt: node packages/eventing/stand-in.js <file> [port] [folder].
// It says its address, keeps its log in the file, and ends with whoever started it. With a folder it speaks TLS, by an
// authority that lies there. A line of JSON on its standard input makes it fail in some way, or well again: see `obey`.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

// Node strips types by itself, but does not look for a .ts file behind the .js name of an import.
registerHooks({
  resolve(name, context, next) {
    const source = name.startsWith('.') && new URL(name.replace(/\.js$/, '.ts'), context.parentURL);
    const isSource = source && name.endsWith('.js') && existsSync(source);
    return next(isSource ? source.href : name, context);
  },
});
const { startStandIn } = await import('./src/kurrentdb/testing/stand-in-server.ts');
const { certificateBy, makeAuthority } = await import('./src/kurrentdb/testing/certificates.ts');

const [file, port = '0', folder] = process.argv.slice(2);
const caFile = folder && join(folder, 'log-authority.crt');

const authority = async () => {
  const kept = join(folder, 'log-authority.json');
  if (!existsSync(kept)) {
    const made = await makeAuthority();
    writeFileSync(kept, JSON.stringify(made));
    writeFileSync(caFile, made.cert);
  }
  return JSON.parse(readFileSync(kept, 'utf8'));
};
/** With a certificate made anew each time. */
const start = async at => {
  if (!folder) return startStandIn({ file, port: at });
  const { private: key, cert } = await certificateBy(await authority());
  return startStandIn({ file, port: at, tls: { key: Buffer.from(key), certificate: Buffer.from(cert) } });
};
let node = await start(Number(port));

/**
 * `leads: false`: an election without end, until it leads again. `faults`: see `StandIn`. `certificate: 'new'`: it starts
 * anew with another one. `foreign`: somebody else writes an event under a type that looks like ours.
 */
const obey = async ({ leads, faults, certificate, foreign }) => {
  if (leads !== undefined) node.cluster([{ port: node.port, leads }]);
  if (faults) {
    Object.assign(node.faults, faults);
    if (faults.isDeaf !== undefined) node.dropConnections();
  }
  if (certificate === 'new') {
    await node.stop();
    node = await start(node.port);
  }
  if (foreign) {
    const event = {
      id: randomUUID(),
      stream: `others-${randomUUID()}`,
      type: '2026:x',
      contentType: 'application/json',
    };
    node.log.append([{ ...event, data: Buffer.from('{}'), properties: {} }], []);
  }
};

process.stdout.write(`kurrentdb://localhost:${node.port}?tls=${folder ? `true&tlsCAFile=${caFile}` : 'false'}\n`);
createInterface(process.stdin)
  .on('line', line => void obey(JSON.parse(line)).then(() => process.stdout.write('done\n')))
  .on('close', () => process.exit(0));
