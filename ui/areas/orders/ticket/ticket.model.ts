import { batch, computed, effect, signal, untracked } from '@preact/signals-react'
import type { Instant } from '../../../../domain/calendar/zone.ts'
import { formatPrice } from '../../../../domain/money/format.ts'
import type { Direction } from '../../../../domain/orders/order.ts'
import { makeOrderIntents } from './outcome/orderIntents.ts'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import { makeInstrumentModel } from '../../quotes/instrument/instrument.model.ts'
import type { App } from '../../../data/app/app.ts'
import { makeMarginModel } from '../../../app/session/margin.model.ts'
import { makeServerModel } from '../../../app/session/server.model.ts'
import type { Draft } from './enter/draft.ts'
import { type OrderContext, makeEntry } from './enter/entry.model.ts'
import { estimateOpening, pricesOf, subjectOf } from './estimate.ts'
import { makeMoneyModel } from './money.model.ts'
import { makeSending } from './sending.model.ts'

/** A form that was left: its input, and the direction of its link. */
interface Left {
  readonly draft: Draft
  readonly asked: Direction
}

/** The ticket: opening a position in one instrument at a time. A form that was left is restored. */
export const makeTicketModel = (app: App) => {
  const page = app.model(makeInstrumentModel)
  const live = app.model(makeLiveQuotes)
  const { settings } = app.model(makeServerModel)
  const money = app.model(makeMoneyModel)
  const code = signal('')
  /** Whether the ticket opens day trades, and the square-off of the current one, by the last answer. */
  const isDayTrade = signal(false)
  const squareOffAt = signal<Instant | null>(null)
  const left = new Map<string, Left>()
  const leftKey = (): string => `${code.peek()}${isDayTrade.peek() ? ' day' : ''}`
  let asked: Direction = 'long'

  const detail = computed(() => {
    const found = page.detail.value
    return found?.code === code.value ? found : null
  })
  /** Whether the server offers two-way margin to this account, and whether the customer switched it on. */
  const margin = app.model(makeMarginModel)
  const marginEnabled = margin.isOffered
  /**
   * Whether the instrument would allow shorts or leverage if two-way margin were enabled. False before that is known.
   */
  const marginMissing = computed(() => {
    const rules = detail.value?.rules
    if (!rules || settings.value === null || marginEnabled.value) return false
    return rules.shorting || rules.leverages.length > 1
  })
  const quote = computed(() => {
    const known = detail.value
    return known && (live.quoteOf(known.code).value ?? known.quote)
  })
  const subject = computed(() => detail.value && subjectOf(detail.value))

  const ground = computed((): OrderContext | null => {
    const [known, now, about] = [detail.value, quote.value, subject.value]
    // An instrument that is only quoted has no ticket, so the server is not asked for a preview.
    if (!known?.rules.tradable || !now || !about) return null
    return {
      subject: about,
      isDayTrade: isDayTrade.value,
      standing: {
        trading: now.state,
        opensAt: page.changesAt.value,
        prices: pricesOf(now, page.book.value, known.rules),
        available: money.spendable(known.currency),
        marginEnabled: marginEnabled.value,
        position: null,
      },
    }
  })
  const entry = makeEntry(app, 'open', ground, (about, terms, prices, { available }) =>
    estimateOpening(about, terms, prices, available),
  )
  const intents = app.model(makeOrderIntents)
  const sending = makeSending(entry, () => intents(code.peek()))

  /** The form as the app filled it in; null where the customer did before, undefined until it begins. */
  const untouched = signal<Draft | null>()
  const begin = (draft: Draft, from: Draft | null = null): void =>
    batch(() => {
      untouched.value = from
      entry.begin(draft)
    })

  /** A new form starts with one lot at the last price. */
  const fresh = (direction: Direction): void => {
    const known = ground.peek()
    if (!known) return
    const { lot } = known.subject.instrument
    const draft: Draft = {
      direction,
      type: 'limit',
      price: entry.lastText(),
      quantity: formatPrice(lot, lot),
      leverage: 1,
    }
    begin(draft, draft)
  }

  const keep = (): void => {
    const draft = entry.draft.peek()
    const began = untouched.peek()
    if (began !== undefined && began !== draft) left.set(leftKey(), { draft, asked })
  }

  const resume = (direction: Direction): void => {
    const known = left.get(leftKey())
    if (!known) return fresh(direction)
    begin(known.asked === direction ? known.draft : { ...known.draft, direction })
  }

  /** Opens the ticket of a code; returns the function that closes it. */
  const open = (next: string, direction: Direction, dayTrade = false): (() => void) => {
    batch(() => {
      code.value = next
      isDayTrade.value = dayTrade
      untouched.value = undefined
      squareOffAt.value = null
      asked = direction
      sending.close()
    })
    let begun = false
    const stopBeginning = effect(() => {
      if (ground.value === null || begun) return
      begun = true
      untracked(() => resume(direction))
    })
    // An incomplete figure during typing does not remove it.
    const stopLearning = effect(() => {
      squareOffAt.value = entry.shown.value.figures.squareOffAt ?? squareOffAt.peek()
    })
    const stopEntry = entry.start()
    const stopFollowing = sending.start()
    void page.open(next)
    void money.load()
    void margin.load()
    return () => {
      // The form of a placed order is discarded, also where its outcome was left by a link.
      if (sending.order.peek()) left.delete(leftKey())
      else keep()
      stopBeginning()
      stopLearning()
      stopEntry()
      stopFollowing()
      page.stop()
    }
  }

  return {
    code,
    opened: page.opened,
    detail,
    quote,
    book: page.book,
    marginEnabled,
    /** Whether short sales and leverage are part of the form. */
    marginOn: margin.isOn,
    marginMissing,
    isDayTrade,
    squareOffAt,
    entry,
    untouched,
    /** Fills the form in with what the customer entered before. */
    begin,
    sending,
    open,
    retry: page.retry,
    /** After an order the form is reset, so that nothing is sent twice by mistake. */
    resetForm: (): void => {
      left.delete(leftKey())
      sending.finish()
      fresh(entry.draft.peek().direction)
      void money.load()
    },
  }
}
