import { subtract } from 'effect/BigDecimal'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { useModel } from '../../../../data/app/app.ts'
import { loadNamespace, useWords } from '../../../../i18n/words.ts'
import { Segmented } from '../../../../kit/choices/Tabs.tsx'
import { lazyPart } from '../../../../kit/lazyPart.tsx'
import { usePart, useValue } from '../../../../kit/useValue.ts'
import { Costs } from './Costs.tsx'
import { Refusal } from '../findings/FieldMessages.tsx'
import type { FormatContext } from '../findings/formatFinding.ts'
import { TicketExtras } from './TicketExtras.tsx'
import { makeTicketModel } from '../ticket.model.ts'
import { percentOf } from '../../../../../domain/money/decimal.ts'
import { formatPercent } from '../../../../../domain/money/format.ts'
import { inText, joinSentences } from '../../../../i18n/inText.ts'
import { Banner } from '../../../../kit/feedback/Banner.tsx'

// Only who holds the instrument needs it.
const HeldHere = lazyPart(() => import('./HeldHere.tsx').then((part) => part.load()))
// One line that opens the page about margin.
const MarginLine = lazyPart(async () => {
  const [part] = await Promise.all([import('./MarginLine.tsx'), loadNamespace('marginTrading')])
  return part.default
})

/** The risk of the order and the earliest time of a sale, before it is sent. */
const RiskNote = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords().orders.risk
  const { entry, isDayTrade } = useModel(makeTicketModel)
  const { estimatedPrice: price, stopPrice } = useValue(entry.shown).figures
  const leverage = usePart(entry.draft, (draft) => draft.leverage)
  const long = usePart(entry.draft, (draft) => draft.direction) === 'long'
  const { rules } = detail
  const moved =
    price && stopPrice && price.value > 0n
      ? inText(formatPercent(percentOf(long ? subtract(price, stopPrice) : subtract(stopPrice, price), price)))
      : null
  const stop = moved && (long ? words.fall({ leverage, percent: moved }) : words.rise({ percent: moved }))
  const minutes = rules.saleWait > 0 ? words.wait({ minutes: rules.saleWait }) : null
  const wait = rules.sale === 'T+1' ? words.nextDay() : minutes
  const free = useValue(isDayTrade) ? words.anyTime() : wait
  return <Banner>{joinSentences([long ? null : words.short(), stop, long ? free : null])}</Banner>
}

interface BelowFieldsProps {
  readonly detail: Detail
  readonly writing: FormatContext
}

const LeverageChoice = ({ detail, writing }: BelowFieldsProps) => {
  const words = useWords().orders
  const { entry, marginOn } = useModel(makeTicketModel)
  const leverage = usePart(entry.draft, (draft) => draft.leverage)
  const finding = usePart(entry.said, (said) => said.leverage)
  const offered = useValue(marginOn) && detail.rules.leverages.length > 1
  if (!offered && leverage === 1) return null
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <span aria-hidden className="text-small text-ink-2">
          {words.leverage()}
        </span>
        <Segmented
          label={words.leverage()}
          choices={detail.rules.leverages.map((multiple) => ({
            value: String(multiple),
            label: words.times({ leverage: multiple }),
          }))}
          value={String(leverage)}
          onChange={(next) => entry.change({ leverage: Number(next) })}
        />
      </div>
      <Refusal finding={finding} writing={writing} />
    </div>
  )
}

/** The ticket below its fields: leverage, what protects the position, and the resulting figures. */
export default function BelowFields({ detail, writing }: BelowFieldsProps) {
  const { entry, marginEnabled } = useModel(makeTicketModel)
  const { leverages, shorting } = detail.rules
  const hasMargin = useValue(marginEnabled) && (shorting || leverages.length > 1)
  return (
    <>
      <LeverageChoice detail={detail} writing={writing} />
      <TicketExtras detail={detail} />
      <Costs action="open" entry={entry} detail={detail}>
        <RiskNote detail={detail} />
      </Costs>
      {/* Known later than the figures, which stay where they are. */}
      {hasMargin && <MarginLine detail={detail} />}
      <HeldHere detail={detail} />
    </>
  )
}
