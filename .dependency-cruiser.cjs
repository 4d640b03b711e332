/** Who may import whom, each rule with its reason. No exceptions. */
const AREAS = ['openapi', 'domain', 'ports', 'adapters', 'ui', 'src', 'paper', 'tests']
const notInto = (name, from, forbidden, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: forbidden },
})
const areasBut = (...allowed) => `^(${AREAS.filter((area) => !allowed.includes(area)).join('|')})/`

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'A cycle has no order in which to read or to test it.',
      from: {},
      to: { circular: true },
    },
    notInto(
      'domain-is-pure',
      '^domain/',
      areasBut('domain'),
      'Rules are shared by client and broker, so they know neither.',
    ),
    {
      name: 'domain-needs-data-only',
      severity: 'error',
      comment:
        'Rules use exact decimals, data and kept checkers of IBANs, cards and addresses, nothing that reaches the world.',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^node_modules/',
        pathNot: '^node_modules/(effect|ibantools|card-validator|@noble/hashes|@scure/base)/',
      },
    },
    notInto(
      'ports-know-the-domain',
      '^ports/',
      areasBut('ports', 'domain'),
      'A need is said in the words of the domain.',
    ),
    notInto(
      'adapters-serve-ports',
      '^adapters/',
      areasBut('adapters', 'ports', 'domain'),
      'The world must not know the screens.',
    ),
    notInto(
      'ui-asks-ports',
      '^ui/',
      areasBut('ui', 'ports', 'domain'),
      'A screen that knows an adapter cannot be run on another.',
    ),
    notInto(
      'src-composes-the-app',
      '^src/',
      '^(paper|tests|openapi)/',
      'The app and the paper broker meet only over HTTP.',
    ),
    {
      name: 'nothing-imports-src',
      severity: 'error',
      comment: 'The composition root is the top of the tree.',
      from: { pathNot: '^(src|tests)/' },
      to: { path: '^src/' },
    },
    {
      name: 'paper-stands-alone',
      severity: 'error',
      comment: 'The broker shares the rules and the contract with the app, nothing else.',
      from: { path: '^paper/' },
      to: {
        path: '^(adapters|ui|ports|src|tests|openapi)/',
        pathNot: ['^adapters/generated/', '^openapi/bundle\\.json$'],
      },
    },
    {
      name: 'react-in-ui-and-src',
      severity: 'error',
      comment: 'Rules, needs and adapters run without a screen.',
      from: { pathNot: '^(ui|src|tests)/' },
      to: { path: '^node_modules/(react|react-dom|@tanstack/react-router|@base-ui)/' },
    },
    {
      name: 'no-grab-bags',
      severity: 'error',
      comment: 'A name that says nothing collects everything.',
      from: {},
      to: { path: '(^|/)(utils?|helpers?|common|misc)(/|\\.tsx?$)', pathNot: '^node_modules/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
