import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin, Rolldown } from 'vite'
import { cachedFiles, wordsByLanguage } from './cachedFiles.ts'

const WORKER = fileURLToPath(new URL('../worker/worker.ts', import.meta.url))
const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

const textOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string =>
  file?.type === 'asset' ? String(file.source) : (file?.code ?? '')

/**
 * Builds the service worker, `worker.js` beside the page. It names the files that it caches, so it changes with every
 * build that changes one of them. After the static shell, which completes the page.
 */
export const appWorker = (): Plugin => ({
  name: 'app-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const page = { url: './', revision: digest(textOf(bundle['index.html'])) }
    const files = cachedFiles(bundle).map((file) => ({ url: `./${file}`, revision: null }))
    const { outputFiles } = await build({
      entryPoints: [WORKER],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      logLevel: 'warning',
      define: {
        'process.env.NODE_ENV': '"production"',
        __PRECACHED__: JSON.stringify([page, ...files]),
        __WORDS__: JSON.stringify(wordsByLanguage(bundle)),
      },
    })
    this.emitFile({ type: 'asset', fileName: 'worker.js', source: outputFiles[0]?.text ?? '' })
  },
})
