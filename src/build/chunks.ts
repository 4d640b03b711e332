import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Areas, and namespaces of words, whose screens a customer opens together. A name in no row has files of its own. */
const GROUPS = {
  front:
    'account charts evening firstHour home lastSeen markets messages news portfolio quotes returns rewards watchlist wealth',
  trade: 'alerts changes costBar drafts marginTrading orders positions protection secondThoughts story',
  offers: 'block copytrading credit daytrade dividends lending offers savings',
  money: 'deposits exchange payees records statement transfers uploads withdrawals',
  settings: 'access articles complaint identity invitation passkeys push security settings',
}
const GROUP_OF = new Map<string | undefined, string>(
  Object.entries(GROUPS).flatMap(([group, names]) => names.split(' ').map((name) => [name, group] as const)),
)
const areaGroup = (id: string) => GROUP_OF.get(/[\\/]ui[\\/]areas[\\/](\w+)[\\/]/.exec(id)?.[1])
const wordsGroup = (id: string) => {
  const [, language, name] = /[\\/]ui[\\/]i18n[\\/](\w\w)[\\/](?:(\w+)[\\/])?\w+\.ts$/.exec(id) ?? []
  return name === undefined ? language : `${language}-${GROUP_OF.get(name) ?? name}`
}

const MAIN = fileURLToPath(new URL('../main.tsx', import.meta.url))
/** Of effect and of the icons each file holds the parts that its modules use. */
const PACKAGE = /[\\/]node_modules[\\/](?!effect[\\/]|lucide-react[\\/])/

/** A module and all that it imports. */
const withImports = (id: string, graph: Graph, found = new Set<string>()): Set<string> => {
  if (!found.has(id))
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) withImports(next, graph, found.add(id))
  return found.add(id)
}
let ofStart: Set<string> | undefined
const isOfStart = (id: string, graph: Graph): boolean => (ofStart ??= withImports(MAIN, graph)).has(id)
const known = new Map<string, boolean>()
/** Whether a module needs a package that the start has not: a shared file with it would bring that package to every screen. */
const isHeavy = (id: string, graph: Graph): boolean => {
  const answer = known.get(id) ?? [...withImports(id, graph)].some((one) => PACKAGE.test(one) && !isOfStart(one, graph))
  known.set(id, answer)
  return answer
}
const light = (nameOf: (id: string) => string | undefined) => (id: string, graph: Graph) =>
  isHeavy(id, graph) ? null : nameOf(id)

/**
 * How the build is split into files: a module goes to the first group that names it, with what it imports unless a group
 * above has that. A screen has a file of its own; what several screens of a group share is one more.
 */
export const CHUNKS = [
  { name: 'shell', test: /[\\/]src[\\/]shell[\\/]/ },
  { name: 'boot', test: /[\\/]src[\\/]boot\.ts$/ },
  { name: (id: string, graph: Graph) => (PACKAGE.test(id) && isOfStart(id, graph) ? 'core' : null) },
  { name: 'app', test: MAIN },
  { name: wordsGroup },
  { name: 'entry', test: /[\\/]ui[\\/]areas[\\/]account[\\/]login[\\/]\w+\.tsx?$/ },
  {
    name: 'around',
    test: /[\\/](ui[\\/](app[\\/](frame|service)|areas[\\/]account[\\/]login[\\/]later)[\\/]|ToastRegion\.tsx|src[\\/]later\.ts$)/,
  },
  { name: light(() => 'wire'), test: /[\\/]adapters[\\/]http[\\/](account[\\/](?!passkey)|\w+\.ts$)/ },
  { name: light(() => 'calls'), test: /[\\/]adapters[\\/]/ },
  { name: light(() => 'frame'), test: /[\\/](ui[\\/](app|data|kit|theme)[\\/]|src[\\/]remotePorts\.ts$)/ },
  {
    name: light(() => 'shared'),
    test: /[\\/](ui[\\/](charts|areas[\\/]markets)|domain|lucide-react)[\\/]/,
    minShareCount: 2,
  },
  // What follows a customer through all screens.
  {
    name: 'forCustomer',
    test: /[\\/](src[\\/]forCustomer|http[\\/]live[\\/]live|ui[\\/]areas[\\/]alerts[\\/]\w+)\.ts$/,
  },
  { name: light(areaGroup), minShareCount: 3 },
]
