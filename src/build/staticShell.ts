import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { createServer, type Plugin, type Rolldown } from 'vite'
import { addImported, chunksOf } from './cachedFiles.ts'
import { stylesOf } from './shell/styles.ts'
import { type Shell, shellOf } from './shell/template.ts'

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url))
const SHOW = path('../shell/show.ts')

interface Rendered {
  readonly shell: Shell
  /** The modules that the app imports for each screen. */
  readonly modules: Readonly<Record<string, readonly string[]>>
}

/** Renders the shell with the app's own components, which Vite loads as a server would. */
const makeShell = async (): Promise<Rendered> => {
  const server = await createServer({
    root: path('..'),
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    define: { __APP_VERSION__: '""' },
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { modulesOfScreens, renderScreens } = await server.ssrLoadModule(path('./shell/render.tsx'))
    return { shell: shellOf(await renderScreens()), modules: modulesOfScreens() }
  } finally {
    await server.close()
  }
}

/** The hash by which a Content Security Policy allows this one inline style. */
const policyHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The files of a screen's modules, with all that they import at once. */
const filesOf = (bundle: Rolldown.OutputBundle, modules: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const { fileName, moduleIds } of chunksOf(bundle))
    if (modules.some((module) => moduleIds.some((id) => id.endsWith(`/${module}`))))
      addImported(found, bundle, fileName)
  return found
}

const link = (file: string): string => `<link rel="modulepreload" crossorigin href="./${file}">`

/** The markup of each screen, links to its files, which `ahead.ts` puts into the page, and the words of all languages. */
const templates = ({ screens, words }: Shell, files: (screen: string) => readonly string[]): string =>
  [
    ...Object.entries(screens).flatMap(([screen, markup]) => [
      `<template data-screen="${screen}">${markup}</template>`,
      `<template data-ahead="${screen}">${files(screen).map(link).join('')}</template>`,
    ]),
    `<script type="application/json" id="shell-words">${JSON.stringify(words).replaceAll('<', '\\u003c')}</script>`,
  ].join('')

/**
 * Puts the static shell into the page: the markup of some screens, the words of all languages, the styles that they
 * need, and a first script that shows one of them. The app's own styles are preloaded; `boot.ts` adds them.
 * docs/decisions/static-shell.md tells why.
 */
export const staticShell = (): Plugin => {
  let show = ''
  return {
    name: 'static-shell',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      show = this.emitFile({ type: 'chunk', id: SHOW, name: 'shell' })
    },
    async generateBundle(_, bundle) {
      const { modules, shell } = await makeShell()
      const styles = await stylesOf(
        `${Object.values(shell.screens).join(' ')} ${Object.values(shell.words).flat().join(' ')}`,
      )
      // The entry only imports the file with the script, which the page can ask for directly.
      const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(SHOW))
      const page = bundle['index.html']
      if (page?.type !== 'asset' || !script) throw new Error('the build has no page or no first script')
      if (this.getFileName(show) !== script.fileName) delete bundle[this.getFileName(show)]
      const source = String(page.source)
      const html = pageWith(source, {
        styles,
        script: script.fileName,
        // Without those that the page sends for itself.
        templates: templates(shell, (screen) =>
          [...filesOf(bundle, modules[screen] ?? [])].filter(
            (file) => !source.includes(file) && file !== script.fileName,
          ),
        ),
      })
      page.source = html
      this.emitFile({
        type: 'asset',
        fileName: 'simulation.html',
        source: html.replace('<html ', '<html data-simulation '),
      })
      this.emitFile({ type: 'asset', fileName: 'style-hash.txt', source: `'${policyHash(styles)}'\n` })
    },
  }
}

interface Parts {
  readonly styles: string
  readonly script: string
  readonly templates: string
}

/** Replaces one match, which must be there. */
const replaced = (text: string, pattern: RegExp | string, by: (found: string) => string): string => {
  const next = text.replace(pattern, (found) => by(found))
  if (next === text) throw new Error(`the page has no ${String(pattern)}`)
  return next
}

const pageWith = (html: string, { styles, script, templates: inside }: Parts): string => {
  const first = `<style>${styles}</style>\n    <script type="module" crossorigin src="./${script}"></script>\n    `
  const early = replaced(html, '<script type="module"', (found) => first + found)
  const preloaded = replaced(early, /<link rel="stylesheet"/, () => '<link rel="preload" as="style"')
  return replaced(preloaded, '</body>', (found) => `${inside}\n  ${found}`)
}
