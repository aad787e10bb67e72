import { readSecrets } from '../platform/config/secrets.js';
import { rotateMasterKey } from './master-key-rotation.js';
import { readArguments } from './command-line.js';
import { assertInstalled, reachDatabase } from './installation.js';
import { Refused } from './refused.js';
import type { Tool } from './tool.js';

/**
 * Wraps all persons' keys with a new master key while the system is stopped. If interrupted, it continues when run
 * again.
 */
export const rotateKeys: Tool = async ({ args, config, progress }) => {
  readArguments(args, { texts: [], flags: ['json'] });
  assertInstalled(config);
  const { ownerUrl, isRunning, leave } = await reachDatabase(config, readSecrets(config.secretsDir));
  try {
    if (isRunning) throw new Refused('Alur is running: stop all its processes first');
    const { keys, retired } = await rotateMasterKey({
      ownerUrl,
      secretsDir: config.secretsDir,
      onStep: ({ part }) => progress(part),
    });
    return {
      ok: true,
      sentence: `${keys} persons' keys are wrapped by a new master key`,
      result: { keys, retired },
      notes: [`The old one is kept as ${retired}: backups made until now need it. Keep it with them, away from here.`],
    };
  } finally {
    await leave();
  }
};
