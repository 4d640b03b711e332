import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** The text of a file of the project. */
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** Every file below a folder of the project, as paths from its root. */
export const filesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) =>
      join(parentPath, name)
        .slice(ROOT.length + 1)
        .split(sep)
        .join('/'),
    )
