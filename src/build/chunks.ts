import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Of = [id: string, graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>]

/** Areas, and namespaces of words, whose screens a customer opens together. A name in no row has files of its own. */
const GROUPS = {
  front:
    'account charts evening firstHour home lastSeen markets messages news portfolio quotes returns rewards watchlist wealth',
  instrument: 'charttools lists',
  trade: 'alerts changes costBar drafts marginTrading orders positions protection secondThoughts story',
  offers: 'block copytrading credit daytrade dividends lending offers savings',
  money: 'deposits exchange payees records statement transfers uploads withdrawals',
  settings: 'access articles complaint identity invitation passkeys push security settings',
}
const groupOf = (name = '') => Object.entries(GROUPS).find(([, names]) => names.split(' ').includes(name))?.[0]
const areaGroup = (id: string) => groupOf(/[\\/](?:areas|http|schemas)[\\/](\w+)[\\/.]/.exec(id)?.[1])
const wordsGroup = (id: string) => {
  const [, language, name] = /[\\/]ui[\\/]i18n[\\/](\w\w)[\\/](?:(\w+)[\\/])?\w+\.ts$/.exec(id) ?? []
  return name === undefined ? language : `${language}-${groupOf(name) ?? name}`
}

const inSrc = (name: string) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url))
const LOGIN = '../ui/areas/account/login/login.model'
const ASKING = ['boot', 'ahead', 'later', 'remotePorts', 'routeTable', LOGIN].map(inSrc)
/** What comes at once with some of the parts that these files ask for. Effect is left out: its first module imports all of it. */
const neededBy = (parts: RegExp) => {
  const found = new Set<string>()
  return (...[id, graph]: Of) => {
    const asked = () => ASKING.flatMap((file) => graph.getModuleInfo(file)?.dynamicallyImportedIds ?? [])
    const next = found.size > 0 ? [] : asked().filter((part) => parts.test(part))
    for (const one of next)
      if (!found.has(one) && !/[\\/]effect[\\/]dist[\\/]/.test(one))
        next.push(...(graph.getModuleInfo(found.add(one) && one)?.importedIds ?? []))
    return found.has(id)
  }
}
const ofMain = neededBy(/[\\/]main\.tsx$/)
const ofLogin = neededBy(/[\\/]account[\\/]login[\\/]\w+\.tsx$/)
const ofLater = neededBy(/laterParts/)
const ofScreens = neededBy(/[\\/]ui[\\/]areas[\\/]/)
/** What the app does beside its screens, the menu's screens and an instrument. */
const FIRST = 'forCustomer|follow|startSteps Home QuotesIndex Info PositionIndex NewsIndex AccountCentre'
const NEEDS = FIRST.split(' ').map((part) => neededBy(new RegExp(String.raw`\W(?:${part})\.tsx?$`)))
const firstFile = (...of: Of) => {
  const [nth, ...others] = NEEDS.flatMap((needs, place) => (needs(...of) ? [place] : []))
  return nth && others.length === 0 ? `first${nth}` : nth === undefined ? null : 'first'
}
const FRAME = /[\\/](ui[\\/]app[\\/](frame|service)[\\/]|ToastRegion\.tsx|src[\\/]later\.ts$)/
const CALLS = `remotePorts|webPush|http.(?:${GROUPS.front} ${GROUPS.trade} transfers)[\\\\/]`.replaceAll(' ', '|')

/** How the build is split into files: a module goes to the first that names it, with its imports unless one above has them. */
export const CHUNKS = [
  { name: 'shell', test: /[\\/]src[\\/]shell[\\/]/ },
  { name: 'boot', test: /[\\/]src[\\/]boot\.ts$/ },
  { name: (...of: Of) => (/node_modules[\\/](?!effect|lucide)/.test(of[0]) && ofMain(...of) ? 'core' : null) },
  { name: (...of: Of) => (of[0].endsWith('main.tsx') || (ofLogin(...of) && firstFile(...of)) ? 'app' : null) },
  { name: wordsGroup },
  { name: 'entry', test: /[\\/]ui[\\/]areas[\\/]account[\\/]login[\\/]\w+\.tsx?$/ },
  // What the log-in's later parts need is also around a screen.
  {
    name: (...of: Of) =>
      FRAME.test(of[0]) || (ofLater(...of) && !/login[\\/]later[\\/]/.test(of[0])) ? 'around' : null,
  },
  { name: 'wire', test: /[\\/]adapters[\\/]http[\\/](account[\\/](?!passkey)|\w+\.ts$)/ },
  { name: 'calls', test: new RegExp(CALLS) },
  { name: firstFile, minShareCount: 2 },
  { name: 'forCustomer', test: /[\\/](forCustomer|live[\\/](live|follow))\.ts$/ },
  { name: 'charts', test: /[\\/]ui[\\/]charts[\\/](?!apex)/, minShareCount: 2 },
  { name: (...of: Of) => (!/[\\/]areas[\\/]/.test(of[0]) && ofScreens(...of) ? 'kit' : null), minShareCount: 2 },
  { name: (id: string) => (/[\\/]adapters[\\/]/.test(id) ? areaGroup(id) && `calls-${areaGroup(id)}` : null) },
  { name: (...of: Of) => (ofScreens(...of) ? areaGroup(of[0]) : null), minShareCount: 3 },
]
