// The stand-in for a KurrentDB as a process of its own, unbuilt: node packages/eventing/stand-in.js <file> [port]. It says
// its address, keeps its log in the file, and ends with whoever started it.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';

// Node strips types by itself, but does not look for a .ts file behind the .js name of an import.
registerHooks({
  resolve(name, context, next) {
    const source = name.startsWith('.') && new URL(name.replace(/\.js$/, '.ts'), context.parentURL);
    const isSource = source && name.endsWith('.js') && existsSync(source);
    return next(isSource ? source.href : name, context);
  },
});
const { startStandIn } = await import('./src/kurrentdb/testing/stand-in-server.ts');

const [file, port = '0'] = process.argv.slice(2);
const { url } = await startStandIn({ file, port: Number(port) });
process.stdout.write(`${url}\n`);
process.stdin.on('end', () => process.exit(0)).resume();
