import { readFileSync } from 'node:fs';
import { readCheckpoint, type Checkpoint } from '../platform/ledger/ledger-page.js';
import { Refused } from './refused.js';

/** Reads a checkpoint that was stored elsewhere. @throws Refused when the file contains none */
export function checkpointIn(file: string): Checkpoint {
  try {
    return readCheckpoint(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Refused(`${file} is no checkpoint: ${(error as Error).message.split('\n', 1)[0]}`);
  }
}
