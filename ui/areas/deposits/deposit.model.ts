import { computed, effect, signal, untracked } from '@preact/signals-react'
import { Effect, Schema } from 'effect'
import { type Day, toDayNumber } from '../../../domain/calendar/day.ts'
import { depositProblems } from '../../../domain/deposits/deposit.ts'
import { FUNDS_ZONE } from '../../../domain/transfers/hours.ts'
import { CURRENCIES } from '../../../domain/money/money.ts'
import { problemAt } from '../../../domain/validation/problem.ts'
import { AppClock } from '../../../ports/device/AppClock.ts'
import { type AccountType, type Deposit, type DepositChannel, Deposits } from '../../../ports/Deposits.ts'
import { fillIn } from '../../app/session/interruptedForm.ts'
import { keepForm } from '../../app/session/keptForm.ts'
import { type AmountTextCode, makeFigureForm, readAmount, withAmountText } from '../../data/form/amount.ts'
import { backToForm } from '../../data/intent/backToForm.ts'
import { makeReviewing } from '../../data/intent/reviewing.ts'
import { ExactDecimal } from '../../data/intent/exactDecimal.ts'
import { makeIntent } from '../../data/intent/intent.ts'
import { makePages } from '../../data/query/pages.ts'
import { dayIn } from '../../data/clock/days.ts'
import { pollWhileVisible } from '../../data/query/pollWhileVisible.ts'
import type { App } from '../../data/app/app.ts'
import { type ArrivalCode, makeArrival, orNotArrived } from '../uploads/pictureArrival.ts'
import { makeUpload } from '../uploads/upload.model.ts'
import { makeChannelsModel } from './channels.model.ts'

/** How often a state under review is asked for without a stream, in milliseconds. */
const AGAIN = 30_000

export interface DepositDraft {
  readonly channel: string
  readonly amount: string
  /** Null: today, whichever day that is when the form is opened again. */
  readonly transferDate: Day | null
  readonly accountType: AccountType | null
  readonly proof: string | null
}

/** What is typed, as it is kept on the device: without the picture, which has to be chosen again. */
const KeptReport = Schema.Struct({
  channel: Schema.String,
  amount: Schema.String,
  transferDate: Schema.NullOr(Schema.Struct({ year: Schema.Int, month: Schema.Int, day: Schema.Int })),
  accountType: Schema.NullOr(Schema.Literals(['savings', 'current'])),
})

const KeptDeposit = Schema.Struct({
  channelId: Schema.String,
  currency: Schema.Literals(CURRENCIES),
  amount: ExactDecimal,
  transferDay: Schema.Number,
  accountType: Schema.NullOr(Schema.Literals(['savings', 'current'])),
  proof: Schema.String,
})

const FIELD_OF = {
  'deposit-channel-unavailable': 'channel',
  'amount-below-minimum': 'amount',
  'amount-above-maximum': 'amount',
  'transfer-date-not-allowed': 'transferDate',
  'upload-not-found': 'proof',
  'deposit-proof-used': 'proof',
} as const satisfies Record<string, keyof DepositDraft>

type Rule = ReturnType<typeof depositProblems>[number]['code']
export type DepositCode = Rule | AmountTextCode | keyof typeof FIELD_OF | ArrivalCode | 'channel-required'

const EMPTY: DepositDraft = { channel: '', amount: '', transferDate: null, accountType: null, proof: null }

/** Reporting a transfer to the broker. The picture stays while the app runs. */
export const makeDepositModel = (app: App) => {
  const channels = app.model(makeChannelsModel)
  const upload = makeUpload(app, 'proof')
  const now = signal<number | null>(null)

  const find = (id: string): DepositChannel | undefined => channels.channels.value.find((one) => one.id === id)
  const todayIn = (channel: DepositChannel | undefined): Day | null =>
    now.value === null ? null : dayIn(channel?.hours.zone ?? FUNDS_ZONE, now.value)

  const form = makeFigureForm<DepositDraft, DepositCode>(EMPTY, (draft) => {
    const chosen = find(draft.channel)
    if (!chosen) return problemAt('channel', 'channel-required' as const)
    const today = todayIn(chosen)
    if (!today) return []
    const { currency, limits } = chosen
    const typed = readAmount(draft.amount, currency)
    const { proof } = draft
    const transferDate = draft.transferDate ?? today
    const problems = depositProblems({ amount: typed.amount, currency, limits, transferDate, proof }, today)
    return withAmountText(
      typed,
      problems.map((problem) =>
        problem.code === 'proof-required' ? { ...problem, code: orNotArrived(upload, problem.code) } : problem,
      ),
    )
  })
  effect(() => {
    const id = upload.imageId.value
    untracked(() => form.change('proof', id))
  })
  const channel = computed(() => find(form.draft.value.channel))
  const today = computed(() => todayIn(channel.value))
  const transferDate = computed(() => form.draft.value.transferDate ?? today.value)

  const intent = makeIntent(app, 'deposit', {
    form: KeptDeposit,
    send: (deposit, id) => Effect.flatMap(Deposits, (deposits) => deposits.submit(deposit, id)),
  })
  keepForm(app, 'deposit', {
    form: KeptReport,
    // The channel alone comes from the screen before.
    take: () => {
      const { amount, accountType, channel: id, transferDate: day } = form.draft.value
      return amount.trim() === '' && !day && !accountType
        ? null
        : { channel: id, amount, transferDate: day, accountType }
    },
    put: (typed) => {
      const { channel: id, proof } = form.draft.peek()
      fillIn({ ...typed, channel: id || typed.channel, proof }, form.change)
    },
    state: intent.state,
  })
  const history = makePages<Deposit>(app, ({ id }) => id)
  const loadHistory = (keep = false): Promise<void> =>
    history.begin((cursor) => Effect.flatMap(Deposits, (deposits) => deposits.list({ cursor })), { keep })

  const sheet = makeReviewing(intent, {
    done: () => {
      form.clear()
      upload.remove()
      void loadHistory()
    },
  })
  backToForm(intent, form, FIELD_OF, sheet.close)

  return {
    form,
    channel,
    channels,
    upload,
    intent,
    sheet,
    history,
    loadHistory,
    /** Asks again when a review may have ended, which a message tells, while the history is open. */
    followHistory: (): (() => void) => pollWhileVisible(app, AGAIN, history.refresh, ['messages']),
    today,
    /** The day that was chosen; today until one is. */
    transferDate,
    /** Opens with the channel chosen on the previous screen. */
    open: async (wanted: string | undefined): Promise<void> => {
      if (wanted !== undefined) form.change('channel', wanted)
      now.value = app.runtime.runSync(AppClock).now()
      if (channels.status.peek() === 'idle' || channels.status.peek() === 'failed') await channels.load()
    },
    /** Opens the review as soon as the picture is uploaded. */
    arrival: makeArrival([upload], form, async () => {
      sheet.open()
    }),
    confirm: async (): Promise<void> => {
      const { draft } = form
      const { proof } = draft.peek()
      const day = transferDate.peek()
      const chosen = channel.peek()
      const amount = chosen && readAmount(draft.peek().amount, chosen.currency).amount
      if (!chosen || !proof || !day || !amount) return
      await intent.submit({
        channelId: chosen.id,
        currency: chosen.currency,
        amount,
        transferDay: toDayNumber(day),
        accountType: chosen.method === 'bank' ? draft.peek().accountType : null,
        proof,
      })
    },
  }
}
