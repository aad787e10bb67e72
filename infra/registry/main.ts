import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registries, root, textOf } from './registries.ts';

// Another root is a copy of the folders, which a spec adds a module to.
const at = process.argv[2] ?? root;
for (const registry of registries) writeFileSync(join(at, registry.file), textOf(at, registry));
