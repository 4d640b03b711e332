import { batch, computed, effect, signal } from '@preact/signals-react'
import { Effect, Schema } from 'effect'
import { blockQuantityProblem } from '../../../domain/block/purchase.ts'
import { compare, zero } from '../../../domain/money/decimal.ts'
import { formatQuantity } from '../../../domain/money/format.ts'
import { problemAt } from '../../../domain/validation/problem.ts'
import { type BlockChannel, type BlockOffer, type BlockPreview, BlockTrades } from '../../../ports/Block.ts'
import { makeInterrupted } from '../../app/session/interruptedForm.ts'
import { makeSwitchQuery } from '../../data/query/switchQuery.ts'
import { type AmountTextCode, makeFigureForm, readShares } from '../../data/form/amount.ts'
import { backToForm } from '../../data/intent/backToForm.ts'
import { makeReviewing } from '../../data/intent/reviewing.ts'
import { ExactDecimal } from '../../data/intent/exactDecimal.ts'
import { makeSentSecret } from '../../data/intent/sentSecret.ts'
import { makeSubjectIntent } from '../../data/intent/subjectIntent.ts'
import type { App } from '../../data/app/app.ts'
import { makeBoardModel, makeRushModel } from './board.model.ts'
import { makeMyBlocksModel } from './mine.model.ts'
import { makeBlockModel } from './block.model.ts'

export interface BlockDraft {
  readonly quantity: string
  readonly password: string
}

export type BlockCode = keyof typeof FIELD_OF | AmountTextCode

const FIELD_OF = {
  'quantity-required': 'quantity',
  'not-whole-lots': 'quantity',
  'purchase-below-minimum': 'quantity',
  'above-block-remaining': 'quantity',
  'insufficient-balance': 'quantity',
  'insufficient-available-balance': 'quantity',
  'channel-password-required': 'password',
  'wrong-channel-password': 'password',
  'submitted-too-frequently': 'password',
} as const satisfies Record<string, keyof BlockDraft>

/**
 * A purchase as it is stored on the device while its answer is not known: only whether it has a password, never the
 * password.
 */
const KeptPurchase = Schema.Struct({
  blockId: Schema.String,
  quantity: ExactDecimal,
  hasPassword: Schema.optionalKey(Schema.Boolean),
})
type KeptPurchase = (typeof KeptPurchase)['Type']

const keepTyped = makeInterrupted<{ readonly offer: BlockOffer | null; readonly quantity: string }>()

/** How long the input must rest before the cost is requested, in milliseconds. */
const REST = 250

/**
 * The ticket of a block, the same on its own page and in the fast lane. The server determines the price; it is never
 * sent.
 */
