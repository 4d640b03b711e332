import { existsSync } from 'node:fs'
import { readFile, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { Schema } from 'effect'
import { StartupFailure } from '../startup/startupFailure.ts'

const Link = Schema.Struct({
  /** The library, from the package's folder. */
  source: Schema.String,
  /** The other name by which programs look for it. */
  target: Schema.String,
})
const readLinks = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Array(Link)))

/** The links that a binary package lists; some platforms need none. npm packages cannot contain links. */
const linksOf = async (folder: string): Promise<ReadonlyArray<typeof Link.Type>> => {
  const list = join(folder, 'native', 'pg-symlinks.json')
  return existsSync(list) ? readLinks(await readFile(list, 'utf8')) : []
}

/**
 * Creates the links between PostgreSQL's libraries that the package's install script would create: npm does not always
 * run it.
 * @throws StartupFailure that names what is missing where they cannot be made.
 */
export const mendLibraries = async (folder: string): Promise<void> => {
  const missing: Array<string> = []
  for (const { source, target } of await linksOf(folder)) {
    const [library, link] = [join(folder, source), join(folder, target)]
    if (existsSync(link)) continue
    // A dangling link, or an incomplete installation. Another process may create the link first: it only has to exist.
    await rm(link, { force: true }).catch(() => {})
    await symlink(relative(dirname(link), library), link).catch(() => {})
    if (!existsSync(link)) missing.push(basename(link))
  }
  if (missing.length === 0) return
  throw new StartupFailure(
    `PostgreSQL's libraries lack ${missing.join(', ')} in ${join(folder, 'native', 'lib')}: ` +
      'run npm ci again as a user who may write there, or set DATABASE_URL',
  )
}
