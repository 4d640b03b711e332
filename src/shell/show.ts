import type { FirstCall, ShowFigure } from '../../adapters/http/early.ts'
import { showStartFailed } from '../../ui/app/failures/startFailed.ts'
import { localeRow } from '../../ui/i18n/locales.ts'
import { appearanceFrom, applyAppearance, applyLanguage } from '../../ui/theme/preferences.ts'
import { showBrand } from './brand.ts'
import { early, firstCall, searchIn, shellFor, storedValue } from './choose.ts'
import { showPrice, showTotal, showWallet } from './figure.ts'

/** What writes the answer to a screen's first call into its shell. */
const FIGURES: Readonly<Record<FirstCall['path'], ShowFigure>> = {
  '/trade/worth': showTotal,
  '/trade/funds': showWallet,
  '/quotes/info': showPrice,
}

/** Writes the words of a language in place of their numbers. */
const fill = (shell: DocumentFragment, words: readonly string[]): void => {
  for (const element of shell.querySelectorAll<HTMLElement>('*')) {
    const looks = element.dataset['looks']
    if (looks !== undefined) element.className = words[Number(looks)] ?? ''
    for (const node of element.childNodes)
      if (node instanceof Text)
        node.data = node.data.replace(/\{(\d+)\}/, (_, number: string) => words[Number(number)] ?? '')
  }
}

/**
 * Shows the static shell of the screen that the app will show, in the customer's language and theme, until React
 * replaces it. It cannot be used and screen readers do not hear it (`index.html`): what is typed before the app is there
 * would be lost.
 */
const show = (page: Document): void => {
  const root = page.documentElement
  const { code, tag, dir } = localeRow(storedValue('language'))
  applyLanguage(root, tag, dir)
  applyAppearance(root, appearanceFrom(storedValue('appearance')))
  const signedIn = storedValue('tokend') !== null
  // A native shell keeps language and session elsewhere; a wide window has a menu and a list beside a customer's screen.
  if (Reflect.has(globalThis, 'Capacitor') || (signedIn && matchMedia('(min-width: 64rem)').matches)) return
  const path = shellFor(location.hash, signedIn)
  const template = [...page.querySelectorAll('template')].find(({ dataset }) => dataset['screen'] === path)
  if (!template) return
  const words: Record<string, string[]> = JSON.parse(page.getElementById('shell-words')?.textContent ?? '{}')
  const shell = page.importNode(template.content, true)
  // Only a page that a simulation serves says so before the server is asked.
  if (root.dataset['simulation'] === undefined) shell.querySelector('aside')?.remove()
  fill(shell, words[code] ?? [])
  const title = path === '/quotes/info' && shell.querySelector('h1')
  if (title) title.textContent = searchIn(location.hash).get('code')
  page.getElementById('shell')?.append(shell)
  if (path === '/login/start') void fillBrand(page)
  const call = firstCall(location.hash, signedIn)
  if (call) early().writeFigure(FIGURES[call.path])
}

/** Fills in the title and logo of the last visit at once, and those of the server's config when it answers. */
const fillBrand = async (page: Document): Promise<void> => {
  const known = storedValue('brand')
  try {
    if (known !== null) showBrand(page, known)
    const kept = showBrand(page, await early().settings)
    if (kept !== null && kept !== known) localStorage.setItem('brand', kept)
  } catch {
    // No answer, or a device that keeps nothing: React shows what there is.
  }
}

// The script that comes after this one may not load; it would have reported every other failure.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) showStartFailed(document, storedValue('language'))
  },
  true,
)
early()
show(document)
