/**
 * Closes an overlay. `by` is `'navigation'` when the customer goes to another page; the overlay must then not lead to a third one.
 * It is not a boolean: a function whose own optional boolean means something else could be passed by mistake.
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

/** The open overlays, the last one on top. */
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
