import { batch, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { type Banner, type Notice, Notices } from '../../../ports/News.ts'
import { locale } from '../../i18n/words.ts'
import type { App } from '../../data/app/app.ts'

/** How long what stands below notices and banners waits for them, in milliseconds. */
export const FRONT_PATIENCE = 1_000

interface Front {
  readonly notices: ReadonlyArray<Notice>
  readonly banners: ReadonlyArray<Banner>
}

/**
 * What the operator says to everyone. Nobody can know beforehand whether there is anything, and it stands above the
 * rest. So the rest waits for it, but not long; what comes later is shown on the next visit, and nothing that is being
 * read is pushed down.
 */
export const makeFrontModel = (app: App) => {
  const front = signal<Front>({ notices: [], banners: [] })
  const settled = signal(false)
  let late: Front | null = null

  /** A failure is silent and leaves what was there. */
  const ask = async (): Promise<Front> => {
    const language = locale.peek().code
    const [notices, banners] = await Promise.all([
      app.run(
        Effect.flatMap(Notices, (service) => service.list(language)),
        { quiet: true },
      ),
      app.run(
        Effect.flatMap(Notices, (service) => service.banners(language)),
        { quiet: true },
      ),
    ])
    const known = late ?? front.peek()
    return { notices: notices ?? known.notices, banners: banners ?? known.banners }
  }

  const show = (found: Front): void =>
    batch(() => {
      late = null
      front.value = found
      settled.value = true
    })

  /** On the way into the screen. */
  const open = async (): Promise<void> => {
    if (late) show(late)
    const patience = setTimeout(() => {
      settled.value = true
    }, FRONT_PATIENCE)
    const found = await ask()
    clearTimeout(patience)
    if (settled.peek()) late = found
    else show(found)
  }

  return {
    front,
    /** Whether what stands below may show. */
    settled,
    open,
    /** The customer asked for it: what is new is shown at once. */
    refresh: async () => show(await ask()),
  }
}
