import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = join(import.meta.dirname, '../..')

/** Where the paper broker keeps its own texts, a file for each language. */
const BROKER = [
  'areas/messages/words',
  'areas/messages/words/subscriptions',
  'areas/news/words',
  'areas/rewards/words',
  'areas/offers/prospectus/words',
  'areas/deposits/channelWords',
  'areas/quotes/businesses',
  'areas/articles',
]

const filesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })

const filesOf = (language: string): ReadonlyArray<string> => [
  ...filesIn(join(ROOT, 'ui/i18n', language)),
  ...BROKER.map((folder) => join(ROOT, 'paper', folder, `${language}.ts`)),
]

/** Everything that is said in a language, line by line: by the app, by the server's messages, in letters, articles and news. */
export const linesOf = (language: string): ReadonlyArray<{ readonly file: string; readonly line: string }> =>
  filesOf(language).flatMap((path) => {
    const file = path.slice(ROOT.length + 1)
    return readFileSync(path, 'utf8')
      .split('\n')
      .map((line) => ({ file, line }))
  })

const leaves = (value: unknown, path: string): ReadonlyArray<readonly [path: string, text: string]> => {
  if (typeof value === 'string') return [[path, value]]
  // A text with a network's name in it.
  if (typeof value === 'function') return [[path, String(value('TRON'))]]
  return Object.entries(value ?? {}).flatMap(([name, part]) => leaves(part, path === '' ? name : `${path}.${name}`))
}

/** The name of a source in a text's path: `orders`, `frame`, `broker-news`. */
const sourceOf = (path: string, language: string): string => {
  const [, namespace] = new RegExp(`ui/i18n/${language}/(\\w+)/index\\.ts$`).exec(path) ?? []
  if (namespace !== undefined) return namespace
  const [, area] = /paper\/areas\/(\w+)\//.exec(path) ?? []
  return area === undefined ? 'frame' : `broker-${area}`
}

/** Every text of a language by its path, `orders.facts.limit` or `broker-news.stories.site.summary`: the same in every language. */
export const textsOf = async (language: string): Promise<ReadonlyMap<string, string>> => {
  const all = new Map<string, string>()
  for (const path of filesOf(language).filter((file) => !file.endsWith('areas.ts'))) {
    const parts: unknown[] = Object.values((await import(pathToFileURL(path).href)) as object)
    const source = sourceOf(path, language)
    for (const part of parts) for (const [name, text] of leaves(part, '')) all.set(`${source}.${name}`, text)
  }
  return all
}
