import type { Offer } from '../../../ports/Offers.ts'
import { useWords } from '../../i18n/words.ts'
import { Badge } from '../../kit/figures/Badge.tsx'
import { Change } from '../../kit/figures/Change.tsx'
import { type Fact, Figure, Stats } from '../../kit/figures/Figures.tsx'
import { Progress } from '../../kit/feedback/Progress.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { MarketBadge } from '../markets/MarketBadge.tsx'
import { priceStep } from '../markets/listing.ts'
import { isByLottery, priceIn, saleTerms, STAGE_TONE, stageText } from './offerText.ts'
import { Term } from '../../app/terms/Term.tsx'

/** The prices of an offer: the basis of the customer's decision. Its days are in the timetable below. */
const useFacts = (offer: Offer): ReadonlyArray<Fact> => {
  const words = useWords().offers
  const { decimals, marketPrice, premium } = offer
  const { label, value } = saleTerms(words, offer)
  return [
    { label, value: <Figure>{value}</Figure> },
    { label: words.marketPrice(), value: <Figure>{marketPrice && priceIn(offer, marketPrice)}</Figure> },
    {
      label: words.premium(),
      term: <Term of="sharePremium" />,
      value: <Change percent={premium?.points ?? null} tick={priceStep(decimals)} />,
    },
  ]
}

/** The price of an offer against the market, its progress and its risk: above the ticket, visible without scrolling. */
export const OfferHead = ({ offer }: { readonly offer: Offer }) => {
  const words = useWords().offers
  const facts = useFacts(offer)
  return (
    <Section>
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-2 text-small text-ink-2">
          <bdi dir="ltr" className="num">
            {offer.code}
          </bdi>
          <MarketBadge market={offer.market} />
          <Badge tone={STAGE_TONE[offer.stage]}>{stageText(words, offer)}</Badge>
          {offer.stage === 'open' && <span>{words.daysLeft({ days: offer.daysLeft })}</span>}
        </p>
        <Stats facts={facts} />
        {offer.stage !== 'upcoming' && <Progress percent={offer.progress} label={words.progress()} showPercent />}
        {isByLottery(offer) && <span className="text-small font-medium">{words.fullySubscribed()}</span>}
        <p className="text-small text-ink-2">{offer.kind === 'placement' ? words.riskPlacement() : words.risk()}</p>
      </div>
    </Section>
  )
}
