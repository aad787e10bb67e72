import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registries, root, textOf } from './registries.ts';

// A spec passes another root: a copy of the folders, to which it adds a module.
const at = process.argv[2] ?? root;
for (const registry of registries) writeFileSync(join(at, registry.file), textOf(at, registry));
