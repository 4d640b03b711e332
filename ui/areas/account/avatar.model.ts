import { computed, effect, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { AppClock } from '../../../ports/device/AppClock.ts'
import { Avatar } from '../../../ports/Avatar.ts'
import { Uploads } from '../../../ports/Uploads.ts'
import type { App } from '../../data/app/app.ts'
import { makeUpload } from '../uploads/upload.model.ts'

/** The customer's own picture, which nobody else can fetch. */
export const makeAvatarModel = (app: App) => {
  const picture = signal<string | null>(null)
  const changed = signal(0)
  const upload = makeUpload(app, 'avatar')
  let shown: string | null = null

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

  const keep = async (imageId: string): Promise<void> => {
    const kept = await app.run(
      Effect.gen(function* () {
        return { url: yield* (yield* Avatar).change(imageId, (yield* AppClock).newId()) }
      }),
    )
    upload.remove()
    if (!kept) return
    await show(kept.url)
    changed.value = changed.peek() + 1
  }

  effect(() => {
    const id = upload.imageId.value
    if (id !== null) void keep(id)
  })

  return {
    /** Address of its bytes on this page; null where there is none. */
    picture,
    /** How often it was changed while the app runs. */
    changed,
    /** The new one being uploaded, and why the upload failed. */
    upload,
    busy: computed(() => upload.item.value !== null && upload.item.value.status !== 'failed'),
    load,
  }
}
