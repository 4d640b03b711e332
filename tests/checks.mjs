// All static checks, each with the command that a person would type. A check that needs the output of another names it
// in `after` and is listed below it. The longest come first, so that none runs alone at the end. A `silent` one has nothing to
// print but a warning, and fails by it.
export const CHECKS = [
  { name: 'build', command: ['node', 'paper/commands/buildAll.mjs'], silent: true },
  // One checker: each further one checks the shared types again, and the other core is busy.
  { name: 'types', command: ['node', 'node_modules/@typescript/native/bin/tsc', '-p', '.', '--checkers', '1'] },
  { name: 'lint', command: ['npx', 'oxlint', '--deny-warnings'] },
  {
    name: 'imports',
    command: [
      'npx',
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'openapi',
      'domain',
      'ports',
      'adapters',
      'ui',
      'src',
      'paper',
      'tests',
    ],
  },
  { name: 'nothing unused', command: ['npx', 'knip'] },
  { name: 'nothing used by tests alone', command: ['npx', 'knip', '--production'] },
  { name: 'generated code is up to date', command: ['npx', 'tsx', 'openapi/tools/generate.ts', '--check'] },
  { name: 'contract', command: ['npx', 'redocly', 'lint', '--format=stylish'] },
  {
    name: 'contract by Spectral',
    command: [
      'npx',
      'spectral',
      'lint',
      'openapi/bundle.json',
      '--ruleset',
      'openapi/spectral.yaml',
      '--fail-severity',
      'hint',
    ],
  },
  // The other packages need what is built, and the minutes of `npm run pack -- --try`.
  { name: 'package of the contract', command: ['node', 'paper/commands/pack.mjs', 'contract', '--try'] },
  { name: 'format', command: ['npx', 'oxfmt', '--check'] },
  { name: 'size', command: ['npx', 'size-limit'], after: 'build' },
]
