import { computed, effect, signal, untracked } from '@preact/signals-react'
import { Effect, Schema } from 'effect'
import { type Decimal, isSame, zero } from '../../../../domain/money/decimal.ts'
import { isKeyOf } from '../../../../domain/validation/keys.ts'
import { isEmpty, isSameTrail, type Protection, type ProtectionField } from '../../../../domain/orders/protection.ts'
import { outcomeAt } from '../../../../domain/positions/protectedOutcome.ts'
import { roundToTick } from '../../../../domain/markets/allowedPrices.ts'
import { formatPrice } from '../../../../domain/money/format.ts'
import { type PositionRecord, Positions } from '../../../../ports/Positions.ts'
import type { App } from '../../../data/app/app.ts'
import { makeIntent } from '../../../data/intent/intent.ts'
import { perKey } from '../../../data/intent/perKey.ts'
import { makeOrderFeatures } from '../../../app/session/orderFeatures.model.ts'
import { priceStep } from '../../markets/listing.ts'
import { subjectOf } from '../../orders/ticket/estimate.ts'
import { ProtectionForm } from '../../orders/ticket/enter/draft.ts'
import { makeInstrumentModel } from '../../quotes/instrument/instrument.model.ts'
import { makePositionModel } from '../detail/position.model.ts'
import { positionOf } from '../trade/closing.ts'
import { makePositionSheet } from '../trade/positionSheet.ts'
import { makeProtectForm } from './protectForm.ts'
import {
  type DraftProblems,
  draftOf,
  EMPTY_DRAFT,
  firstPrice,
  firstStop,
  isSameDraft,
  NEAR,
  type ProtectDraft,
  readDraft,
} from '../../orders/protection/protectDraft.ts'

interface Protecting {
  readonly positionId: string
  readonly protection: Protection
}

/** Prices of lines that were dragged on a chart. */
interface DraggedPrices {
  readonly stop?: Decimal
  readonly profit?: Decimal
}

const Form = Schema.Struct({ positionId: Schema.String, protection: ProtectionForm })

/** The field that a refusal of the server is about. */
const FIELD_OF = {
  'stop-wrong-side': 'stop',
  'stop-limit-wrong-side': 'stopLimit',
  'take-profit-wrong-side': 'takeProfit',
  'trail-out-of-range': 'trail',
} as const

/** Setting protections, by position id. */
const makeProtectIntents = (app: App) =>
  perKey((positionId) =>
    makeIntent<Protecting, (typeof Form)['Encoded'], PositionRecord>(app, `protect.${positionId}`, {
      form: Form,
      // The protection, or the price, may have changed since: it is sent again only by a tap.
      isOfItsMoment: true,
      send: ({ positionId: id, protection }, requestId) =>
        Effect.flatMap(Positions, (positions) => positions.protect(id, protection, requestId)),
    }),
  )

/** The sums of a position; its opening fees are known as long as nothing was closed. */
const sumsOf = (record: PositionRecord) => ({
  ...positionOf(record),
  openingFees: isSame(record.openedQuantity, record.quantity) ? record.fees : zero,
})

