import { fileURLToPath } from 'node:url'

/** Absolute path of a file or folder given by its path from the root of the project. */
export const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
