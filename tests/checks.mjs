// Everything that judges the tree without running it, each with the command that a person would type. One that needs what
// another has made names it in `after`, and stands below it. The longest stand first, so that none is left alone at the end.
export const CHECKS = [
  { name: 'build', command: ['node', 'paper/commands/buildAll.mjs'] },
  { name: 'types', command: ['node', 'node_modules/@typescript/native/bin/tsc', '-p', '.'] },
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
  { name: 'format', command: ['npx', 'oxfmt', '--check'] },
  { name: 'size', command: ['npx', 'size-limit'], after: 'build' },
]
