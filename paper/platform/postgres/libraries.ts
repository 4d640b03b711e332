import { existsSync } from 'node:fs'
import { readFile, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { StartupFailure } from '../startup/startupFailure.ts'

interface Link {
  /** The library, from the package's folder. */
  readonly source: string
  /** The other name that programs look for it by. */
  readonly target: string
}

/** The links that a binary package lists; some platforms need none. npm packages cannot carry links. */
const linksOf = async (folder: string): Promise<ReadonlyArray<Link>> => {
  const list = join(folder, 'native', 'pg-symlinks.json')
  return existsSync(list) ? (JSON.parse(await readFile(list, 'utf8')) as ReadonlyArray<Link>) : []
}

/**
 * Makes the links between PostgreSQL's libraries that the package's install script would have made: npm does not run it
 * for everybody.
 * @throws StartupFailure that names what is missing where they cannot be made.
 */
export const mendLibraries = async (folder: string): Promise<void> => {
  const missing: Array<string> = []
  for (const { source, target } of await linksOf(folder)) {
    const [library, link] = [join(folder, source), join(folder, target)]
    if (existsSync(link)) continue
    // A link that leads nowhere, or half an installation. Another process may be quicker: what counts is that it is there.
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
