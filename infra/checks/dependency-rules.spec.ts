import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, describe, expect, it } from 'vitest';

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

/** For each rule, a tree that breaks only this rule, to prove that the rule can fail. */
const breaches: Record<string, Record<string, string>> = {
  'no-cycles': {
    'packages/contracts/src/a.ts': `import './b.js'; export {};`,
    'packages/contracts/src/b.ts': `import './a.js'; export {};`,
  },
  'contracts-know-zod-alone': { 'packages/contracts/src/a.ts': `import 'node:fs'; export {};` },
  'domain-is-pure': { 'packages/domain/src/kernel/a.ts': `import 'node:crypto'; export {};` },
  'domain-module-is-alone': {
    'packages/domain/src/queue/a.ts': `import '../patient/b.js'; export {};`,
    'packages/domain/src/patient/b.ts': 'export {};',
  },
  'acts-know-no-acts': {
    'packages/domain/src/queue/acts/a.ts': `import '../../patient/acts/b.js'; export {};`,
    'packages/domain/src/patient/acts/b.ts': 'export {};',
  },
  'eventing-knows-no-module': {
    'packages/eventing/src/a.ts': `import '../../domain/src/b.js'; export {};`,
    'packages/domain/src/b.ts': 'export {};',
  },
  'api-module-is-alone': {
    'services/api/src/modules/patient/a.ts': `import '../identity/b.js'; export {};`,
    'services/api/src/modules/identity/b.ts': 'export {};',
  },
  'platform-knows-no-module': {
    'services/api/src/platform/a.ts': `import '../modules/identity/b.js'; export {};`,
    'services/api/src/modules/identity/b.ts': 'export {};',
  },
  'platform-names-no-module': {
    'services/api/src/platform/a.ts': `import '../../../../packages/contracts/src/queue/b.js'; export {};`,
    'packages/contracts/src/queue/b.ts': 'export {};',
  },
  'domain-kernel-knows-no-module': {
    'packages/domain/src/kernel/a.ts': `import '../queue/b.js'; export {};`,
    'packages/domain/src/queue/b.ts': 'export {};',
  },
  'contracts-kernel-knows-no-module': {
    'packages/contracts/src/kernel/a.ts': `import '../queue/b.js'; export {};`,
    'packages/contracts/src/queue/b.ts': 'export {};',
  },
  'web-knows-contracts-alone': {
    'web/src/a.ts': `import '../../packages/domain/src/b.js'; export {};`,
    'packages/domain/src/b.ts': 'export {};',
  },
  'web-feature-is-alone': {
    'web/src/features/queue/a.ts': `import '../patient/b.js'; export {};`,
    'web/src/features/patient/b.ts': 'export {};',
  },
  'services-know-no-web': {
    'services/api/src/a.ts': `import '../../../web/src/b.js'; export {};`,
    'web/src/b.ts': 'export {};',
  },
  'day-runner-comes-from-outside': {
    'services/day-runner/src/a.ts': `import '../../../packages/domain/src/b.js'; export {};`,
    'packages/domain/src/b.ts': 'export {};',
  },
};

const folder = mkdtempSync(join(tmpdir(), 'dependency-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const broken = async (rule: string, files: Record<string, string>): Promise<string[]> => {
  const root = join(folder, rule);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { tsConfig: _none, ...options } = config.options;
  const { output } = await cruise(['.'], {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  });
  return (output as ICruiseResult).summary.violations.map(violation => violation.rule.name);
};

describe('dependency rules', () => {
  it('all have an example here', () => {
    expect(Object.keys(breaches).toSorted()).toEqual(
      config.forbidden.map((rule: { name: string }) => rule.name).toSorted(),
    );
  });
  for (const [rule, files] of Object.entries(breaches))
    it(`${rule} is seen to fail`, async () => expect(await broken(rule, files)).toContain(rule));
});
