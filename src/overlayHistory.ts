import { createHashHistory, type HistoryLocation, type RouterHistory } from '@tanstack/react-router'
import type { OverlayStack } from '../ui/kit/overlays/stack.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Marks the history entry of an open overlay: its page, and its number on that page. */
    readonly overlay?: { readonly page: string; readonly depth: number }
  }
}

/**
 * The history of the part of the address behind `#`. A query before it, as a link of a campaign has, is removed: the router would add it
 * to the address of each screen once more with every step back.
 */
export const hashHistory = (): RouterHistory => {
  history.replaceState(history.state, '', location.pathname + location.hash)
  return createHashHistory()
}

type Listener = Parameters<RouterHistory['subscribe']>[0]

/** How long a step back may take before the history is used as it is, in milliseconds. */
const PATIENCE = 1_000

const keyOf = ({ state }: HistoryLocation): string => state.__TSR_key ?? ''
const depthOf = ({ state }: HistoryLocation): number => state.overlay?.depth ?? 0
/** The page below the entry of an overlay; a page itself. */
const withoutOverlay = (location: HistoryLocation): HistoryLocation => {
  const { overlay, ...state } = location.state
  if (!overlay) return location
  return {
    ...location,
    state: { ...state, __TSR_key: overlay.page, __TSR_index: state.__TSR_index - overlay.depth },
  }
}

/**
 * A history in which every open overlay has an entry of its own above its page, so that Back (a phone's, a browser's, a
 * swipe) closes the topmost overlay. The router sees pages only: entries of overlays come and go without its knowledge.
 * - An overlay that is closed by its button removes its entry by a step back.
 * - Every navigation first steps back to the page, so that no entry of an overlay stays between two pages.
 * - From an entry without an overlay (Forward, a reload) the history immediately steps to its page. Source: RULES.md,
 * overlays.
 */
export const overlayHistory = (base: RouterHistory, overlays: OverlayStack): RouterHistory => {
  const listeners = new Set<Listener>()
  const waiting: Array<() => void> = []
  let page = withoutOverlay(base.location)
  /** The depth to which the app's own step leads; null while there is none. */
  let heading: number | null = null
  /** The number of entries of overlays up to the current one, as far as they belong to open overlays. */
  let entered = 0
  let patience: ReturnType<typeof setTimeout> | undefined

  const navigateNow = (): void => {
    for (const navigate of waiting.splice(0)) navigate()
  }

  const stepBackTo = (depth: number): void => {
    heading = depth
    patience = setTimeout(() => {
      heading = null
      navigateNow()
    }, PATIENCE)
    base.flush()
    base.go(depth - depthOf(base.location))
  }

  const addEntry = (depth: number): void => {
    heading = depth
    base.push(page.href, { overlay: { page: keyOf(page), depth } })
    entered = depth
    // The browser would merge several entries that are added in one task.
    base.flush()
  }

  /** Adds or removes entries until there is one per overlay. */
  const settle = (): void => {
    if (heading !== null) return
    const wanted = waiting.length > 0 ? 0 : overlays.depth()
    const depth = depthOf(base.location)
    if (depth > wanted) stepBackTo(wanted)
    else if (waiting.length > 0) navigateNow()
    else if (depth < wanted) {
      base.flush()
      for (let next = depth + 1; next <= wanted; next += 1) addEntry(next)
    }
  }

  const moved: Listener = ({ action, location }) => {
    const expected = heading
    heading = null
    clearTimeout(patience)
    // Compared by address, since an entry from a typed address has no key; a page never follows itself.
    if (location.href === page.href) {
      if (depthOf(location) === 0) page = location
      // The app's own step follows an overlay that is closed already; a step by the customer closes the overlays above.
      // An entry left by a reload has no entry of an open overlay above it.
      const depth = depthOf(location)
      if (depth !== expected && depth < entered) overlays.closeDownTo(depth)
      entered = Math.min(entered, depth)
    } else {
      page = withoutOverlay(location)
      entered = 0
      overlays.closeDownTo(0, 'navigation')
      for (const tell of listeners) tell({ action, location: page })
    }
    settleSoon()
  }
  /** An overlay that closes while another opens leaves its entry to the other one. */
  const settleSoon = (): void => queueMicrotask(settle)

  /** Navigates once no overlay has an entry. Open overlays are closed: they belong to the page that is left. */
  const navigate = (now: () => void): void => {
    waiting.push(now)
    overlays.closeDownTo(0, 'navigation')
    settle()
  }

  base.subscribe(moved)
  overlays.watch(settleSoon)
  settleSoon()

  const pages: Partial<RouterHistory> = {
    subscribers: listeners,
    subscribe: (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    push: (...to) => navigate(() => base.push(...to)),
    replace: (...to) => navigate(() => base.replace(...to)),
    go: (...steps) => navigate(() => base.go(...steps)),
    back: (...options) => navigate(() => base.back(...options)),
    forward: (...options) => navigate(() => base.forward(...options)),
    canGoBack: () => page.state.__TSR_index !== 0,
  }
  const history: RouterHistory = Object.assign(Object.create(base), pages)
  return Object.defineProperty(history, 'location', { get: () => page })
}
