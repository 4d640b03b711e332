import { fileURLToPath } from 'node:url'

/** Absolute path of a file or folder given by its path from the root of the project. */
export const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The first line in which two generated texts differ, of each of them: it names the field. An import only follows from it. */
export const firstDifference = (before: string, after: string): string => {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  const at = old.findIndex((line, number) => line !== fresh[number] && !line.startsWith('import '))
  return `${old.at(at)?.trim() ?? ''} → ${fresh.at(at)?.trim() ?? ''}`
}
