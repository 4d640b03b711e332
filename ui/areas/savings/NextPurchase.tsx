import { formatAmount, formatQuantity, formatRate } from '../../../domain/money/format.ts'
import { compare, decimal } from '../../../domain/money/decimal.ts'
import { fromDayNumber } from '../../../domain/calendar/day.ts'
import type { PlanPreview } from '../../../ports/Savings.ts'
import { inText } from '../../i18n/inText.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { formatDay } from '../../kit/dates/formatDay.ts'
import { Banner } from '../../kit/feedback/Banner.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { quantityText } from '../markets/listing.ts'
import { Quantity } from '../markets/Quantity.tsx'
import { makeSavingsModel } from './savings.model.ts'
import { OwnFigures } from '../../app/session/OwnFigures.tsx'

const one = decimal('1')

/** What the next purchase would be, before anything is sent. */
export const NextPurchase = ({ preview }: { readonly preview: PlanPreview }) => {
  const all = useWords()
  const words = all.savings
  const { tag } = useValue(locale)
  const model = useModel(makeSavingsModel)
  const instrument = useValue(model.listing)
  const market = useValue(model.changed)?.market ?? instrument?.market ?? 'ES'
  const { currency, lot, lotCost, periods, quantity } = preview
  const money = (amount: PlanPreview['cost']) => <Money amount={amount} currency={currency} />
  const isSaving = periods !== null && lotCost !== null && compare(periods, one) > 0
  return (
    <section className="grid gap-2">
      <h2 className="text-head">{words.nextTitle()}</h2>
      <Breakdown
        facts={[
          { label: words.next(), value: formatDay(fromDayNumber(preview.nextDay), tag) },
          { label: words.shares(), value: <Quantity market={market} quantity={quantity} /> },
          { label: words.amount(), value: money(preview.amount) },
          ...preview.fees.map(({ amount, name, rate }) => ({
            label:
              rate && rate.value > 0n
                ? `${all.markets.fees[name]()} · ${inText(formatRate(rate))}`
                : all.markets.fees[name](),
            value: money(amount),
          })),
          { label: words.cost(), value: money(preview.cost), strong: true },
          { label: words.rest(), value: money(preview.rest) },
          { label: words.available(), value: <OwnFigures>{money(preview.available)}</OwnFigures> },
        ]}
      />
      {isSaving && (
        <Banner>
          {words.saving({
            lot: quantityText(all, market, lot),
            cost: inText(`${formatAmount(lotCost)}\u00a0${currency}`),
            nth: inText(formatQuantity(periods)),
          })}
        </Banner>
      )}
    </section>
  )
}
