import { signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { Avatar } from '../../../ports/Account.ts'
import { Uploads } from '../../../ports/Uploads.ts'
import type { App } from '../../data/app/app.ts'

/** The customer's own picture, which only they can load. */
export const makeAvatarModel = (app: App) => {
  const picture = signal<string | null>(null)
  let shown: string | null = null

  /** Shows the picture at a `url` of the server, or none for null. */
  const show = async (url: string | null): Promise<void> => {
    if (url === shown) return
    const found =
      url === null
        ? Exit.succeed(null)
        : await app.attempt(
            Effect.flatMap(Uploads, (uploads) => uploads.picture(url)),
            { quiet: true },
          )
    if (!Exit.isSuccess(found)) return
    shown = url
    const before = picture.peek()
    picture.value = found.value && URL.createObjectURL(found.value)
    if (before !== null) URL.revokeObjectURL(before)
  }

  /** Requests it; without an answer the shown picture stays. */
  const load = async (): Promise<void> => {
    const url = await app.attempt(
      Effect.flatMap(Avatar, (avatar) => avatar.current()),
      { quiet: true },
    )
    if (Exit.isSuccess(url)) await show(url.value)
  }

  return {
    /** Address of its bytes on this page; null where there is none. */
    picture,
    show,
    load,
  }
}
