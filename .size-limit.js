// Budgets of the first load, read off the build's manifest. Sizes are gzip where nothing else is said.
import { readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync('dist/app/.vite/manifest.json', 'utf8'))

/** The files that a source, or a chunk by its name, brings along without asking again: itself and its static imports. */
const files = (source, found = new Set()) => {
  const chunk =
    manifest[source] ?? Object.values(manifest).find(({ name, file }) => name === source && file.endsWith('.js'))
  if (!chunk) throw new Error(`no ${source} in the build`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) files(next, found)
  return found
}
const together = (...sources) => new Set(sources.flatMap((source) => [...files(source)]))
const without = (set, known) => [...set].filter((file) => !known.has(file))
const paths = (set) => [...set].map((file) => `dist/app/${file}`)
const styles = Object.values(manifest).flatMap((chunk) =>
  chunk.file.endsWith('.css') && chunk.src?.startsWith('_boot') ? [chunk.file] : [],
)

const consoleManifest = JSON.parse(readFileSync('dist/console/.vite/manifest.json', 'utf8'))

const login = together('boot', 'app', 'entry', 'es', 'es-login')
/** With what sends the form and reads its answer. */
const firstAnswer = new Set([...login, ...files('wire')])
/** What every customer has by the time they are in: with the frame and what most screens share. */
const signedIn = new Set([...firstAnswer, ...together('calls', 'first', 'kit')])
const ROUTES = readFileSync('src/routeTable.ts', 'utf8')
const entries = Object.keys(manifest).filter(
  (source) => manifest[source].isDynamicEntry && /^\.\.\/ui\/areas\/(?:[^/]+\/)+[A-Z]\w+\.tsx$/.test(source),
)
const isScreen = (source) => ROUTES.includes(`'${source}'`)
/** What is downloaded later on a screen that is open: by then there is what the screens have that ask for it. */
const before = (part) => {
  const asking = Object.keys(manifest).filter((source) => manifest[source].dynamicImports?.includes(part))
  const [first, ...others] = asking.map((source) => files(source))
  return new Set([...signedIn, ...[...(first ?? [])].filter((file) => others.every((other) => other.has(file)))])
}
const LOGIN = '../ui/areas/account/login/'

export default [
  // Below the first 10 packets that a server sends without waiting for an answer: 14.6 kB.
  { name: 'page, with the static shell', path: 'dist/app/index.html', gzip: true, limit: '13 kB' },
  // What crosses the wire: servers send Brotli.
  { name: 'login, scripts (Brotli)', path: paths(login), limit: '135 kB' },
  { name: 'login, with its first answer', path: paths(firstAnswer), gzip: true, limit: '173 kB' },
  // A build of its own: nothing of it is in the app's first load.
  {
    name: "testers' console",
    path: Object.values(consoleManifest).map(({ file }) => `dist/console/${file}`),
    gzip: true,
    limit: '150 kB',
  },
  { name: 'login, styles', path: paths(styles), gzip: true, limit: '12.6 kB' },
  ...entries
    .filter((source) => !source.startsWith(LOGIN))
    .map((source) => ({
      name: source.replace('../', ''),
      path: paths(without(files(source), isScreen(source) ? signedIn : before(source))),
      gzip: true,
      limit: '30 kB',
    })),
]
