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

/** The floors of the broker, from the top; the two of one row do not know each other. What tests need is not asked. */
const FLOORS = [['main'], ['demo'], ['areas'], ['ledger', 'market'], ['platform']]
const paperFloors = FLOORS.slice(1).flatMap((row, below) =>
  row.map((floor) => {
    const others = [...FLOORS.slice(0, below + 1).flat(), ...row.filter((other) => other !== floor)]
    return {
      name: `paper-${floor}-knows-floors-below`,
      comment: 'Only main knows every area; what several areas need stands below them and knows none of them.',
      severity: 'error',
      from: { path: `^paper/${floor}/`, pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: `^paper/(${others.join('|')})/` },
    }
  }),
)

/** What an area of screens may use of other areas. An area stands below those that use it, so no circle can be written. */
const USES = [
  ['uploads'],
  ['markets'],
  ['transfers'],
  ['rewards'],
  ['messages'],
  ['push'],
  ['watchlist', 'markets'],
  ['alerts', 'markets'],
  ['savings', 'markets', 'transfers'],
  ['account', 'markets', 'push'],
  ['records', 'markets'],
  ['wealth', 'account', 'markets', 'records'],
  ['quotes', 'account', 'alerts', 'markets', 'savings', 'watchlist', 'wealth'],
  ['orders', 'markets', 'quotes', 'records'],
  ['positions', 'account', 'markets', 'orders', 'quotes', 'records'],
  ['lending', 'markets', 'quotes', 'records'],
  ['credit', 'lending', 'quotes', 'records', 'transfers'],
  ['daytrade', 'markets', 'orders', 'positions', 'quotes', 'records'],
  ['block', 'markets', 'quotes', 'records'],
  ['offers', 'markets'],
  ['copytrading', 'transfers'],
  ['dividends', 'markets'],
  ['deposits', 'transfers', 'uploads'],
  ['withdrawals', 'transfers'],
  ['payees', 'transfers'],
  ['exchange', 'transfers'],
  ['identity', 'account', 'uploads'],
  ['invitation', 'account', 'uploads'],
  ['articles', 'account'],
  ['news', 'articles', 'markets', 'quotes'],
  ['portfolio', 'account', 'exchange', 'markets', 'orders', 'positions', 'quotes', 'records', 'wealth'],
  ['home', 'account', 'markets', 'news', 'positions', 'quotes', 'rewards', 'savings', 'wealth'],
]
for (const [nth, [area, ...used]] of USES.entries())
  for (const other of used)
    if (!USES.slice(0, nth).some(([above]) => above === other))
      throw new Error(`${area} uses ${other}, which stands below`)

/** Tests and what they share may use any area. */
const TESTING = '\\.(test|types)\\.tsx?$|/(testing|gallery)/'
const floor = (name, from, forbidden, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTING },
  to: forbidden,
})

module.exports = {
  forbidden: [
    floor(
      'kit-stands-alone',
      '^ui/kit/',
      { path: '^ui/(data|app|areas)/' },
      'What every screen is made of knows none.',
    ),
    floor(
      'words-and-charts-know-no-screen',
      '^ui/(i18n|theme|charts)/',
      { path: '^ui/(app|areas)/' },
      'Words, colours and charts serve every screen.',
    ),
    floor(
      'data-below-screens',
      '^ui/data/',
      { path: '^ui/(areas|app/(?!navigation/))' },
      'What asks and sends knows the ways between screens, and no screen.',
    ),
    floor(
      'frame-below-areas',
      '^ui/app/',
      { path: '^ui/areas/', dependencyTypesNot: ['dynamic-import'] },
      'The frame is on screen before any area: it downloads one when it needs it.',
    ),
    floor(
      'console-beside-the-app',
      '^ui/console/',
      { path: '^ui/(data|app|areas|i18n|charts)/' },
      "The testers' console has the look and the kit of the app, and nothing else of it.",
    ),
    {
      name: 'app-without-console',
      severity: 'error',
      comment: "The app's first load does not grow by the testers' console.",
      from: { pathNot: '^(ui|adapters|ports|src)/console/|\\.test\\.tsx?$|^tests/' },
      to: { path: '^(ui|adapters|ports|src)/console/' },
    },
    {
      name: 'starts-without-test-packages',
      comment: '`npm start` installs no devDependencies: they are for tests and checks.',
      severity: 'error',
      from: {
        path: '^(paper|src|ui|adapters|domain|ports|openapi/reference)/',
        pathNot: `${TESTING}|\\.test\\.mjs$|^paper/commands/dev\\.mjs$`,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'area-in-the-table',
      comment: 'A new area of screens says what it uses.',
      severity: 'error',
      from: {},
      to: { path: `^ui/areas/(?!(${USES.map(([area]) => area).join('|')})/)` },
    },
    ...USES.map(([area, ...used]) =>
      floor(
        `area-${area}`,
        `^ui/areas/${area}/`,
        { path: `^ui/areas/(?!(${[area, ...used].join('|')})/)` },
        'Areas of screens use each other in the directions of the table only.',
      ),
    ),
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
    {
      name: 'contract-stands-alone',
      severity: 'error',
      comment: 'The contract knows no code but the rules that its reference draws, and the commands that build.',
      from: { path: '^openapi/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(ports|adapters|ui|src|paper|tests)/', pathNot: '^paper/commands/' },
    },
    {
      name: 'only-the-reference-draws-rules',
      severity: 'error',
      comment: 'A call is described without the code that implements it.',
      from: { path: '^openapi/(?!reference/)' },
      to: { path: '^domain/' },
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
    {
      name: 'src-composes-the-app',
      severity: 'error',
      comment:
        'The app and the paper broker meet only over HTTP. Tests of the whole app make a server from the contract.',
      from: { path: '^src/', pathNot: '^src/(testing|wholeApp)/' },
      to: { path: '^(paper|tests|openapi)/' },
    },
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
        pathNot: ['^adapters/generated/', '^openapi/(control/)?bundle\\.json$'],
      },
    },
    ...paperFloors,
    {
      name: 'test-support-stays-with-tests',
      severity: 'error',
      comment: 'What makes tests short is no part of the product.',
      from: { pathNot: '\\.(test|bench)\\.tsx?$|/testing/|^tests/' },
      to: { path: '/testing/', pathNot: '^node_modules/' },
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
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
