import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

const filesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })

/** Everything that is said in a language, line by line: by the app, by the server's messages, in letters, articles and news. */
export const linesOf = (language: string): ReadonlyArray<{ readonly file: string; readonly line: string }> =>
  [
    ...filesIn(join(ROOT, 'ui/i18n', language)),
    ...[
      'areas/messages/words',
      'areas/news/words',
      'areas/rewards/words',
      'areas/offers/prospectus/words',
      'areas/deposits/channelWords',
      'areas/articles',
    ].map((folder) => join(ROOT, 'paper', folder, `${language}.ts`)),
  ].flatMap((path) => {
    const file = path.slice(ROOT.length + 1)
    return readFileSync(path, 'utf8')
      .split('\n')
      .map((line) => ({ file, line }))
  })
