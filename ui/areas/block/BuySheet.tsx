import { compare, zero } from '../../../domain/money/decimal.ts'
import { formatRate, formatAmount, formatPrice, formatQuantity } from '../../../domain/money/format.ts'
import type { BlockOffer, BlockPreview } from '../../../ports/Block.ts'
import { EntryForm } from '../../data/form/EntryForm.tsx'
import { inText, joinSentences } from '../../i18n/inText.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { SendingSheet } from '../../data/intent/SendingSheet.tsx'
import { Banner } from '../../kit/feedback/Banner.tsx'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Breakdown, Figure } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { NumberStepper } from '../../kit/fields/NumberStepper.tsx'
import { SecretField } from '../../data/form/SecretField.tsx'
import { useValue } from '../../kit/useValue.ts'
import { nameIn, priceStep, quantityText, useListingName } from '../markets/listing.ts'
import { useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { useWayOut } from '../../app/navigation/wayOut.tsx'
import { eventTime } from '../../data/clock/event.ts'
import { Receipt } from '../../app/receipts/receipts.ts'
import { formatBlockProblem } from './formatBlockProblem.ts'
import { type BlockDraft, makeBlockTicketModel } from './ticket.model.ts'
import { OwnFigures } from '../../app/session/OwnFigures.tsx'

interface CostProps {
  readonly offer: BlockOffer
  /** The last cost that the server gave. */
  readonly last: BlockPreview | null
  /** Whether it is that of the typed quantity. Where it is not, its rows stay, without figures: nothing below them moves. */
  readonly isPriced: boolean
}

const Cost = ({ isPriced, last, offer }: CostProps) => {
  const all = useWords()
  const preview = isPriced ? last : null
  const words = all.block
  const { currency, decimals, price } = offer
  const money = (amount: BlockPreview['total'] | undefined) => <Money amount={amount} currency={currency} />
  return (
    <Breakdown
      facts={[
        {
          label: words.fields.price(),
          value: <Figure>{price && `${formatPrice(price, priceStep(decimals))}\u00a0${currency}`}</Figure>,
        },
        { label: words.fields.lots(), value: <Figure>{preview && formatQuantity(preview.lots)}</Figure> },
        { label: words.lines.amount(), value: money(preview?.amount) },
        ...(last?.fees ?? []).map(({ amount, name, rate }) => ({
          label:
            rate && rate.value > 0n
              ? `${all.markets.fees[name]()} · ${inText(formatRate(rate))}`
              : all.markets.fees[name](),
          value: money(preview ? amount : undefined),
        })),
        { label: words.lines.total(), value: money(preview?.total), strong: true },
        { label: words.lines.available(), value: <OwnFigures>{money(preview?.available)}</OwnFigures> },
        ...(last && compare(last.shortfall, zero) > 0
          ? [{ label: words.lines.shortfall(), value: <span className="text-red">{money(preview?.shortfall)}</span> }]
          : []),
      ]}
    />
  )
}

/** Quantity, password where there is one, cost and risk: the ticket of a block. */
const Ticket = ({ offer }: { readonly offer: BlockOffer }) => {
  const all = useWords()
  const words = all.block
  const { tag } = useValue(locale)
  const model = useModel(makeBlockTicketModel)
  const draft = useValue(model.form.draft)
  const errors = useValue(model.form.errors)
  const sending = useValue(model.form.sending)
  const preview = useValue(model.preview)
  const priced = useValue(model.isPriced)
  const channel = useValue(model.channel)
  const name = useListingName(offer)
  const shown = priced ? preview : null
  const way = useWayOut(errors.quantity)
  const error = (field: keyof BlockDraft) => {
    const code = errors[field]
    return code && formatBlockProblem(all, code, offer, shown)
  }
  return (
    <EntryForm onSubmit={model.confirm} onLeave={model.form.leaveInput}>
      <p className="text-field font-semibold">
        <bdi>{name}</bdi> <span className="num text-small font-normal text-ink-3">{offer.code}</span>
      </p>
      <NumberStepper
        name="quantity"
        label={words.quantity()}
        aside={
          preview &&
          compare(preview.most, zero) > 0 && (
            <button type="button" className="tap text-accent" onClick={model.takeMost}>
              {words.most({ quantity: quantityText(all, offer.market, preview.most) })}
            </button>
          )
        }
        hint={words.quantityHint({
          quantity: quantityText(all, offer.market, offer.minimum),
          lot: inText(formatQuantity(offer.lot)),
          left: inText(formatQuantity(offer.remaining)),
        })}
        value={draft.quantity}
        onChange={(text) => model.form.change('quantity', text)}
        onBlur={() => model.form.leave('quantity')}
        step={offer.lot}
        min={offer.minimum}
        error={error('quantity')}
      />
      {way && (
        <ButtonLink kind="secondary" size="medium" render={way.link}>
          {way.label}
        </ButtonLink>
      )}
      {channel?.hasPassword && (
        <SecretField
          name="password"
          label={words.password()}
          hint={words.passwordHint()}
          value={draft.password}
          onChange={(text) => model.form.change('password', text)}
          onForget={() => model.form.forget('password')}
          error={error('password')}
          maxLength={64}
          autoComplete="off"
          dir="ltr"
        />
      )}
      <Cost offer={offer} last={preview} isPriced={priced} />
      <Banner>
        {joinSentences([
          words.risk(),
          preview && words.sellable({ time: eventTime(preview.sellableFrom, tag, offer.zone) }),
        ])}
      </Banner>
      <Button type="submit" wide busy={sending} disabled={!priced || !channel?.isOpen}>
        {words.buyNow()}
      </Button>
    </EntryForm>
  )
}

/** The link to the new position. */
const toPosition = (label: string, id: string) => ({ label, link: <Go to="/position/info" search={{ id }} /> })

/** The ticket of a block and its outcome: the same wherever blocks are bought. */
export const BuySheet = () => {
  const words = useWords().block
  const { code, tag } = useValue(locale)
  const model = useModel(makeBlockTicketModel)
  const offer = useValue(model.offer)
  return (
    <SendingSheet
      sheet={model.sheet}
      title={words.buyTitle()}
      intent={model.intent}
      review={offer && <Ticket offer={offer} />}
      action={undefined}
      done={(trade) => ({
        title: words.done(),
        text: words.doneText({
          quantity: inText(formatQuantity(trade.quantity)),
          name: inText(nameIn(trade, code)),
          amount: inText(`${formatAmount(trade.amount)}\u00a0${trade.currency}`),
        }),
        next: toPosition(words.toPosition(), trade.positionId),
      })}
      renderReceipt={({ amount, currency, fees, id, sellableFrom, zone }) => (
        <Receipt
          facts={[
            { label: words.fields.paid(), value: <Money amount={amount} currency={currency} /> },
            { label: words.fields.fees(), value: <Money amount={fees} currency={currency} /> },
            { label: words.fields.sellableFrom(), value: eventTime(sellableFrom, tag, zone) },
          ]}
          wallets={[currency]}
          id={id}
        />
      )}
      doneLabel={words.close()}
    />
  )
}
