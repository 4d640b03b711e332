import { Deferred, Effect, Exit, Schema } from 'effect'
import type { Failure } from '../../../../ports/failure.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { fakedNow, pass, settled } from '../../../testing/time.ts'
import { makeIntent } from '../intent.ts'

const Form = Schema.Struct({ to: Schema.String })
type Form = (typeof Form)['Type']
type Outcome = string

export interface Device {
  /** What survives a reload. */
  readonly kept: Map<string, string>
  account: string | null
}

/** The app after a start on a device, with a server whose answers the test triggers. */
export const start = (
  device: Device,
  options: { readonly findable: boolean; readonly isOfItsMoment?: boolean } = {
    findable: true,
  },
) => {
  const sent: Array<{ readonly form: Form; readonly id: string; readonly kept: boolean }> = []
  const asked: string[] = []
  const answers: Array<Deferred.Deferred<Outcome | null, Failure>> = []
  let ids = 0
  const waiting = () => {
    const answer = Deferred.makeUnsafe<Outcome | null, Failure>()
    answers.push(answer)
    return Deferred.await(answer)
  }
  const fake = makeFakeApp(
    {
      clock: { now: fakedNow, newId: () => `id-${device.kept.size}-${(ids += 1)}` },
      credentials: { current: () => (device.account === null ? null : { token: 't', account: device.account }) },
    },
    device.kept,
  )
  const intent = makeIntent(fake.app, 'withdrawal', {
    form: Form,
    isOfItsMoment: options.isOfItsMoment ?? false,
    send: (form, id) =>
      Effect.suspend(() => {
        sent.push({ form, id, kept: device.kept.get('intent.withdrawal')?.includes(id) ?? false })
        return Effect.map(waiting(), (outcome) => outcome ?? '')
      }),
    ...(options.findable
      ? {
          find: (_: Form, id: string) =>
            Effect.suspend(() => {
              asked.push(id)
              return waiting()
            }),
        }
      : {}),
  })
  const settle = async (exit: Exit.Exit<Outcome | null, Failure>) => {
    Deferred.doneUnsafe(answers.at(-1)!, exit)
    await settled()
  }
  return {
    ...fake,
    intent,
    sent,
    asked,
    kind: () => intent.state.value.kind,
    tap: (to = 'bank') => void intent.submit({ to }),
    answer: (outcome: Outcome | null) => settle(Exit.succeed(outcome)),
    fail: (failure: Failure) => settle(Exit.fail(failure)),
    pass,
  }
}

export const device = (): Device => ({ kept: new Map(), account: 'me' })
export const stored = ({ kept }: Device) => kept.get('intent.withdrawal')
