import type { App } from '../ui/data/app/app.ts'

/** A figure that is requested before the app is there (`adapters/http/early.ts`), and shown by the static shell. */
export interface FirstFigure {
  /** Downloads its adapter. */
  readonly adapter: () => Promise<unknown>
  /** Downloads what writes it, from its answer, into the static shell. */
  readonly show: () => Promise<{ readonly showTotal: (page: Document, answer: unknown) => void }>
  /** Downloads what loads it into its model, so that React's first rendering has it. */
  readonly load: () => Promise<{ readonly loadTotal: (app: App) => Promise<void> }>
}
