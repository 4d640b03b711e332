import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/**
 * Importing a module of effect by its path loads only its own imports, not everything that the package's entry exports.
 */
const EFFECT_ENTRY = /[\\/]effect[\\/]dist[\\/]index\.js$/
const effectParts = (code: string): string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']effect["']/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/\s/)[0] ?? ''),
  )

const importsOf = (id: string, graph: Graph): string[] => {
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {}
  return importedIds.flatMap((next) =>
    EFFECT_ENTRY.test(next) ? effectParts(code ?? '').map((part) => next.replace(/index\.js$/, `${part}.js`)) : [next],
  )
}

/** The static imports of a file of `src/`, with their own static imports. */
const comesWith = (file: string) => {
  const root = fileURLToPath(new URL(`../${file}`, import.meta.url))
  let all: Set<string> | null = null
  const gather = (id: string, graph: Graph, found: Set<string>): Set<string> => {
    if (found.has(id)) return found
    found.add(id)
    for (const next of importsOf(id, graph)) gather(next, graph, found)
    return found
  }
  return (id: string, graph: Graph): boolean => (all ??= gather(root, graph, new Set())).has(id)
}

const withShell = comesWith('shell/show.ts')
const withBoot = comesWith('boot.ts')
const comesWithMain = comesWith('main.tsx')
const withHome = comesWith('../ui/areas/home/Home.tsx')
const belowHome = [comesWith('../ui/areas/home/MarketsToday.tsx'), comesWith('../ui/areas/home/Later.tsx')]
const ICON = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/
/** What nearly every screen behind the log-in asks with. */
const ASKING = /[\\/]ui[\\/]data[\\/]query[\\/](poll|switchQuery|backoff)\.ts$/
/**
 * Each chunk with a dynamic import has a list of the files that come with it: `boot` has a long one already. What the
 * static shell and the screens have in common is there too: neither loads the other.
 */
const NAMING = /[\\/](loadParts|heroSize)\.ts$/
/** Effect's dates with zones: modules that the start needs import them, and nothing of the app uses them. */
const UNUSED = /[\\/]effect[\\/]dist[\\/]internal[\\/]dateTime\.js$/
const withMain = (id: string, graph: Graph) => comesWithMain(id, graph) && !UNUSED.test(id)
const isPackage = (id: string) => /[\\/]node_modules[\\/]/.test(id)

/** The language of the first words in a module. */
const languageOf = (id: string): string | null => {
  const [, code] = /[\\/]ui[\\/]i18n[\\/](\w+)[\\/](?:index|areas)\.ts$/.exec(id) ?? []
  return code ?? null
}

/** Some of the package's icons, by their file names. */
const icons = (names: string) =>
  new RegExp(`[\\\\/]lucide-react[\\\\/]dist[\\\\/]esm[\\\\/]icons[\\\\/](${names})\\.mjs$`)

/** A group includes the imports of its modules, unless a group of higher priority has them. */
const start = (name: string, priority: number, holds: (id: string, graph: Graph) => boolean) => ({
  name: (id: string, graph: Graph) => (holds(id, graph) ? name : null),
  debugName: name,
  priority,
})

/** A group of what is left that several screens have. */
const shared = (name: string, holds: (id: string, graph: Graph) => boolean) => ({
  ...start(name, 0, holds),
  minShareCount: 2,
})

/**
 * How the build is split into files; Vite splits the code of each screen into a file of its own. Few files: they
 * compress better than forty, and on HTTP/1.1 a phone requests only six at a time.
 */
