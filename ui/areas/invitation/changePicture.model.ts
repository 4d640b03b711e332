import { computed, effect, signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { AppClock } from '../../../ports/device/AppClock.ts'
import { Avatar } from '../../../ports/Account.ts'
import type { App } from '../../data/app/app.ts'
import { makeAvatarModel } from '../account/avatar.model.ts'
import { makeUpload } from '../uploads/upload.model.ts'

/** Changing the customer's picture. */
export const makeChangePictureModel = (app: App) => {
  const { picture, show, load } = app.model(makeAvatarModel)
  const changed = signal(0)
  const upload = makeUpload(app, 'avatar')

  const keep = async (imageId: string): Promise<void> => {
    const url = await app.attempt(
      Effect.gen(function* () {
        return yield* (yield* Avatar).change(imageId, (yield* AppClock).newId())
      }),
    )
    upload.remove()
    if (!Exit.isSuccess(url)) return
    await show(url.value)
    changed.value = changed.peek() + 1
  }

  effect(() => {
    const id = upload.imageId.value
    if (id !== null) void keep(id)
  })

  return {
    picture,
    /** How often it was changed while the app runs. */
    changed,
    /** The new one being uploaded, and why the upload failed. */
    upload,
    busy: computed(() => upload.item.value !== null && upload.item.value.status !== 'failed'),
    load,
  }
}
