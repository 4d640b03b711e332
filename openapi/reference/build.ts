import { mkdir, rm, writeFile } from 'node:fs/promises'
import { referenceFiles } from './pages.ts'

/** Writes the reference into an absolute folder, which is emptied. */
export const buildReference = async (folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const files = await referenceFiles()
  await Promise.all([...files].map(([name, text]) => writeFile(`${folder}/${name}`, text)))
}
