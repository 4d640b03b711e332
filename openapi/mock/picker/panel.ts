import type { Pickable } from './choices.ts'
import type { Picks } from './picks.ts'

/** What the panel shows above its list: which server answers. */
export interface Mode {
  /** Whether the Prism mock answers, which obeys `Prefer`. */
  readonly isMock: boolean
  /** The address of a server that was named; the paper broker answers where there is neither. */
  readonly server: string | undefined
}

const titleOf = ({ isMock, server }: Mode): string =>
  isMock ? 'Mock: examples of the contract' : `Stateful: ${server ?? 'the paper broker'} answers`

const ADVICE = 'It keeps a state, so an answer is not picked: bring its state about'

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: ReadonlyArray<Node | string>
): HTMLElementTagNameMap[K] => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

const row = ({ path, choices }: Pickable, picks: Picks, onChange: () => void): HTMLElement => {
  const chosen = picks.of(path)
  const select = element(
    'select',
    { id: `pick${path}` },
    ...choices.map(({ prefer, label }) => element('option', { value: prefer, selected: prefer === chosen }, label)),
  )
  select.addEventListener('change', () => {
    picks.choose(path, select.selectedIndex === 0 ? undefined : select.value)
    onChange()
  })
  return element(
    'div',
    { className: chosen === undefined ? 'call' : 'call chosen' },
    element('label', { htmlFor: select.id }, path),
    select,
  )
}

/** The calls to show: those of this page first, the newest on top, then the others. */
export const ordered = (
  all: ReadonlyArray<Pickable>,
  called: ReadonlyArray<string>,
  search: string,
): ReadonlyArray<Pickable> => {
  const rank = (path: string): number => (called.includes(path) ? called.length - called.lastIndexOf(path) : Infinity)
  return all
    .filter(({ path }) => path.includes(search.trim()))
    .toSorted((a, b) => (rank(a.path) === rank(b.path) ? 0 : rank(a.path) - rank(b.path)))
}

/** Puts the button and the panel on a page, apart from the styles of the app; returns what shows further calls. */
export const showPanel = (
  host: HTMLElement,
  style: string,
  all: ReadonlyArray<Pickable>,
  picks: Picks,
  mode: Mode,
  reload: () => void,
): ((called: ReadonlyArray<string>) => void) => {
  const { isMock, server } = mode
  const root = host.attachShadow({ mode: 'open' })
  const list = element('div', {})
  const search = element('input', { type: 'search', placeholder: 'part of a path', ariaLabel: 'Search calls' })
  const again = element('button', { type: 'button' }, 'Load the page again')
  const clear = element('button', { type: 'button' }, 'All as usual')
  const shut = element('button', { type: 'button' }, 'Close')
  const advice = element(
    'p',
    {},
    ADVICE,
    ...(server === undefined ? [' at ', element('a', { href: '/paper' }, '/paper')] : []),
  )
  const head = element('div', { className: 'head' }, element('strong', {}, titleOf(mode)))
  head.append(...(isMock ? [search, again, clear] : [advice]), shut)
  const panel = element('div', { className: 'panel', hidden: true, role: 'dialog', ariaLabel: 'Mock' }, head, list)
  const open = element('button', { type: 'button', className: 'open' })
  let called: ReadonlyArray<string> = []
  const draw = (): void => {
    const many = picks.count()
    open.textContent = isMock ? `Mock${many > 0 ? ` (${many} picked)` : ''}` : 'Stateful'
    if (panel.hidden || !isMock) return
    list.replaceChildren(...ordered(all, called, search.value).map((one) => row(one, picks, draw)))
  }
  const show = (isShown: boolean): void => {
    panel.hidden = !isShown
    draw()
    ;(isShown ? (isMock ? search : shut) : open).focus()
  }
  open.addEventListener('click', () => show(panel.hidden !== false))
  shut.addEventListener('click', () => show(false))
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && show(false))
  again.addEventListener('click', reload)
  search.addEventListener('input', draw)
  clear.addEventListener('click', () => {
    picks.clear()
    draw()
  })
  root.append(element('style', {}, style), open, panel)
  draw()
  return (paths) => {
    called = paths
    if (!panel.contains(root.activeElement)) draw()
  }
}
