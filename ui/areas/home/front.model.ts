import { batch, signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { type Banner, type Notice, Notices } from '../../../ports/News.ts'
import { locale } from '../../i18n/words.ts'
import type { App } from '../../data/app/app.ts'

/** How long the content below notices and banners waits for them, in milliseconds. */
export const FRONT_PATIENCE = 1_000

interface Front {
  readonly notices: ReadonlyArray<Notice>
  readonly banners: ReadonlyArray<Banner>
}

/**
 * The operator's notices and banners. Whether there are any is unknown before the answer, and they are above the rest.
 * So the rest waits for a short time; notices that arrive later are shown on the next visit, so that nothing moves
 * while the customer reads.
 */
export const makeFrontModel = (app: App) => {
  const front = signal<Front>({ notices: [], banners: [] })
  const settled = signal(false)
  let late: Front | null = null

  /** A failure is silent and keeps the shown content. */
  const ask = async (): Promise<Front> => {
    const language = locale.peek().code
    const [notices, banners] = await Promise.all([
      app.attempt(
        Effect.flatMap(Notices, (service) => service.list(language)),
        { load: true },
      ),
      app.attempt(
        Effect.flatMap(Notices, (service) => service.banners(language)),
        { load: true },
      ),
    ])
    const known = late ?? front.peek()
    return {
      notices: Exit.isSuccess(notices) ? notices.value : known.notices,
      banners: Exit.isSuccess(banners) ? banners.value : known.banners,
    }
  }

  const show = (found: Front): void =>
    batch(() => {
      late = null
      front.value = found
      settled.value = true
    })

  /** Called when the screen opens. */
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
    /** Whether the content below may be shown. */
    settled,
    open,
    /** The customer requested it: new content is shown immediately. */
    refresh: async () => show(await ask()),
  }
}
