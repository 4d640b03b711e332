import { subtract } from 'effect/BigDecimal'
import { useEffect } from 'react'
import { formatPercentChange, formatPrice, formatQuantity } from '../../../domain/money/format.ts'
import { progressOf } from '../../../domain/money/progress.ts'
import type { BlockChannel, BlockOffer } from '../../../ports/Block.ts'
import { useSimulation } from '../../app/session/useSimulation.ts'
import { inText } from '../../i18n/inText.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { ActionBar } from '../../kit/buttons/ActionBar.tsx'
import { Badge } from '../../kit/figures/Badge.tsx'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { Breakdown, Figure } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { Progress } from '../../kit/feedback/Progress.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { SkeletonForm } from '../../kit/feedback/Skeleton.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useValue } from '../../kit/useValue.ts'
import { ListingLine } from '../markets/ListingLine.tsx'
import { priceStep } from '../markets/listing.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { useSearch } from '../../app/navigation/useSearch.ts'
import { eventTime } from '../../data/clock/event.ts'
import { BuySheet } from './BuySheet.tsx'
import { ChannelGate } from './ChannelGate.tsx'
import { Countdown } from './Countdown.tsx'
import { makeBlockModel } from './block.model.ts'
import { BLOCK_TONE, useDiscount } from './OfferRow.tsx'
import { makeBlockTicketModel } from './ticket.model.ts'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'
import { ListingName } from '../markets/ListingName.tsx'
import { Term } from '../../app/terms/Term.tsx'

const Head = ({ offer }: { readonly offer: BlockOffer }) => {
  const words = useWords().block
  const now = useValue(useModel(makeBlockModel).now)
  const discount = useDiscount(offer)
  const { closesAt, currency, decimals, opensAt, price, quantity, remaining, state } = offer
  return (
    <Section>
      <div className="grid gap-3">
        <div>
          <p className="text-small text-ink-3">{words.fields.price()}</p>
          <p className="num w-fit text-hero">
            {price ? formatPrice(price, priceStep(decimals)) : '—'}
            {price && <span className="ms-1 text-small font-normal text-ink-3">{currency}</span>}
          </p>
          <p className="flex flex-wrap items-center gap-2 text-small text-ink-2">
            {discount && <span>{discount}</span>}
            <Badge tone={BLOCK_TONE[state]}>{words.states[state]()}</Badge>
            {state === 'upcoming' && <Countdown until={opensAt} now={now} say={words.opensIn} />}
            {(state === 'open' || state === 'sold-out') && (
              <Countdown until={closesAt} now={now} say={words.closesIn} />
            )}
          </p>
        </div>
        {state !== 'upcoming' && (
          <div className="grid gap-1">
            <Progress percent={progressOf(subtract(quantity, remaining), quantity)} label={words.taken()} showPercent />
            <p className="text-small text-ink-2">{words.left({ quantity: inText(formatQuantity(remaining)) })}</p>
          </div>
        )}
      </div>
    </Section>
  )
}

const Facts = ({ offer }: { readonly offer: BlockOffer }) => {
  const { fields } = useWords().block
  const { tag } = useValue(locale)
  const { currency, decimals, zone } = offer
  const price = (n: BlockOffer['price']) => (
    <Figure>{n && `${formatPrice(n, priceStep(decimals))}\u00a0${currency}`}</Figure>
  )
  const points = (n: BlockOffer['discount']) => <Figure>{n && formatPercentChange(n)}</Figure>
  const shares = (n: BlockOffer['quantity']) => <Figure>{formatQuantity(n)}</Figure>
  return (
    <Breakdown
      facts={[
        { label: fields.market(), value: price(offer.marketPrice) },
        { label: fields.discount(), term: <Term of="blockTrade" />, value: points(offer.discount) },
        { label: fields.profitRate(), value: points(offer.profitRate) },
        { label: fields.lot(), value: shares(offer.lot) },
        { label: fields.minimumLots(), value: shares(offer.minimumLots) },
        { label: fields.minimumShares(), value: shares(offer.minimum) },
        { label: fields.whole(), value: shares(offer.quantity) },
        { label: fields.remaining(), value: shares(offer.remaining) },
        { label: fields.turnover(), value: <Money amount={offer.turnover} currency={currency} /> },
        { label: fields.opens(), value: eventTime(offer.opensAt, tag, zone) },
        { label: fields.closes(), value: eventTime(offer.closesAt, tag, zone) },
      ]}
    />
  )
}

const Detail = ({ offer, channel }: { readonly offer: BlockOffer; readonly channel: BlockChannel }) => {
  const words = useWords().block
  const isSimulation = useSimulation()
  const ticket = useModel(makeBlockTicketModel)
  const { refresh } = useModel(makeBlockModel)
  useEffect(() => ticket.follow(offer, channel), [ticket, offer, channel])
  const able = channel.isOpen && offer.state === 'open'
  return (
    <>
      <PullToRefresh onRefresh={refresh}>
        <div className="center-column">
          <Head offer={offer} />
          <Section title={words.details()}>
            <div className="grid gap-4">
              <Facts offer={offer} />
              <p className="text-small text-ink-2">{words.risk()}</p>
              <ChannelGate channel={channel} />
              {isSimulation && <p className="text-micro text-ink-3">{words.simulated()}</p>}
            </div>
          </Section>
        </div>
      </PullToRefresh>
      <ActionBar>
        <ButtonLink kind="secondary" render={<Go to="/quotes/info" search={{ code: offer.code }} />}>
          {words.toQuote()}
        </ButtonLink>
        <Button disabled={!able} onClick={() => ticket.start(offer, channel)}>
          {words.buy()}
        </Button>
      </ActionBar>
      <BuySheet />
    </>
  )
}

/** As tall as the line of a listing below its name. */
const ROOM = <span className="block h-5" />

const Title = ({ offer }: { readonly offer: BlockOffer }) => <ListingName listing={offer} />

/** /home/largeInfo: one block, with its price against the market, its deadline and its ticket. */
export default function LargeInfo() {
  const app = useApp()
  const words = useWords().block
  const { id = '' } = useSearch('/home/largeInfo')
  const model = useModel(makeBlockModel)
  const opened = useValue(model.opened)
  useEffect(() => model.open(id), [model, id])
  const shown = opened.is === 'ready' && opened.asked === id ? opened.value : null
  return (
    <>
      <TopBar
        title={shown ? <Title offer={shown.offer} /> : words.title()}
        subtitle={shown ? <ListingLine listing={shown.offer} /> : opened.is === 'loading' && ROOM}
        onBack={app.back}
      />
      {shown ? (
        <Detail offer={shown.offer} channel={shown.channel} />
      ) : (
        <div className="center-column">
          <Section>
            {opened.is === 'unknown' ? (
              <Empty
                title={words.unknown()}
                hint={words.unknownHint()}
                action={
                  <ButtonLink size="medium" render={<Go to="/home/large" />}>
                    {words.toAll()}
                  </ButtonLink>
                }
              />
            ) : opened.is === 'failed' ? (
              <LoadFailed title={words.failed()} failure={opened.failure} onRetry={() => void model.refresh()} />
            ) : (
              <SkeletonForm />
            )}
          </Section>
        </div>
      )}
    </>
  )
}
