import { batch, computed, effect, signal, untracked } from '@preact/signals-react'
import { Effect, Exit, Schema } from 'effect'
import { subtract } from 'effect/BigDecimal'
import {
  type Conversion,
  convert,
  convertToReceive,
  exchangeProblems,
  type Quote,
  QUOTE_VALID_MS,
} from '../../../domain/exchange/exchange.ts'
import { compare, zero } from '../../../domain/money/decimal.ts'
import { formatFieldAmount } from '../../../domain/money/fieldAmount.ts'
import { type Currency, fitsMinor } from '../../../domain/money/money.ts'
import { AppClock } from '../../../ports/device/AppClock.ts'
import {
  Exchange,
  type ExchangeRate,
  type ExchangeRecord,
  type ExchangeWallet,
  type HeldQuote,
} from '../../../ports/Exchange.ts'
import { makeInterrupted } from '../../app/session/interruptedForm.ts'
import { type AmountTextCode, readAmount } from '../../data/form/amount.ts'
import { makeReviewing } from '../../data/intent/reviewing.ts'
import { ExactDecimal } from '../../data/intent/exactDecimal.ts'
import { makeIntent } from '../../data/intent/intent.ts'
import { makePages } from '../../data/query/pages.ts'
import { makePoll } from '../../data/query/poll.ts'
import type { App } from '../../data/app/app.ts'
import { makeTicker } from '../../data/clock/ticker.ts'

export type Side = 'pay' | 'receive'
export type ExchangeCode = AmountTextCode | 'amount-required' | 'amount-too-small' | 'more-than-available'

/** The polling interval of the rate, in milliseconds. */
const AGAIN = 5_000

const asQuote = ({ from, to, rate, madeAt }: ExchangeRate): Quote => ({
  from,
  to,
  rate,
  quotedAt: madeAt,
  validUntil: madeAt + QUOTE_VALID_MS,
})

const keepTyped = makeInterrupted<{
  readonly from: Currency
  readonly to: Currency
  readonly side: Side
  readonly text: string
}>()

/** A quoted rate, and its time of arrival by the app's clock. */
interface Held {
  readonly quote: HeldQuote
  readonly cameAt: number
}

/** Milliseconds for which a quote is still valid: the server's period, counted from its arrival. */
export const remainingOf = ({ quote, cameAt }: Held, now: number): number =>
  Math.max(0, quote.validUntil - quote.quotedAt - Math.max(0, now - cameAt))

