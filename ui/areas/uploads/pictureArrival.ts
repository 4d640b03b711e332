import { type ReadonlySignal, signal } from '@preact/signals-react'
import type { Form } from '../../data/form/form.ts'
import type { Upload } from './upload.model.ts'

/** Why a form with a chosen picture cannot be sent yet. */
export type ArrivalCode = 'picture-uploading' | 'picture-not-sent'

/** The text in place of "a picture is missing" where one is chosen that is not uploaded yet. */
export const orNotArrived = <Code extends string>({ item }: Upload, code: Code): Code | ArrivalCode => {
  const status = item.value?.status
  if (status === 'uploading') return 'picture-uploading'
  return status === 'failed' ? 'picture-not-sent' : code
}

export interface Arrival {
  /** Whether a form waits for its uploads before it is sent. */
  readonly waiting: ReadonlySignal<boolean>
  /**
   * Sends the form, immediately or, where nothing else is wrong, when its pictures are uploaded. Returns the first
   * invalid field.
   */
  readonly submit: () => Promise<string | null>
  /** Stops waiting: the customer has left the screen. */
  readonly stop: () => void
}

/** Sends a form whose pictures may still be uploading. */
export const makeArrival = <Draft extends object, Code extends string>(
  uploads: ReadonlyArray<Upload>,
  form: Pick<Form<Draft, Code | ArrivalCode>, 'errors' | 'submit'>,
  send: (draft: Draft) => Promise<unknown>,
): Arrival => {
  const waiting = signal(false)
  let turn = 0
  const onlyWaits = (): boolean =>
    Object.values(form.errors.peek()).every((code) => code === undefined || code === 'picture-uploading')
  const attempt = () => form.submit(send)

  return {
    waiting,
    stop: () => {
      turn += 1
      waiting.value = false
    },
    submit: async () => {
      const wrong = await attempt()
      if (wrong === null || !onlyWaits()) return wrong
      const mine = (turn += 1)
      waiting.value = true
      await Promise.all(uploads.map((upload) => upload.settled()))
      if (mine !== turn) return null
      waiting.value = false
      return attempt()
    },
  }
}
