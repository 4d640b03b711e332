import type { Offer } from '../../../ports/Offers.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { classes } from '../../kit/classes.ts'
import { dimmed } from '../../kit/lists/dimmed.ts'
import { Badge } from '../../kit/figures/Badge.tsx'
import { Change } from '../../kit/figures/Change.tsx'
import { type Fact, Stats } from '../../kit/figures/Figures.tsx'
import { RowLines } from '../../kit/lists/RowLines.tsx'
import { Progress } from '../../kit/feedback/Progress.tsx'
import { useValue } from '../../kit/useValue.ts'
import { MarketBadge } from '../markets/MarketBadge.tsx'
import { priceStep } from '../markets/listing.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { weekdayTime } from '../../data/clock/format.ts'
import {
  isByLottery,
  priceIn,
  saleTerms,
  shareName,
  sharesText,
  shortDay,
  shortDays,
  STAGE_TONE,
  stageText,
  STATE_TONE,
  stateText,
} from './offerText.ts'

const price = (offer: Offer, amount: Offer['marketPrice']) =>
  amount && <span className="num">{priceIn(offer, amount)}</span>

const useFacts = (offer: Offer): ReadonlyArray<Fact> => {
  const words = useWords().offers
  const { tag } = useValue(locale)
  const { decimals, marketPrice, premium, terms, timetable, zone } = offer
  const { label, value } = saleTerms(words, offer)
  const first = { label, value: <span className="num">{value}</span> }
  if (marketPrice && premium) {
    return [
      first,
      { label: offer.kind === 'placement' ? words.marketPrice() : words.lastPrice(), value: price(offer, marketPrice) },
      offer.kind === 'placement'
        ? { label: words.minimumShort(), value: sharesText(words, terms.minimum) }
        : { label: words.premium(), value: <Change percent={premium.points} tick={priceStep(decimals)} /> },
    ]
  }
  return [
    first,
    { label: words.window(), value: shortDays(timetable.opensAt, timetable.closesAt, tag, zone) },
    { label: words.minimumShort(), value: sharesText(words, terms.minimum) },
  ]
}

/** The next step, in a line. */
const useNext = ({ daysLeft, kind, stage, timetable, zone }: Offer): string => {
  const words = useWords().offers
  const { tag } = useValue(locale)
  const time = (at: number) => weekdayTime(at, tag, zone)
  if (stage === 'upcoming') return words.opensAt({ time: shortDay(timetable.opensAt, tag, zone) })
  if (stage === 'open') return words.daysLeft({ days: daysLeft })
  const listing = { time: `${shortDay(timetable.listsAt, tag, zone)}, ${time(timetable.listsAt)}` }
  return kind === 'placement' ? words.deliversAt(listing) : words.listsAt(listing)
}

/** One offer of a list: share, price, subscribed part and remaining time. */
export const OfferRow = ({ offer }: { readonly offer: Offer }) => {
  const words = useWords().offers
  const { code: language } = useValue(locale)
  const { code, kind, market, mine, progress, stage } = offer
  return (
    <Go
      to={kind === 'placement' ? '/market/subscribeDetail' : '/home/newShareInfo'}
      search={{ id: offer.id }}
      className={classes(
        'grid gap-2.5 border-b border-line py-3.5 active:bg-fill [li:last-child>&]:border-b-0',
        stage === 'upcoming' && dimmed,
      )}
    >
      <span className="flex">
        <RowLines
          title={<span className="font-semibold">{shareName(offer, language)}</span>}
          value={
            mine ? (
              <Badge tone={STATE_TONE[mine.state]}>{stateText(words, mine)}</Badge>
            ) : (
              <Badge tone={STAGE_TONE[stage]}>{stageText(words, offer)}</Badge>
            )
          }
          subtitle={
            <span className="flex flex-wrap items-center gap-x-2">
              <bdi dir="ltr" className="num">
                {code}
              </bdi>
              <MarketBadge market={market} />
            </span>
          }
          note={useNext(offer)}
        />
      </span>
      <Stats facts={useFacts(offer)} />
      {stage !== 'upcoming' && <Progress percent={progress} label={words.progress()} showPercent />}
      {isByLottery(offer) && <span className="text-small font-medium">{words.fullySubscribed()}</span>}
    </Go>
  )
}
