import { rotateMasterKey } from '../master-key-rotation.js';

// A rotation in a process of its own, which stands still once a step was taken so many times, waiting to be killed.
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