export const makeBlockTicketModel = (app: App) => {
  const offer = signal<BlockOffer | null>(null)
  const channel = signal<BlockChannel | null>(null)
  const preview = signal<BlockPreview | null>(null)
  const latest = makeSwitchQuery(app)

  const quantityProblem = (text: string): BlockCode | undefined => {
    const { amount: quantity, code } = readShares(text)
    const known = offer.value
    const wrong = code ?? (known ? blockQuantityProblem(quantity, known) : undefined)
    if (wrong) return wrong
    const cost = preview.value
    const isPriced = cost !== null && quantity !== null && compare(cost.quantity, quantity) === 0
    return isPriced && compare(cost.shortfall, zero) > 0 ? 'insufficient-available-balance' : undefined
  }

  const form = makeFigureForm<BlockDraft, BlockCode>({ quantity: '', password: '' }, (draft) => [
    ...problemAt('quantity', quantityProblem(draft.quantity)),
    ...problemAt(
      'password',
      channel.value?.hasPassword && draft.password === '' ? ('channel-password-required' as const) : undefined,
    ),
  ])
  const quantity = computed(() => readShares(form.draft.value.quantity).amount)

  const secret = makeSentSecret<KeptPurchase>(app)
  const intent = makeSubjectIntent(
    app,
    'blocktrade',
    {
      form: KeptPurchase,
      send: (kept, id) => {
        const { blockId, quantity: bought } = kept
        const channelPassword = secret.of(kept) ?? ''
        const order = { blockId, quantity: bought, ...(channelPassword === '' ? {} : { channelPassword }) }
        return Effect.flatMap(BlockTrades, (blocks) => blocks.buy(order, id))
      },
      canRepeat: (kept) => kept.hasPassword !== true || secret.of(kept) !== null,
      enterAgain: (kept) => form.change('quantity', formatQuantity(kept.quantity)),
    },
    ({ blockId }) => blockId,
  )
  void intent.resume()
  // Opened again for the same block, the ticket keeps its draft.
  keepTyped(app, {
    take: () => ({ offer: offer.peek(), quantity: form.draft.peek().quantity }),
    put: (typed) => {
      offer.value = typed.offer
      form.change('quantity', typed.quantity)
    },
    state: intent.state,
  })
  const bought = (): void => {
    preview.value = null
    form.clear()
    lookAgain()
  }
  const sheet = makeReviewing(intent, { done: bought, forgetSecret: secret.forget })
  // The form is in the sheet itself: the sheet stays open, and the field shows the reason.
  backToForm(intent, form, FIELD_OF, () => undefined)

  /** The purchase affects every list of blocks. */
  const lookAgain = (): void => {
    void app.model(makeBoardModel).offers.refresh()
    void app.model(makeRushModel).offers.refresh()
    void app.model(makeMyBlocksModel).records.refresh()
    void app.model(makeBlockModel).refresh()
  }

  const price = async (): Promise<void> => {
    const [known, wanted] = [offer.peek(), quantity.peek()]
    if (!known || wanted === null || compare(wanted, zero) <= 0) return
    const answer = await latest.ask(Effect.flatMap(BlockTrades, (blocks) => blocks.preview(known.id, wanted)))
    if (answer.is === 'found' && offer.peek()?.id === known.id) preview.value = answer.value
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  effect(() => {
    const wanted = quantity.value
    if (!sheet.reviewing.value || wanted === null) return
    clearTimeout(timer)
    timer = setTimeout(() => void price(), REST)
  })

  return {
    offer,
    channel,
    preview,
    form,
    quantity,
    sheet,
    intent,
    /** Whether the shown cost belongs to the typed quantity. */
    isPriced: computed(() => {
      const [cost, wanted] = [preview.value, quantity.value]
      return cost !== null && wanted !== null && compare(cost.quantity, wanted) === 0
    }),
    /** Opens the ticket of a block: the first tap. A draft of the same block is kept. */
    start: (next: BlockOffer, of: BlockChannel): void => {
      batch(() => {
        if (offer.peek()?.id !== next.id || form.draft.peek().quantity === '') {
          form.clear()
          form.change('quantity', formatQuantity(next.minimum))
          preview.value = null
        }
        offer.value = next
        channel.value = of
        intent.turnTo(next.id)
        sheet.open()
      })
      void price()
    },
    /** Updates the block: the remaining quantity may be smaller. */
    follow: (next: BlockOffer, of: BlockChannel): void => {
      if (offer.peek()?.id !== next.id) return
      batch(() => {
        offer.value = next
        channel.value = of
      })
    },
    takeMost: (): void => {
      const most = preview.peek()?.most
      if (most) form.change('quantity', formatQuantity(most))
    },
    /** Buys: the second tap. Returns the first invalid field. */
    confirm: (): Promise<keyof BlockDraft | null> =>
      form.submit(async ({ password: typed }) => {
        const [known, wanted] = [offer.peek(), quantity.peek()]
        if (!known || wanted === null) return
        const purchase = { blockId: known.id, quantity: wanted, ...(typed === '' ? {} : { hasPassword: true }) }
        secret.keep(purchase, typed)
        await intent.submit(purchase)
        // The reason of a refusal may be that less remains than was shown.
        if (intent.state.peek().kind !== 'done') lookAgain()
      }),
  }
}
