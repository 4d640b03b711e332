// Writes a Brotli and a gzip copy beside every text file of a folder, at a level that is too slow to use per request.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|html|svg|json)$/
/** Smaller files fit into one packet as they are, in bytes. */
const WORTH_IT = 1_024

export const compressFolder = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name) && entry.name !== 'config.json')
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = `${parentPath}/${name}`
      const content = await readFile(path)
      if (content.length < WORTH_IT) return
      const strongest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, strongest))
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
    }),
  )
}
