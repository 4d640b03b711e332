import { type ReadonlySignal, signal } from '@preact/signals-react'
import type { Form } from '../../data/form/form.ts'
import type { Upload } from './upload.model.ts'

/** Why a form with a chosen picture cannot be sent yet. */
export type ArrivalCode = 'picture-uploading' | 'picture-not-sent'

/** What is said in place of "a picture is missing" where one is chosen that the server does not have. */
export const orNotArrived = <Code extends string>({ item }: Upload, code: Code): Code | ArrivalCode => {
  const status = item.value?.status
  if (status === 'uploading') return 'picture-uploading'
  return status === 'failed' ? 'picture-not-sent' : code
}

export interface Arrival {
  /** Whether a form waits for its pictures to be sent then. */
  readonly waiting: ReadonlySignal<boolean>
  /** Sends the form, at once or, where nothing else is wrong, when its pictures have arrived. Gives the first wrong field. */
  readonly submit: () => Promise<string | null>
  /** Waits no longer: the customer has left. */
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
  const attempt = async () => (await form.submit(send)) as string | null

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