export const CHUNKS = [
  // The start: `shell` shows the static shell, `boot` requests the rest, `core` has the packages that every screen needs, `app` the app's own code that
  // every screen needs.
  start('shell', 7, withShell),
  start('boot', 6, (id, graph) => withBoot(id, graph) || NAMING.test(id)),
  start('core', 5, (id, graph) => isPackage(id) && withMain(id, graph)),
  start('app', 4, (id, graph) => withMain(id, graph) || ASKING.test(id)),
  // Exact figures, which screens show, and schemas, which adapters need: the start reads its one answer without them.
  {
    name: 'money',
    test: /[\\/]effect[\\/]dist[\\/]BigDecimal\.js$|[\\/]domain[\\/]money[\\/]decimal\.ts$/,
    priority: 4,
  },
  {
    name: 'schema',
    test: /[\\/]effect[\\/]dist[\\/]|[\\/]adapters[\\/]http[\\/](?:wire|decode)\.ts$/,
    priority: 3,
  },
  // A question of a part of a screen, which many screens have.
  { name: 'query', test: /[\\/]ui[\\/]data[\\/]query[\\/]query\.ts$/, minShareCount: 2, priority: 4 },
  // One that is asked again while it is seen: home has it, and screens that load nothing else of home.
  { name: 'repeated', test: /[\\/]ui[\\/]data[\\/]query[\\/]pollWhileVisible\.ts$/, minShareCount: 2, priority: 4 },
  // The parts of forms, first of all the login form.
  {
    name: 'fields',
    test: /[\\/]ui[\\/](i18n[\\/]inText\.ts|data[\\/]form[\\/](?!amount|Finished)|kit[\\/]\w+[\\/](Field|TextField|PasswordField|Banner|IconButton|TopBar)\.tsx|app[\\/]navigation[\\/](Go|useSearch)\.tsx?)/,
    minShareCount: 2,
    priority: 3,
  },
  // What the screens of login and registration share: one request instead of six small ones.
  {
    name: 'entry',
    test: /[\\/](ui[\\/]areas[\\/]account[\\/]login[\\/](EntryPage|PhoneField|login\.model|requestedPage)\.tsx?|domain[\\/](account[\\/]login|validation[\\/](problem|plainTyped))\.ts)$/,
    priority: 2,
  },
  // What tells of a result on every screen, with its signs, which most screens show too.
  {
    name: 'told',
    test: /[\\/](ui[\\/]kit[\\/]feedback[\\/]ToastRegion\.tsx|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]circle-(alert|exclamation-point|check)\.mjs)$/,
    priority: 3,
  },
  // What the frame mounts on every screen once the screen is rendered.
  {
    name: 'frame',
    test: /[\\/]ui[\\/]app[\\/](frame[\\/](BrokerClock|FreezeStatus|OfflineBanner)|service[\\/]ServiceButton)\.tsx$/,
    priority: 2,
  },
  // What scrolls without end: forms do without it.
  {
    name: 'endless',
    test: /[\\/]ui[\\/]kit[\\/]lists[\\/](EndlessList|PullToRefresh|scroller)\.tsx?$/,
    minShareCount: 2,
    priority: 1,
  },
  // The parts of most screens: rows, figures, states.
  {
    name: 'lists',
    test: /[\\/]ui[\\/]kit[\\/](?!overlays[\\/](?!overlays\.ts)|lists[\\/](?:EndlessList|PullToRefresh|scroller)|dates[\\/](?!dateFormat|formatDay)|gallery|testing)|lucide-react|[\\/]domain[\\/](money[\\/]|calendar[\\/]picker)/,
    minShareCount: 20,
    priority: 2,
  },
  // The clock in the frame, which screens without instruments show too.
  {
    name: 'times',
    test: /[\\/]ui[\\/](data[\\/]clock[\\/](device|event|format|now\.model)|kit[\\/]dates[\\/]dateFormat)\.ts$/,
    minShareCount: 2,
    priority: 3,
  },
  // The sending of intents, also for forms without an instrument.
  {
    name: 'intents',
    test: /[\\/]ui[\\/]data[\\/]intent[\\/](?!SendingSheet|unanswered)/,
    minShareCount: 3,
    priority: 2,
  },
  // The shared parts of screens about instruments, and of screens about the customer.
  {
    name: 'market',
    test: /[\\/]ui[\\/]areas[\\/]markets[\\/](?!QuoteRow|ListingLine|MarketBadge|Monogram|monogram|StateLabel|StateSign|WatchVisible|markets\.model)/,
    minShareCount: 3,
    priority: 1,
  },
  // How an instrument and its state look. Rows of quotes, which only lists show, are not among them.
  {
    name: 'quotes',
    test: /[\\/]ui[\\/]areas[\\/]markets[\\/](?!QuoteRow|ListingLine|WatchVisible|markets\.model)/,
    minShareCount: 3,
    priority: 0,
  },
  { name: 'uploads', test: /[\\/]uploads[\\/](upload\.model|images)\.ts$/, minShareCount: 2, priority: 1 },
  {
    // Home shows the customer's figures and shortcuts, and nothing else of the account centre.
    name: 'wealth',
    test: /[\\/]ui[\\/](areas[\\/](wealth[\\/](wealth\.model|worth\.model)|account[\\/]hidden\.model)|app[\\/]frame[\\/]panel\.model|kit[\\/]layout[\\/]Shortcuts)\.tsx?$|icons[\\/]user-round\.mjs$/,
    minShareCount: 2,
    priority: 3,
  },
  // The link to customer service, which a refusal may offer on any screen.
  {
    name: 'service',
    test: /[\\/]ui[\\/]app[\\/]service[\\/](ServiceLink|service\.model|serviceLink)\.tsx?$/,
    minShareCount: 2,
    priority: 3,
  },
  // Small icons of some screens, as one file each: every file is a request, and a name in `boot`. First those of the
  // shortcuts and lists that home leads to, then those of copying and sharing, then signs within controls.
  { name: 'shortcutIcons', test: icons('coins|gift|lock|newspaper|rocket|users|zap'), minShareCount: 2, priority: 1 },
  { name: 'sharingIcons', test: icons('camera|copy|download|filter|share-2'), minShareCount: 2, priority: 1 },
  { name: 'signs', test: icons('check|chevron-down|clock|minus|plus|x'), minShareCount: 2, priority: 1 },
  // What protects an account: whether this page has passkeys, their sign, and where a native shell brings its lock.
  {
    name: 'security',
    test: /[\\/](ui[\\/]app[\\/]session[\\/]securityFeatures\.model|ui[\\/]areas[\\/]account[\\/]lock[\\/]broughtLock|domain[\\/]account[\\/]passkey)\.ts$|icons[\\/]key-round\.mjs$/,
    minShareCount: 2,
    priority: 3,
  },
  // How an account is masked: after the end of a session the log-in needs it, and nothing else of the customer's screens.
  { name: 'masked', test: /[\\/]domain[\\/]account[\\/]display\.ts$/, minShareCount: 2, priority: 1 },
  { name: 'customer', test: /[\\/]ui[\\/]areas[\\/](account[\\/][^\\/]+$|wealth[\\/])/, minShareCount: 2, priority: 0 },
  // What home has in common with most screens, in files of their own: they do not download the rest of home.
  { name: 'days', test: /[\\/]domain[\\/]calendar[\\/](day|zone)\.ts$/, minShareCount: 2, priority: 3 },
  {
    name: 'sessions',
    test: /[\\/]domain[\\/](calendar[\\/]sessions|markets[\\/]marketCode)\.ts$/,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'articles', test: /[\\/]ui[\\/]areas[\\/]news[\\/]/, minShareCount: 2, priority: 0 },
  { name: 'failure', test: /[\\/]loadFailure\.tsx$/, minShareCount: 2, priority: 0 },
  { name: 'line', test: /[\\/]areas[\\/]markets[\\/]ListingLine\.tsx$/, minShareCount: 2, priority: 0 },
  { name: 'progress', test: /[\\/]feedback[\\/]Progress\.tsx$/, minShareCount: 2, priority: 0 },
  {
    name: 'tasks',
    test: /[\\/](areas|domain)[\\/]rewards[\\/](term|claimState|reward)\.ts$/,
    minShareCount: 2,
    priority: 0,
  },
  // What every chart draws with; a chart does not download the rest of home for it.
  {
    name: 'drawing',
    test: /[\\/]ui[\\/](charts[\\/]drawing|theme[\\/]motion)\.ts$/,
    minShareCount: 2,
    priority: 1,
  },
  shared('icons', (id, graph) => ICON.test(id) && withHome(id, graph)),
  // The small modules that home shares with few screens: nearly every customer begins there, and each file of its own is
  // a request. First what it shows, then what it shows below the first view.
  shared('home', withHome),
  shared('below', (id, graph) => belowHome.some((comes) => comes(id, graph))),
  // What the first screens of a customer ask: about the customer, and about the market.
  {
    name: 'own',
    test: /[\\/]adapters[\\/]http[\\/](account[\\/]customerAccount|transfers[\\/]funds|wealth[\\/]accountRecords|withdrawals[\\/]withdrawalRecord|figures)\.ts$/,
    priority: 1,
  },
  {
    name: 'front',
    test: /[\\/]adapters[\\/]http[\\/](quotes[\\/](quotes|quoteRecords)|markets[\\/]markets|messages[\\/]notices|news[\\/]news|rewards[\\/]activities|pages|addresses|statuses)\.ts$/,
    priority: 1,
  },
  // A language's own words and the list of its areas, one chunk each for the areas' words.
  { name: languageOf, debugName: 'language', priority: 1 },
]
