import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { compile } from 'tailwindcss'

const THEME = fileURLToPath(new URL('../../../ui/theme/theme.css', import.meta.url))
const { resolve: find } = createRequire(import.meta.url)

const loadStylesheet = async (id: string, base: string) => {
  const path = id === 'tailwindcss' ? find('tailwindcss/index.css') : resolve(base, id)
  return { path, base: dirname(path), content: await readFile(path, 'utf8') }
}

/** The rules of the app's own style sheet that a text of classes needs, in one line. */
export const stylesOf = async (text: string): Promise<string> => {
  const sheet = await compile(await readFile(THEME, 'utf8'), { base: dirname(THEME), loadStylesheet })
  const looks = new Set(
    text
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .split(/["'\s]+/),
  )
  const { code } = await transform(sheet.build([...looks]), {
    loader: 'css',
    minify: true,
    // The browsers that know `light-dark()`, without which the theme itself would not work.
    target: ['chrome123', 'firefox120', 'safari17.5'],
  })
  return code.trim()
}
