import { computed, signal } from '@preact/signals-react'
import { Effect, Schema } from 'effect'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import { isKeyOf } from '../../../../domain/validation/keys.ts'
import { isEmpty, isSameTrail, type Protection } from '../../../../domain/orders/protection.ts'
import { outcomeAt } from '../../../../domain/positions/protectedOutcome.ts'
import { roundToTick } from '../../../../domain/markets/allowedPrices.ts'
import { formatPrice } from '../../../../domain/money/format.ts'
import { isSame, zero } from '../../../../domain/money/decimal.ts'
import { type PositionRecord, Positions } from '../../../../ports/Positions.ts'
import type { App } from '../../../data/app/app.ts'
import { makeIntent } from '../../../data/intent/intent.ts'
import { perKey } from '../../../data/intent/perKey.ts'
import { makeOrderFeatures } from '../../../app/session/orderFeatures.model.ts'
import { priceStep } from '../../markets/listing.ts'
import { subjectOf } from '../../orders/ticket/estimate.ts'
import { ProtectionForm } from '../../orders/ticket/orderIntents.ts'
import { makeInstrumentModel } from '../../quotes/instrument/instrument.model.ts'
import { makePositionModel } from '../detail/position.model.ts'
import { positionOf } from '../trade/closing.ts'
import { makePositionSheet } from '../trade/positionSheet.ts'
import {
  type DraftProblems,
  draftOf,
  EMPTY_DRAFT,
  firstStop,
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
      isOptional: true,
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
  const changing = makePositionSheet(app, {
    intents: app.model(makeProtectIntents),
    success: 'protection-set',
    watch: (intent, close) => features.hideIfMissing('protection', intent, close),
  })
  const draft = signal<ProtectDraft>(EMPTY_DRAFT)
  const sent = signal<ProtectDraft | null>(null)

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
  const about = computed(() => page.detail.value && subjectOf(page.detail.value))
  const price = computed((): Decimal | null => quote.value?.price ?? position.value?.price ?? null)
  const read = computed(() => {
    const [held, known] = [position.value, about.value]
    return held && known && readDraft(draft.value, known.instrument, held.direction, price.value)
  })
  const outcome = (of: (protection: Protection) => Decimal | undefined) =>
    computed((): Decimal | null => {
      const [held, known, reading] = [position.value, about.value, read.value]
      const at = reading ? of(reading.protection) : undefined
      if (!held || !known || !at) return null
      return outcomeAt(sumsOf(held), at, known.market.fees) ?? null
    })

  const submit = async (protection: Protection): Promise<void> => {
    const held = position.peek()
    if (held) await changing.submit({ positionId: held.id, protection })
  }

  const show = (): void => {
    const held = position.peek()
    if (!held) return
    const terms = set.peek()?.terms
    draft.value = terms ? draftOf(terms, priceStep(held.decimals)) : { ...EMPTY_DRAFT, kind: 'stop' }
    sheet.value = true
  }

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
    show()
    draft.value = {
      ...draft.peek(),
      ...(stop && { kind: 'stop' as const, stop: text(stop) }),
      ...(profit && { profit: text(profit) }),
    }
  }
  let shownFor = ''

  const { close, discard, open, sendAgain, sheet, state } = changing
  return {
    sheet,
    draft,
    price,
    detail: page.detail,
    over,
    /** What speaks against each field: by the rules, or by the server until the form changes. */
    problems: computed((): DraftProblems => {
      const known = read.value?.problems ?? {}
      const now = state.value
      if (now?.kind !== 'refused' || now.failure._tag !== 'Rejected' || sent.value !== draft.value) return known
      const { code } = now.failure
      const field = isKeyOf(FIELD_OF, code) ? FIELD_OF[code] : undefined
      return field === undefined ? known : { ...known, [field]: code }
    }),
    atStop: outcome((protection) => {
      const [held, known, last] = [position.value, about.value, price.value]
      const before = set.value
      if (before?.stopNow && isSameTrail(before.terms.trail, protection.trail)) return before.stopNow
      return held && known && last ? firstStop(protection, known.instrument, held.direction, last) : undefined
    }),
    atProfit: outcome(({ takeProfit }) => takeProfit),
    state,
    /** Whether the form may be sent. */
    isReady: computed(() => {
      const reading = read.value
      return (
        over.value === null &&
        reading !== null &&
        Object.keys(reading.problems).length === 0 &&
        !isEmpty(reading.protection)
      )
    }),
    open,
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
    change: (part: Partial<ProtectDraft>): void => {
      draft.value = { ...draft.peek(), ...part }
    },
    save: async (): Promise<void> => {
      const reading = read.peek()
      sent.value = draft.peek()
      if (reading) await submit(reading.protection)
    },
    remove: () => submit({}),
    sendAgain,
    discard,
  }
}
