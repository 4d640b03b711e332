import { compare, zero } from '../../../domain/money/decimal.ts'
import { formatDayRate, formatPercent, formatQuantity } from '../../../domain/money/format.ts'
import type { LendableHolding, LendingOffer } from '../../../ports/Lending.ts'
import { useSimulation } from '../../app/session/useSimulation.ts'
import { inText } from '../../i18n/inText.ts'
import { useWords } from '../../i18n/words.ts'
import { Badge, type Tone } from '../../kit/figures/Badge.tsx'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { EndlessList } from '../../kit/lists/EndlessList.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { useValue } from '../../kit/useValue.ts'
import { ListingLine } from '../markets/ListingLine.tsx'
import { quantityText, useListingName } from '../markets/listing.ts'
import { useModel } from '../../data/app/app.ts'
import { Gate } from '../../app/gates/Gate.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { makeLendingModel } from './lending.model.ts'
import { useLoadFailure } from '../../app/failures/loadFailure.tsx'
import { Monogram } from '../markets/Monogram.tsx'
import { ListingName } from '../markets/ListingName.tsx'

const TONE: Record<LendingOffer['state'], Tone> = { open: 'good', full: 'warning', closed: 'neutral' }

const HoldingRow = ({ holding }: { readonly holding: LendableHolding }) => {
  const all = useWords()
  const words = all.lending
  const model = useModel(makeLendingModel)
  const { lendable, lent, offer } = holding
  const name = useListingName(offer)
  const isOpen = useValue(model.channel) !== 'closed' && offer.state === 'open'
  const quantity = quantityText(all, offer.market, lendable)
  const able = isOpen && compare(lendable, zero) > 0
  return (
    // Where the longest word does not fit beside the button, the button moves below.
    <div className="flex flex-wrap items-center gap-x-3 border-b border-line py-1">
      <div className="min-w-min grow basis-min [&>*]:border-b-0">
        <ListRow
          leading={<Monogram listing={offer} />}
          title={name}
          subtitle={
            <>
              <ListingLine listing={offer}>
                <Badge tone={TONE[offer.state]}>{words.channel[offer.state]()}</Badge>
              </ListingLine>
              {/* Below the name, so that the figures of all rows begin in one column, with a button or without. */}
              <span className="block text-ink-2">
                {isOpen ? words.lendable({ quantity }) : quantity}
                {compare(lent, zero) > 0 && ` · ${words.lentNow({ quantity: quantityText(all, offer.market, lent) })}`}
              </span>
            </>
          }
        />
      </div>
      {able ? (
        <Button size="medium" aria-label={words.lendOf({ name })} onClick={() => model.start(holding)}>
          {words.lend()}
        </Button>
      ) : (
        // The badge shows a channel that is closed or full.
        isOpen && <p className="w-full text-micro text-ink-3">{words.nothingToLend()}</p>
      )}
    </div>
  )
}

const OfferRow = ({ offer }: { readonly offer: LendingOffer }) => {
  const all = useWords()
  const words = all.lending
  return (
    <ListRow
      render={<Go to="/quotes/info" search={{ code: offer.code }} />}
      leading={<Monogram listing={offer} />}
      title={<ListingName listing={offer} />}
      subtitle={
        <ListingLine listing={offer}>
          <Badge tone={TONE[offer.state]}>{words.channel[offer.state]()}</Badge>
        </ListingLine>
      }
      value={words.aDay({ rate: inText(formatDayRate(offer.rate)) })}
      note={
        <>
          {words.aYear({ rate: inText(formatPercent(offer.yearRate)) })}
          <br />
          {words.demand({ quantity: quantityText(all, offer.market, offer.demand) })}
          <br />
          {words.minimumLots({ lots: inText(formatQuantity(offer.minimumLots)) })}
        </>
      }
    />
  )
}

/** The channel, the lendable positions, and the demand. */
export const LendTab = () => {
  const words = useWords().lending
  const isSimulation = useSimulation()
  const { channel, holdings, offers } = useModel(makeLendingModel)
  const state = useValue(channel)
  const held = useValue(holdings.rows)
  const heldStatus = useValue(holdings.status)
  const heldMore = useValue(holdings.hasMore)
  const asked = useValue(offers.rows)
  const askedStatus = useValue(offers.status)
  const askedMore = useValue(offers.hasMore)
  const demandFailure = useLoadFailure(useValue(offers.failure), () => void offers.retry())
  return (
    <div className="grid gap-4 pt-3">
      {state !== null && state !== 'open' && <Gate title={words.channelTitle[state]()}>{words.channelText()}</Gate>}
      <div>
        <p className="text-small text-ink-2">{words.about()}</p>
        {isSimulation && <p className="text-micro text-ink-3">{words.simulated()}</p>}
      </div>
      <section>
        <h2 className="text-head">{words.myShares()}</h2>
        <EndlessList
          label={words.myShares()}
          items={held}
          keyOf={({ positionId }) => positionId}
          renderRow={(holding) => <HoldingRow holding={holding} />}
          status={heldStatus}
          hasMore={heldMore}
          onMore={() => void holdings.more()}
          empty={
            <Empty
              title={words.noShares()}
              hint={words.noSharesHint()}
              action={
                <ButtonLink size="medium" render={<Go to="/quotes/index" />}>
                  {words.toQuotes()}
                </ButtonLink>
              }
            />
          }
          failed={words.failed()}
          {...useLoadFailure(useValue(holdings.failure), () => void holdings.retry())}
        />
      </section>
      {/* Below a list whose length is known, so that it does not move. */}
      {(held.length > 0 || heldStatus === 'ready' || heldStatus === 'failed') && (
        <section>
          <h2 className="text-head">{words.inDemand()}</h2>
          <EndlessList
            label={words.inDemand()}
            items={asked}
            keyOf={({ code }) => code}
            renderRow={(offer) => <OfferRow offer={offer} />}
            status={askedStatus}
            hasMore={askedMore}
            onMore={() => void offers.more()}
            empty={<Empty title={words.noDemand()} hint={words.noDemandHint()} />}
            failed={words.failed()}
            {...demandFailure}
          />
        </section>
      )}
    </div>
  )
}
