import { effect, type ReadonlySignal, untracked } from '@preact/signals-react'
import { Effect, Option, Schema } from 'effect'
import { type Day, fromDayNumber, toDayNumber } from '../../../domain/calendar/day.ts'
import { isDraftKept } from '../../../domain/orders/drafts/orderDraft.ts'
import { AppClock } from '../../../ports/device/AppClock.ts'
import type { AccountType } from '../../../ports/Deposits.ts'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'
import { makeSessionModel } from '../../app/session/session.model.ts'
import type { App } from '../../data/app/app.ts'
import type { Form } from '../../data/form/form.ts'

export interface DepositDraft {
  readonly channel: string
  readonly amount: string
  /** Null: today, whichever day that is when the form is opened again. */
  readonly transferDate: Day | null
  readonly accountType: AccountType | null
  readonly proof: string | null
}

/** A report as it is kept on the device: without the picture, which has to be chosen again. */
const Kept = Schema.Struct({
  /** When it was typed last, in epoch milliseconds. */
  at: Schema.Number,
  channel: Schema.String,
  amount: Schema.String,
  transferDay: Schema.NullOr(Schema.Int),
  accountType: Schema.NullOr(Schema.Literals(['savings', 'current'])),
})
const Text = Schema.fromJsonString(Kept)
const decode = Schema.decodeUnknownOption(Text)
const encode = Schema.encodeSync(Text)

/** Whether the customer has typed something: the channel alone comes from the screen before. */
const isTyped = ({ accountType, amount, transferDate }: DepositDraft): boolean =>
  amount.trim() !== '' || transferDate !== null || accountType !== null

/**
 * Keeps what is typed in the report of a transfer on the device: whoever makes the transfer in the bank's app may find this one started
 * again. From the moment it is sent its intent has the entries. Source: RULES.md, funds.
 */
export const keepReport = (
  app: App,
  { change, draft }: Pick<Form<DepositDraft, string>, 'change' | 'draft'>,
  state: ReadonlySignal<{ readonly kind: string }>,
): void => {
  const { session } = app.model(makeSessionModel)
  const nowOf = Effect.map(AppClock, (clock) => clock.now())

  const read = (key: `draft.${string}`) =>
    Effect.gen(function* () {
      const kept = Option.getOrNull(decode(yield* (yield* KeyValueStore).get(key)))
      return kept && isDraftKept(kept.at, yield* nowOf) ? kept : null
    })
  const write = (key: `draft.${string}`, { accountType, amount, channel, transferDate }: DepositDraft) =>
    Effect.gen(function* () {
      const transferDay = transferDate && toDayNumber(transferDate)
      const text = encode({ at: yield* nowOf, channel, amount, transferDay, accountType })
      yield* (yield* KeyValueStore).set(key, text)
    })

  const put = ({ accountType, amount, channel, transferDay }: (typeof Kept)['Type']): void => {
    // The channel of a link is the later choice.
    if (draft.peek().channel === '') change('channel', channel)
    change('amount', amount)
    change('transferDate', transferDay === null ? null : fromDayNumber(transferDay))
    change('accountType', accountType)
  }

  /** Follows the form of a customer until the returned function is called. */
  const follow = (account: string): (() => void) => {
    const key = `draft.${account}.deposit` as const
    let isKept = false
    /** The entries as they came from the device: they are no new ones. */
    let found: DepositDraft | null = null
    /** The entries of a report that may have arrived: they are kept again once they are changed. */
    let lost: DepositDraft | null = null
    const watch = () =>
      effect(() => {
        const [entries, { kind }] = [draft.value, state.value]
        if (kind === 'lost') lost = entries
        const isToKeep = (kind === 'idle' || kind === 'refused') && entries !== lost && isTyped(entries)
        if (isToKeep && entries !== found) void app.run(write(key, entries))
        if (isKept && !isToKeep) void app.run(Effect.flatMap(KeyValueStore, (store) => store.remove(key)))
        isKept = isToKeep
        found = isToKeep ? found : null
      })
    let stop: () => void = () => undefined
    let isOver = false
    const begin = async (): Promise<void> => {
      const kept = await app.run(read(key))
      if (isOver) return
      isKept = kept !== null
      if (kept && !isTyped(draft.peek()) && state.peek().kind === 'idle') {
        put(kept)
        found = draft.peek()
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
