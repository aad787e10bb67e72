import { rotateMasterKey } from '../master-key-rotation.js';

// Runs a rotation in a process of its own, which pauses after a step was taken so many times, to be killed there.
const [ownerUrl = '', secretsDir = '', wanted = '', times = '1'] = process.argv.slice(2);
let taken = 0;
await rotateMasterKey({
  ownerUrl,
  secretsDir,
  batch: 10,
  onStep: ({ step }) => {
    if (step !== wanted || ++taken < Number(times)) return undefined;
    process.send?.(step);
    return new Promise<void>(() => setInterval(() => {}, 1_000));
  },
});
