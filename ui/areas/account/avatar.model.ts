import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { Avatar } from '../../../ports/Account.ts'
import { Uploads } from '../../../ports/Uploads.ts'
import type { App } from '../../data/app/app.ts'

/** The customer's own picture, which nobody else can fetch. */
export const makeAvatarModel = (app: App) => {
  const picture = signal<string | null>(null)
  let shown: string | null = null

  /** Shows the picture at a `url` of the server; none where it is null. */
  const show = async (url: string | null): Promise<void> => {
    if (url === shown) return
    const blob =
      url === null
        ? null
        : await app.run(
            Effect.flatMap(Uploads, (uploads) => uploads.picture(url)),
            { quiet: true },
          )
    if (url !== null && blob === null) return
    shown = url
    const before = picture.peek()
    picture.value = blob && URL.createObjectURL(blob)
    if (before !== null) URL.revokeObjectURL(before)
  }

  /** Asks for it; without an answer what is shown stays. */
  const load = async (): Promise<void> => {
    const found = await app.run(
      Effect.gen(function* () {
        return { url: yield* (yield* Avatar).current() }
      }),
      { quiet: true },
    )
    if (found) await show(found.url)
  }

  return {
    /** Address of its bytes on this page; null where there is none. */
    picture,
    show,
    load,
  }
}
