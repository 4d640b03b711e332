import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** A part of effect asked for by name comes with what it imports itself, not with all that the package's entry lists. */
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

const withBoot = comesWith('boot.ts')
const withMain = comesWith('main.tsx')
const isPackage = (id: string) => /[\\/]node_modules[\\/]/.test(id)

/** The language whose first words a module holds. */
const languageOf = (id: string): string | null => {
  const [, code] = /[\\/]ui[\\/]i18n[\\/](\w+)[\\/](?:index|areas)\.ts$/.exec(id) ?? []
  return code ?? null
}

/** A group takes along what its modules import, unless a group of higher priority has it. */
const start = (name: string, priority: number, holds: (id: string, graph: Graph) => boolean) => ({
  name: (id: string, graph: Graph) => (holds(id, graph) ? name : null),
  debugName: name,
  priority,
})

/**
 * How the build is cut into files; a screen's own code is its own file, cut off by Vite. Few files: they compress
 * better than forty, and on HTTP/1.1 a phone asks for six at a time only.
 */
export const CHUNKS = [
  // The start: `boot` sends for the rest, `core` is the packages that every screen needs, `app` our own code that does.
  start('boot', 6, withBoot),
  start('core', 5, (id, graph) => isPackage(id) && withMain(id, graph)),
  start('app', 4, withMain),
  // Exact figures, which screens draw, and schemas, which come with the adapters: the start reads its one answer without.
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
  // What a form is made of, the login form first of all.
  {
    name: 'fields',
    test: /[\\/]ui[\\/](data[\\/]form[\\/](?!amount)|kit[\\/]\w+[\\/](Field|TextField|PasswordField|Banner|IconButton|TopBar)\.tsx|app[\\/]navigation[\\/](Go|useSearch)\.tsx?)/,
    minShareCount: 2,
    priority: 3,
  },
  // What most screens show: rows, figures, states.
  {
    name: 'lists',
    test: /[\\/]ui[\\/]kit[\\/](?!overlays|dates[\\/](?!dateFormat|formatDay)|gallery|testing)|lucide-react|[\\/]domain[\\/](money[\\/]|calendar[\\/]picker)/,
    minShareCount: 20,
    priority: 2,
  },
  // What the clock in the frame shows, which stands on screens without instruments too.
  {
    name: 'times',
    test: /[\\/]ui[\\/](data[\\/]clock[\\/](format|now\.model)|kit[\\/]dates[\\/]dateFormat)\.ts$/,
    minShareCount: 2,
    priority: 3,
  },
  // What sends what a person decided, for forms that know no instrument too.
  { name: 'intents', test: /[\\/]ui[\\/]data[\\/]intent[\\/](?!SendingSheet)/, minShareCount: 3, priority: 2 },
  // What screens about instruments share, and what those about the customer do.
  {
    name: 'market',
    test: /[\\/]ui[\\/]areas[\\/]markets[\\/](?!QuoteRow|ListingLine|MarketBadge|StateLabel|WatchVisible|markets\.model)/,
    minShareCount: 3,
    priority: 1,
  },
  // Rows of quotes, which stand in lists only.
  { name: 'quotes', test: /[\\/]ui[\\/]areas[\\/]markets[\\/]/, minShareCount: 3, priority: 0 },
  { name: 'uploads', test: /[\\/]uploads[\\/](upload\.model|images)\.ts$/, minShareCount: 2, priority: 1 },
  {
    // Home has the customer's figures and shortcuts, and nothing else of the account centre.
    name: 'wealth',
    test: /[\\/]ui[\\/](areas[\\/](wealth[\\/](wealth\.model|loadTab|figures|DollarNote)|account[\\/]hidden\.model)|kit[\\/]layout[\\/]Shortcuts)\.tsx?$|icons[\\/]user-round\.mjs$/,
    minShareCount: 2,
    priority: 3,
  },
  // The way to customer service, which a refusal may offer on any screen.
  {
    name: 'service',
    test: /[\\/]ui[\\/]app[\\/]service[\\/](ServiceLink|service\.model|serviceLink)\.tsx?$/,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'customer', test: /[\\/]ui[\\/]areas[\\/](account[\\/][^\\/]+$|wealth[\\/])/, minShareCount: 2, priority: 0 },
  // A language's own words and the list of its areas, one chunk each for the areas' words.
  { name: languageOf, debugName: 'language', priority: 1 },
]
