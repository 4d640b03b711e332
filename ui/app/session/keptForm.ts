import { effect, type ReadonlySignal, untracked } from '@preact/signals-react'
import { Effect, Option, Schema } from 'effect'
import { isDraftKept } from '../../../domain/orders/drafts/orderDraft.ts'
import { AppClock } from '../../../ports/device/AppClock.ts'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'
import type { App } from '../../data/app/app.ts'
import { makeSessionModel } from './session.model.ts'

interface Kept<Draft, Encoded> {
  /** How what is typed is stored. */
  readonly form: Schema.Codec<Draft, Encoded>
  /** What is typed now, without passwords and pictures; null where nothing is. */
  readonly take: () => Draft | null
  /** Puts it into the form again. */
  readonly put: (draft: Draft) => void
  /** Of the intent that sends it: one that was sent may have arrived, and its intent has the entries. */
  readonly state: ReadonlySignal<{ readonly kind: string }>
}

const nowOf = Effect.map(AppClock, (clock) => clock.now())

/**
 * Keeps what is typed in a form on the device, for its customer, through a reload and the end of the session; signing out removes it.
 * `name` ends its key. For a form whose work is done in another app, while a phone closes this one. Source: RULES.md, funds.
 */
export const keepForm = <Draft, Encoded>(
  app: App,
  name: 'deposit',
  { form, put, state, take }: Kept<Draft, Encoded>,
): void => {
  const { session } = app.model(makeSessionModel)
  const Text = Schema.fromJsonString(Schema.Struct({ at: Schema.Number, typed: form }))
  const decode = Schema.decodeUnknownOption(Text)
  const encode = Schema.encodeSync(Text)
  const entriesOf = (typed: Draft): string => encode({ at: 0, typed })

  /** Follows the form of a customer until the returned function is called. */
  const follow = (account: string): (() => void) => {
    const key = `draft.${account}.${name}` as const
    const read = Effect.gen(function* () {
      const kept = Option.getOrNull(decode(yield* (yield* KeyValueStore).get(key)))
      return kept && isDraftKept(kept.at, yield* nowOf) ? kept.typed : null
    })
    const write = (typed: Draft) =>
      Effect.gen(function* () {
        yield* (yield* KeyValueStore).set(key, encode({ at: yield* nowOf, typed }))
      })
    const remove = Effect.flatMap(KeyValueStore, (store) => store.remove(key))

    let isKept = false
    /** The entries as the device has them. */
    let known: string | null = null
    /** The entries of something that may have arrived: they are kept again once they are changed. */
    let lost: string | null = null
    const watch = () =>
      effect(() => {
        const [typed, { kind }] = [take(), state.value]
        const entries = typed && entriesOf(typed)
        if (kind === 'lost') lost = entries
        const isToKeep = typed !== null && entries !== lost && (kind === 'idle' || kind === 'refused')
        if (isToKeep && entries !== known) void app.run(write(typed))
        // What another tab has kept stays where nothing was typed here.
        if (isKept && !isToKeep) void app.run(remove)
        isKept = isToKeep
        known = isToKeep ? entries : null
      })
    let stop: () => void = () => undefined
    let isOver = false
    const begin = async (): Promise<void> => {
      const found = await app.run(read)
      if (isOver) return
      if (found !== null && take() === null && state.peek().kind === 'idle') {
        isKept = true
        put(found)
        const typed = take()
        known = typed && entriesOf(typed)
      }
      stop = watch()
    }
    void begin()
    return () => {
      isOver = true
      stop()
    }
  }

  let account: string | undefined
  let leave = (): void => undefined
  const stop = effect(() => {
    const now = session.value?.account
    if (now === account) return
    leave()
    // With the session the model goes.
    if (account !== undefined) return queueMicrotask(() => stop())
    account = now
    if (now !== undefined) leave = untracked(() => follow(now))
  })
}
