/** Who may know whom: ARCHITECTURE, "Rooms". infra/checks/dependency-rules.spec.ts sees each rule fail. */
const domainModule = '^packages/domain/src/(?!kernel/|care/|processes/|[^/]+\\.ts$)([^/]+)/';
const ownFiles = `${domainModule}(?!acts/)`;
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contracts-know-zod-alone',
      severity: 'error',
      from: { path: '^packages/contracts/src' },
      to: { pathNot: ['^packages/contracts/src', 'node_modules/zod/'] },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.spec\\.ts$|/testing/' },
      to: {
        pathNot: [
          '^packages/(domain|contracts)/src',
          'node_modules/zod/',
          '^packages/eventing/src/(event|event-store)\\.ts$',
        ],
      },
    },
    {
      name: 'domain-module-is-alone',
      severity: 'error',
      comment: 'Only acts and processes see several modules.',
      from: { path: ownFiles, pathNot: '\\.spec\\.ts$|/testing/' },
      to: { path: '^packages/domain/src/(?!kernel/|[^/]+\\.ts$)[^/]+/', pathNot: '^packages/domain/src/$1/' },
    },
    {
      name: 'acts-know-no-acts',
      severity: 'error',
      comment: 'What several acts share is in care.',
      from: {
        path: ['^packages/domain/src/[^/]+/acts/', '^packages/domain/src/care/'],
        pathNot: '\\.spec\\.ts$|/testing/',
      },
      to: { path: '^packages/domain/src/[^/]+/acts/' },
    },
    {
      name: 'eventing-knows-no-module',
      severity: 'error',
      from: { path: '^packages/eventing/src', pathNot: '\\.spec\\.ts$|/testing/' },
      to: { path: ['^packages/(?!eventing/)', '^services/', '^web/', 'node_modules/@nestjs/'] },
    },
    {
      name: 'api-module-is-alone',
      severity: 'error',
      from: { path: '^services/api/src/modules/([^/]+)/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^services/api/src/modules/', pathNot: '^services/api/src/modules/$1/' },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^services/api/src/platform/', pathNot: '\\.spec\\.ts$|/testing/' },
      to: { path: '^services/api/src/modules/' },
    },
    {
      name: 'platform-names-no-module',
      severity: 'error',
      comment:
        'What it needs of one is in a kernel, or is handed in; which rights there are, all of them say together.',
      from: { path: '^services/api/src/platform/', pathNot: '\\.spec\\.ts$|/testing/' },
      to: {
        path: '^packages/(domain|contracts)/src/',
        pathNot: ['^packages/(domain|contracts)/src/kernel/', '^packages/contracts/src/access\\.ts$'],
      },
    },
    {
      name: 'domain-kernel-knows-no-module',
      severity: 'error',
      from: { path: '^packages/domain/src/kernel/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^packages/(domain|contracts)/src/', pathNot: '^packages/(domain|contracts)/src/kernel/' },
    },
    {
      name: 'contracts-kernel-knows-no-module',
      severity: 'error',
      from: { path: '^packages/contracts/src/kernel/' },
      to: { path: '^packages/contracts/src/', pathNot: '^packages/contracts/src/kernel/' },
    },
    {
      name: 'web-knows-contracts-alone',
      severity: 'error',
      from: { path: '^web/src', pathNot: '\\.spec\\.tsx?$' },
      to: { path: ['^packages/(?!contracts/)', '^services/'] },
    },
    {
      name: 'web-feature-is-alone',
      severity: 'error',
      comment: 'Routes compose features. `@` is `web/src`, which is not resolved here.',
      from: { path: '^web/src/features/([^/]+)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^(?:web/src|@)/features/', pathNot: '^(?:web/src|@)/features/$1/' },
    },
    {
      name: 'services-know-no-web',
      severity: 'error',
      from: { path: '^(services|packages)/' },
      to: { path: '^web/' },
    },
    {
      name: 'day-runner-comes-from-outside',
      severity: 'error',
      comment: 'It speaks to the product as anyone would: through its contracts.',
      from: { path: '^services/day-runner/src', pathNot: '\\.spec\\.ts$' },
      to: { path: ['^services/api/', '^packages/(?!contracts/)'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|routeTree\\.gen\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
