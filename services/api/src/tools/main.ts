import { ConfigurationError, readConfig } from '../platform/config/config.js';
import { damageIn } from '../platform/db/damage.js';
import { ForgedEvent } from '../platform/log/log-codes.js';
import { backup } from './backup.js';
import { checkpoint } from './checkpoint.js';
import { exportTool } from './export.js';
import { importTool } from './import.js';
import { progressBar } from './progress-bar.js';
import { Refused } from './refused.js';
import { restore } from './restore.js';
import { rotateKeys } from './rotate-keys.js';
import { rotate } from './rotate.js';
import type { Tool } from './tool.js';
import { verify } from './verify.js';

const tools: Record<string, { tool: Tool; usage: string }> = {
  verify: { tool: verify, usage: 'log:verify -- [--checkpoint <file>]… [--rows] [--json]' },
  checkpoint: { tool: checkpoint, usage: 'log:checkpoint -- --out <file> [--json]' },
  backup: { tool: backup, usage: 'backup -- --out <folder> [--without-secrets] [--json]' },
  restore: { tool: restore, usage: 'restore -- --in <folder> [--erasures <file>|none]… [--json]' },
  export: { tool: exportTool, usage: 'log:export -- --out <file> [--json]' },
  import: { tool: importTool, usage: 'log:import -- --in <file> [--checkpoint <file>]… [--json]' },
  'rotate-keys': { tool: rotateKeys, usage: 'keys:rotate [--json]' },
  rotate: { tool: rotate, usage: 'ledger:rotate [--json]' },
};

const say = (line: string) => void process.stderr.write(`${line}\n`);

// npm takes the option for itself if the `--` before a script's own options is missing.
const wantsJson = (args: readonly string[]) => args.includes('--json') || process.env['npm_config_json'] === 'true';

/** Exit codes: 0 success, 1 a finding, 2 the tool could not run. The last line states the result in one sentence. */
async function run([name = '', ...args]: string[]): Promise<number> {
  const found = tools[name];
  if (!found) {
    say(
      Object.values(tools)
        .map(({ usage }) => `npm run ${usage}`)
        .join('\n'),
    );
    return 2;
  }
  const bar = progressBar(process.stderr);
  try {
    const done = await found.tool({ args, config: readConfig(process.env), progress: bar.show });
    bar.end();
    for (const note of done.notes ?? []) say(note);
    if (wantsJson(args)) process.stdout.write(`${JSON.stringify({ ...done.result, says: done.sentence })}\n`);
    else process.stdout.write(`${done.sentence}\n`);
    return done.ok ? 0 : 1;
  } catch (error) {
    bar.end();
    const wrong = error instanceof ForgedEvent ? error.message : damageIn(error);
    if (wrong !== undefined) {
      say(`${name}: the log or its database is not what was written: ${wrong}`);
      return 1;
    }
    const known = error instanceof Refused || error instanceof ConfigurationError;
    say(known ? `${name}: ${error.message}` : String(error instanceof Error ? error.stack : error));
    return known ? 2 : 1;
  }
}

process.exitCode = await run(process.argv.slice(2));
