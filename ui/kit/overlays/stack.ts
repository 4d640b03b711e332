/**
 * Closes an overlay; `by` says that a navigation to another page does, which must not be turned elsewhere. It is a word and no flag,
 * which a function with an optional flag of its own would take.
 */
export type CloseOverlay = (by?: 'navigation') => void

/** The open overlays: sheets, panels and dialogs, the topmost last. */
export interface OverlayStack {
  readonly depth: () => number
  /** Adds an overlay on top, with the function that closes it. Returns the function that removes it. */
  readonly add: (close: CloseOverlay) => () => void
  /** Closes overlays from the top until this many are open. */
  readonly closeDownTo: (depth: number, by?: 'navigation') => void
  /** Calls back whenever an overlay is added or removed. Returns the function that stops it. */
  readonly watch: (tell: () => void) => () => void
}

export const makeOverlayStack = (): OverlayStack => {
  const overlays: Array<{ readonly close: CloseOverlay }> = []
  const watchers = new Set<() => void>()
  const changed = (): void => {
    for (const tell of watchers) tell()
  }
  return {
    depth: () => overlays.length,
    add: (close) => {
      const overlay = { close }
      overlays.push(overlay)
      changed()
      return () => {
        const place = overlays.indexOf(overlay)
        if (place < 0) return
        overlays.splice(place, 1)
        changed()
      }
    },
    closeDownTo: (depth, by) => {
      // Removed before its callback runs: it counts as closed, although React renders that later.
      for (const { close } of overlays.splice(depth).toReversed()) close(by)
      changed()
    },
    watch: (tell) => {
      watchers.add(tell)
      return () => watchers.delete(tell)
    },
  }
}