/** Exchange between two wallets: the current rate, an amount on either side, and a quoted rate to confirm. */
export const makeExchangeModel = (app: App) => {
  const from = signal<Currency>('EUR')
  const to = signal<Currency>('USD')
  const rate = signal<ExchangeRate | null>(null)
  const wallets = signal<ReadonlyMap<Currency, ExchangeWallet>>(new Map())
  /** Why there is no rate: it could not be fetched, or the server offers none for this pair. */
  const missed = signal<'failed' | 'none' | null>(null)
  const side = signal<Side>('pay')
  const text = signal('')
  const shown = signal(false)
  const held = signal<Held | null>(null)
  const asking = signal(false)
  const ticker = makeTicker(app)

  const poll = makePoll<ExchangeRate | null>(app, {
    ask: () => Effect.flatMap(Exchange, (exchange) => exchange.rate(from.peek(), to.peek())),
    take: (found) => {
      // The customer may have chosen another pair meanwhile.
      if (found?.from === from.peek() && found.to === to.peek()) rate.value = found
      missed.value = found === null ? 'none' : null
      return AGAIN
    },
    miss: () => void (missed.value = 'failed'),
  })

  const typedIn = computed(() => (side.value === 'pay' ? from.value : to.value))
  const typed = computed(() => readAmount(text.value, typedIn.value))
  const convertAt = (quote: Quote): Conversion | null => {
    const { amount } = typed.value
    if (amount === null || compare(quote.rate, zero) <= 0) return null
    return side.value === 'pay' ? convert(amount, quote) : convertToReceive(amount, quote)
  }
  const wallet = computed(() => wallets.value.get(from.value) ?? null)
  const available = computed(() => wallet.value?.settled ?? null)

  const codeAt = (quote: Quote): ExchangeCode | null => {
    if (typed.value.code !== undefined) return typed.value.code
    const paid = convertAt(quote)?.paid.amount ?? null
    const free = available.value
    const request = { amount: paid, quote, available: free ?? paid ?? zero }
    return exchangeProblems(request, quote.quotedAt).find((problem) => problem.field === 'amount')?.code ?? null
  }

  const conversion = computed(() => (rate.value ? convertAt(asQuote(rate.value)) : null))
  const isShown = (on: Side, next: string): boolean => {
    const now = conversion.peek()
    const { amount, currency } = (on === 'pay' ? now?.paid : now?.received) ?? { amount: null, currency: to.peek() }
    const written = readAmount(next, currency).amount
    return amount !== null && written !== null && compare(amount, written) === 0
  }

  const intent = makeIntent(app, 'exchange', {
    form: Schema.Struct({ quoteId: Schema.String, amount: ExactDecimal }),
    send: (exchange, id) => Effect.flatMap(Exchange, (port) => port.submit(exchange, id)),
  })

  keepTyped(app, {
    take: () => ({ from: from.peek(), to: to.peek(), side: side.peek(), text: text.peek() }),
    put: (typed) =>
      batch(() => {
        from.value = typed.from
        to.value = typed.to
        side.value = typed.side
        text.value = typed.text
      }),
    state: intent.state,
  })

  const loadWallets = async (quiet = true): Promise<void> => {
    const found = await app.attempt(
      Effect.flatMap(Exchange, (exchange) => exchange.wallets()),
      { quiet },
    )
    if (Exit.isSuccess(found)) wallets.value = new Map(found.value.map((row) => [row.currency, row]))
  }

  const choose = (nextFrom: Currency, nextTo: Currency): void => {
    batch(() => {
      from.value = nextFrom
      to.value = nextTo
      rate.value = null
      missed.value = null
      shown.value = false
      const { amount } = readAmount(text.peek(), typedIn.peek())
      // An amount with too many decimals for the other currency is not carried over.
      if (amount === null || !fitsMinor(amount, typedIn.peek())) text.value = ''
    })
    poll.start()
  }

  const requote = async (): Promise<boolean> => {
    if (asking.peek()) return false
    asking.value = true
    const found = await app.attempt(
      Effect.gen(function* () {
        const quote = yield* (yield* Exchange).quote(from.peek(), to.peek())
        return { quote, cameAt: (yield* AppClock).now() }
      }),
    )
    asking.value = false
    if (!Exit.isSuccess(found)) return false
    const { quote } = found.value
    if (quote.from !== from.peek() || quote.to !== to.peek()) return false
    held.value = found.value
    return true
  }

  const records = makePages<ExchangeRecord>(app, ({ id }) => id)
  const loadRecords = (): Promise<void> =>
    records.begin((cursor) => Effect.flatMap(Exchange, (exchange) => exchange.list({ cursor })))

  const sheet = makeReviewing(intent, {
    done: () => {
      text.value = ''
      shown.value = false
      held.value = null
      void loadRecords()
    },
    // A refusal, too, may mean that the balance has changed since it was fetched.
    ended: () => void loadWallets(),
  })

  // Where a rate expired in flight, the sheet requests a new one.
  effect(() => {
    const now = intent.state.value
    if (now.kind !== 'refused' || now.failure._tag !== 'Rejected') return
    if (now.failure.code !== 'quote-expired' && now.failure.code !== 'quote-used') return
    untracked(() => {
      held.value = null
      void intent.clear()
    })
  })

  return {
    from,
    to,
    rate,
    /** The last request for the rate brought none. */
    missed,
    side,
    text,
    /** The settled money of the paying wallet, which may be exchanged. */
    available,
    /** Whether the wallet has no money to exchange; false while that is not known. */
    isEmpty: computed(() => wallets.value.size > 0 && compare(available.value ?? zero, zero) <= 0),
    /** The unsettled money; null where there is none. */
    unsettled: computed(() => {
      const { available: free, settled } = wallet.value ?? {}
      return free && settled && compare(free, settled) > 0 ? subtract(free, settled) : null
    }),
    held,
    asking,
    sheet,
    intent,
    records,
    /** Shows the records, after a return as they were left, with what is new above them. */
    openRecords: (): (() => void) => {
      void (records.rows.peek().length > 0 ? records.refresh() : loadRecords())
      return records.stop
    },
    now: ticker.now,
    /** The typed amount converted at the current rate; null while either is unknown. */
    conversion,
    /** The amount converted at the quoted rate. */
    agreed: computed(() => (held.value ? convertAt(held.value.quote) : null)),
    /** Seconds for which the quoted rate is still valid; 0 after its expiry, null where there is none. */
    secondsLeft: computed(() =>
      held.value && ticker.now.value !== null ? Math.ceil(remainingOf(held.value, ticker.now.value) / 1_000) : null,
    ),
    /** The age of the rate in seconds, by tens: 0 for a new one, so that nothing counts up while rates arrive. */
    rateAge: computed(() =>
      rate.value && ticker.now.value !== null
        ? Math.max(0, Math.floor((ticker.now.value - rate.value.madeAt) / 10_000) * 10)
        : null,
    ),
    error: computed(() => (shown.value && rate.value ? codeAt(asQuote(rate.value)) : null)),
    start: (): (() => void) => {
      void loadWallets()
      poll.start()
      const stop = ticker.start()
      return () => {
        poll.stop()
        stop()
      }
    },
    /** Choosing the currency of the other side swaps the pair: the two always differ. */
    chooseFrom: (next: Currency): void => choose(next, next === to.peek() ? from.peek() : to.peek()),
    chooseTo: (next: Currency): void => choose(next === from.peek() ? to.peek() : from.peek(), next),
    turnAround: (): void => choose(to.peek(), from.peek()),
    type: (on: Side, next: string): void => {
      // A field that only gets or loses the focus rewrites its figure: the customer typed no amount.
      const isSame = isShown(on, next)
      if (isSame && on !== side.peek()) return
      batch(() => {
        side.value = on
        text.value = next
        shown.value &&= isSame
      })
    },
    /** The field lost the focus. An empty one is not invalid yet. */
    leave: (): void => void (shown.value ||= text.peek() !== ''),
    /** Pays all that may be exchanged. Where that is not loaded, it is requested again, and a failure is shown. */
    payAll: async (): Promise<void> => {
      if (available.peek() === null) await loadWallets(false)
      const free = available.peek()
      if (free === null) return
      batch(() => {
        side.value = 'pay'
        text.value = formatFieldAmount(free, from.peek())
      })
    },
    /** Requests a quote and opens the review. False where the amount is invalid. */
    review: async (): Promise<boolean> => {
      if (intent.state.peek().kind !== 'idle') {
        sheet.open()
        return true
      }
      shown.value = true
      const now = rate.peek()
      if (!now || codeAt(asQuote(now)) !== null) return false
      held.value = null
      if (await requote()) sheet.open()
      return true
    },
    requote,
    /** Exchanges at the quoted rate, while it is valid. */
    confirm: async (): Promise<void> => {
      const quote = held.peek()
      const paid = quote && convertAt(quote.quote)?.paid.amount
      const now = app.runtime.runSync(AppClock).now()
      if (!quote || !paid || remainingOf(quote, now) === 0) return
      await intent.submit({ quoteId: quote.quote.id, amount: paid })
    },
  }
}
