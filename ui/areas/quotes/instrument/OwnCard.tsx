import { multiply } from 'effect/BigDecimal'
import { useEffect } from 'react'
import { percentOf, sumOf } from '../../../../domain/money/decimal.ts'
import { formatShare, formatQuantity } from '../../../../domain/money/format.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import type { Detail } from '../../../../ports/Quotes.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Change } from '../../../kit/figures/Change.tsx'
import { Figure, Stats } from '../../../kit/figures/Figures.tsx'
import { Money } from '../../../kit/figures/Money.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { eventTime } from '../../../data/clock/event.ts'
import { useModel } from '../../../data/app/app.ts'
import { useLatest } from '../../markets/useQuote.ts'
import { worthIn } from '../../wealth/inOneCurrency.ts'
import { makeWorthModel } from '../../wealth/worth.model.ts'
import { isOnMargin } from '../../../../domain/orders/order.ts'
import { useOrderFeature } from '../../../app/session/useOrderFeature.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { ButtonLink } from '../../../kit/buttons/Button.tsx'
import { makeHiddenModel } from '../../../app/session/hidden.model.ts'
import { costLine, floatingAt } from './holdings.ts'
import { makeOwnModel } from './own.model.ts'

interface CardProps {
  readonly detail: Detail
}

/** What the holdings are of everything, in percentage points; null without the total or its rates. */
const useWeight = ({ detail, held }: CardProps & { readonly held: ReadonlyArray<PositionRecord> }) => {
  const { load, worth } = useModel(makeWorthModel)
  const total = useValue(worth)
  const { price } = useLatest(detail.quote)
  useEffect(() => {
    if (worth.peek() === null) void load()
  }, [load, worth])
  if (total === null || price === null) return null
  const value = multiply(sumOf(held.map(({ quantity }) => quantity)), price)
  const rates = new Map(total.rates.map(({ currency, rate }) => [currency, rate]))
  const inTotal = worthIn(total.currency, [[detail.currency, value]], rates)
  return inTotal && percentOf(inTotal, total.total)
}

/** When the next part that was bought lately may be sold; nothing where nothing is locked. */
const NextSale = ({ held }: { readonly held: ReadonlyArray<PositionRecord> }) => {
  const words = useWords().quotes.own
  const { tag } = useValue(locale)
  const [next] = held
    .flatMap(({ lockReason, sellableFrom, zone }) =>
      sellableFrom === null ? [] : [{ lockReason, sellableFrom, zone }],
    )
    .toSorted((a, b) => a.sellableFrom - b.sellableFrom)
  if (next === undefined) return null
  const time = eventTime(next.sellableFrom, tag, next.zone)
  return (
    <p className="pt-3 text-small text-ink-2">
      {next.lockReason === 'sell-blocked-t1' ? words.lockedT1({ time }) : words.lockedMinutes({ time })}
    </p>
  )
}

/** What is done with a single position: the list of several has this in each row. */
const Actions = ({ position }: { readonly position: PositionRecord }) => {
  const words = useWords()
  const protects = useOrderFeature('protection')
  const { direction, id, leverage, protection } = position
  return (
    <div className="-mx-3 flex flex-wrap items-center gap-x-1 pt-1">
      <ButtonLink kind="quiet" size="small" render={<Go to="/position/info" search={{ id }} />}>
        {words.quotes.own.see()}
      </ButtonLink>
      {protects && (protection === undefined || protection.state === 'ended') && (
        <ButtonLink kind="quiet" size="small" render={<Go to="/position/info" search={{ id, protect: '1' }} />}>
          {words.quotes.protect()}
        </ButtonLink>
      )}
      {isOnMargin(position) && (
        <span className="ms-auto px-3 text-small text-ink-2">
          {words.markets.directions[direction]()} <span className="num">{`${leverage}×`}</span>
        </span>
      )}
    </div>
  )
}

const Card = ({ detail, held }: CardProps & { readonly held: ReadonlyArray<PositionRecord> }) => {
  const words = useWords().quotes.own
  const weight = useWeight({ detail, held })
  const floating = floatingAt(held, useLatest(detail.quote).price)
  const { currency } = detail
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  const [first, ...others] = held
  const figure = (text: string | null) => (hidden ? <Change hidden /> : <Figure>{text}</Figure>)
  return (
    <section className="mt-4 rounded-2 bg-fill p-3">
      <h2 className="pb-2 text-small font-semibold">{words.title()}</h2>
      <Stats
        columns={2}
        facts={[
          {
            label: words.quantity(),
            // The price is public: with the quantity it would give the value.
            value: figure(formatQuantity(sumOf(held.map(({ quantity }) => quantity)))),
          },
          {
            label: words.cost(),
            value: <Money amount={sumOf(held.map(({ cost }) => cost))} currency={currency} hidden={hidden} />,
          },
          {
            label: words.profit(),
            value: (
              <Change
                amount={floating?.amount ?? null}
                percent={floating?.percent ?? null}
                currency={currency}
                hidden={hidden}
              />
            ),
          },
          { label: words.weight(), value: figure(weight && formatShare(weight)) },
        ]}
      />
      <NextSale held={held} />
      {first && others.length === 0 && <Actions position={first} />}
    </section>
  )
}

/**
 * Where the instrument stands in the customer's portfolio. Nothing for who has none of it, and none where long and short are held
 * together: the list of positions shows each.
 */
export const OwnCard = ({ detail }: CardProps) => {
  const held = useValue(useModel(makeOwnModel).held)
  return costLine(held) === null ? null : <Card detail={detail} held={held} />
}