/** Protecting the position of the page: the form, what it risks or locks in, and its sending. */
export const makeProtectModel = (app: App) => {
  const { position, quote } = app.model(makePositionModel)
  const page = app.model(makeInstrumentModel)
  const features = app.model(makeOrderFeatures)
  const form = makeProtectForm()
  const { draft } = form
  const sent = signal<ProtectDraft | null>(null)
  const isTried = signal(false)
  /** The stop that was proposed last, as text: a newer one takes its place until the customer changes it. */
  const proposal = signal('')
  let isProposed = true

  /** The protection that the position has now. */
  const set = computed(() => {
    const known = position.value?.protection
    return known?.state === 'ended' ? undefined : known
  })
  /** Why nothing can be set any more: the protection was triggered, or the position ended, while the form was open. */
  const over = computed((): 'protection-triggered' | 'position-not-found' | null => {
    const known = position.value
    if (!known || known.state === 'closed' || known.state === 'cancelled') return 'position-not-found'
    return set.value?.state === 'triggered' ? 'protection-triggered' : null
  })
  /** The form of a protection, or of none. */
  const formOf = (terms: Protection | undefined, { decimals }: PositionRecord): ProtectDraft =>
    terms ? draftOf(terms, priceStep(decimals)) : { ...EMPTY_DRAFT, kind: 'stop' }
  const begin = (held: PositionRecord): void => {
    isTried.value = false
    form.begin(held.id, formOf(set.peek()?.terms, held))
  }
  const changing = makePositionSheet(app, {
    intents: app.model(makeProtectIntents),
    success: 'protection-set',
    finished: form.forget,
    left: () => (position.peek() && over.peek() ? form.forget() : form.keep()),
    restore: ({ protection }: Protecting) => {
      const held = position.peek()
      if (!held) return
      begin(held)
      if (!isEmpty(protection)) draft.value = formOf(protection, held)
    },
    over: () => position.peek() && over.peek(),
    watch: (intent, close) => features.hideIfMissing('protection', intent, close),
  })
  const about = computed(() => page.detail.value && subjectOf(page.detail.value))
  const price = computed((): Decimal | null => quote.value?.price ?? position.value?.price ?? null)
  const read = computed(() => {
    const [held, known] = [position.value, about.value]
    return held && known && readDraft(draft.value, known.instrument, held.direction, price.value)
  })
  /** A price that would be refused has no outcome. */
  const outcome = (fields: ReadonlyArray<ProtectionField>, of: (protection: Protection) => Decimal | undefined) =>
    computed((): Decimal | null => {
      const [held, known, reading] = [position.value, about.value, read.value]
      const isWrong = fields.some((field) => reading?.problems[field] !== undefined)
      const at = reading && !isWrong ? of(reading.protection) : undefined
      if (!held || !known || !at) return null
      return outcomeAt(sumsOf(held), at, known.market.fees) ?? null
    })

  const hasNoProblem = computed(() => read.value !== null && Object.keys(read.value.problems).length === 0)
  const hasProtection = computed(() => read.value !== null && !isEmpty(read.value.protection))
  const isReady = computed(() => over.value === null && hasNoProblem.value && hasProtection.value)

  const submit = async (protection: Protection): Promise<void> => {
    const held = position.peek()
    if (held) await changing.submit({ positionId: held.id, protection })
  }

  /** A position without a stop gets a proposal, unless a price was chosen already. */
  const show = (proposes = true): void => {
    const held = position.peek()
    if (!held) return
    begin(held)
    isProposed = !proposes
    sheet.value = true
  }

  /** Puts a stop near the price into the empty field, once for an opening, when the grid of prices is known. Nothing is sent. */
  const propose = (): (() => void) =>
    effect(() => {
      const [held, known, last] = [position.value, about.value, price.value]
      if (!changing.sheet.value || isProposed || !held || !known || !last || set.value) return
      isProposed = true
      untracked(() => {
        const { kind, stop } = draft.peek()
        if (kind !== 'stop' || (stop !== '' && stop !== proposal.peek())) return
        const near = firstPrice(known.instrument.ticks, last, held.direction === 'short', NEAR)
        proposal.value = formatPrice(near, priceStep(held.decimals))
        form.change({ stop: proposal.peek() })
      })
    })

  /** While the form is open it follows what is changed elsewhere, unless something was sent and has no answer. */
  const follow = (): (() => void) =>
    effect(() => {
      const [held, terms, kind] = [position.value, set.value?.terms, changing.state.value?.kind]
      if (!held || !changing.sheet.value || (kind !== 'idle' && kind !== 'refused')) return
      untracked(() => form.follow(formOf(terms, held)))
    })

  /** The price of the grid for one between two of them; the same where the grid is not known yet. */
  const fit = (price: Decimal): Decimal => {
    const ticks = about.peek()?.instrument.ticks
    return ticks ? roundToTick(ticks, price, 'nearest') : price
  }

  /** Opens the form with a price that was dragged on a chart, put on the grid. Nothing is sent. */
  const showAt = ({ profit, stop }: DraggedPrices): void => {
    const held = position.peek()
    if (!held) return
    const text = (price: Decimal) => formatPrice(fit(price), priceStep(held.decimals))
    show(!stop && !profit)
    form.change({
      ...(stop && { kind: 'stop' as const, stop: text(stop) }),
      ...(profit && { profit: text(profit) }),
    })
  }
  let shownFor = ''

  const { close, discard, open, sendAgain, sheet, state } = changing
  return {
    sheet,
    draft,
    proposal,
    isOutdated: form.isOutdated,
    price,
    detail: page.detail,
    over,
    /** The problem of each field: by the rules, or by the server until the form changes. */
    problems: computed((): DraftProblems => {
      const known = read.value?.problems ?? {}
      const now = state.value
      if (
        now?.kind !== 'refused' ||
        now.failure._tag !== 'Rejected' ||
        !sent.value ||
        !isSameDraft(sent.value, draft.value)
      )
        return known
      const { code } = now.failure
      const field = isKeyOf(FIELD_OF, code) ? FIELD_OF[code] : undefined
      return field === undefined ? known : { ...known, [field]: code }
    }),
    atStop: outcome(['stop', 'trail'], (protection) => {
      const [held, known, last] = [position.value, about.value, price.value]
      const before = set.value
      if (before?.stopNow && isSameTrail(before.terms.trail, protection.trail)) return before.stopNow
      return held && known && last ? firstStop(protection, known.instrument, held.direction, last) : undefined
    }),
    atProfit: outcome(['takeProfit'], ({ takeProfit }) => takeProfit),
    state,
    /** Whether the form may be sent. */
    isReady,
    /** Whether nothing is chosen: neither a stop nor a take-profit. */
    hasNothing: computed(() => hasNoProblem.value && !hasProtection.value),
    /** Whether the customer tried to send it: every field says what it lacks. */
    isTried,
    open: (id: string): (() => void) => {
      const stops = [follow(), propose(), open(id)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    show,
    showAt,
    fit,
    /** As `showAt`, but once for a visit of the screen: a return to it shows the position. */
    showOnce: (visit: string, prices: DraggedPrices): void => {
      if (visit === shownFor) return
      shownFor = visit
      showAt(prices)
    },
    close,
    change: form.change,
    /** Sends the form, once; false where a field is wrong and nothing is sent. */
    save: async (): Promise<boolean> => {
      isTried.value = true
      const reading = read.peek()
      if (!reading || !isReady.peek()) return false
      sent.value = draft.peek()
      await submit(reading.protection)
      return true
    },
    remove: () => submit({}),
    sendAgain,
    discard,
  }
}
