import { useEffect, useState } from 'react'
import { formatQuantity } from '../../../../domain/money/format.ts'
import { sumOf } from '../../../../domain/money/decimal.ts'
import type { Detail } from '../../../../ports/Quotes.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { loadNamespace, useWords } from '../../../i18n/words.ts'
import { useInMasterPane } from '../../../kit/layout/masterPane.ts'
import { ActionBar } from '../../../kit/buttons/ActionBar.tsx'
import { Button, ButtonLink } from '../../../kit/buttons/Button.tsx'
import { Change } from '../../../kit/figures/Change.tsx'
import { lazyPart } from '../../../kit/lazyPart.tsx'
import { BottomSheet } from '../../../kit/overlays/overlays.ts'
import { useValue } from '../../../kit/useValue.ts'
import { useLatest } from '../../markets/useQuote.ts'
import { makeMarginModel } from '../../../app/session/margin.model.ts'
import { useModel } from '../../../data/app/app.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { useArea } from '../../../app/navigation/offered.tsx'
import { makeHiddenModel } from '../../../app/session/hidden.model.ts'
import { floatingAt } from './holdings.ts'
import { makeOwnModel } from './own.model.ts'
import { makeToolsOpenModel } from './tools/toolsOpen.model.ts'

/** With the part of the page that lists what the customer holds. */
const PositionRow = lazyPart(async () => (await import('./OwnHere.tsx')).PositionRow)

/** With the tools of the chart. */
const PlacingHint = lazyPart(async () => {
  const [part] = await Promise.all([import('./tools/PlacingHint.tsx'), loadNamespace('charttools')])
  return part.PlacingHint
})

interface BarProps {
  readonly detail: Detail
}
interface HeldProps extends BarProps {
  readonly longs: ReadonlyArray<PositionRecord>
}

const Holding = ({ detail, longs }: HeldProps) => {
  const words = useWords().quotes
  const floating = floatingAt(longs, useLatest(detail.quote).price)
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  return (
    <p className="text-micro text-ink-3">
      {words.youHold()}
      <span className="num block truncate text-small font-semibold text-ink">
        {hidden ? <Change hidden /> : formatQuantity(sumOf(longs.map(({ quantity }) => quantity)))}
      </span>
      <Change percent={floating?.percent ?? null} hidden={hidden} />
    </p>
  )
}

/** Sells one of several positions: each was opened by its own order and is closed separately. */
const SellOne = ({ detail, longs }: HeldProps) => {
  const words = useWords().quotes
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="down" wide onClick={() => setOpen(true)}>
        {words.sell()}
      </Button>
      <BottomSheet open={open} onClose={() => setOpen(false)} title={words.whichPosition()}>
        {longs.map((position) => (
          <PositionRow key={position.id} detail={detail} position={position} />
        ))}
      </BottomSheet>
    </>
  )
}

/** A holding is sold on its own page; without one, who switched margin on can sell short where the market allows it. */
const Sell = ({ detail, longs }: HeldProps) => {
  const words = useWords().quotes
  const { isOn, load } = useModel(makeMarginModel)
  const onMargin = useValue(isOn)
  useEffect(() => void load(), [load])
  const [first] = longs
  if (first === undefined)
    return detail.rules.shorting && onMargin ? (
      <ButtonLink
        kind="down"
        wide
        render={<Go to="/quotes/infoBuy" search={{ code: detail.code, direction: 'short' }} />}
      >
        {words.sellShort()}
      </ButtonLink>
    ) : null
  if (longs.length > 1) return <SellOne detail={detail} longs={longs} />
  return (
    <ButtonLink kind="down" wide render={<Go to="/position/info" search={{ id: first.id }} />}>
      {words.sell()}
    </ButtonLink>
  )
}

const Buttons = ({ detail }: BarProps) => {
  const { markets, quotes: words } = useWords()
  const { held, isKnown } = useModel(makeOwnModel)
  const longs = useValue(held).filter(({ direction }) => direction === 'long')
  const known = useValue(isKnown)
  const isTradable = useArea('trading') && detail.rules.tradable
  if (!isTradable) return <p className="py-2 text-small text-ink-2">{markets.quotedOnly()}</p>
  return (
    <>
      {longs.length > 0 && <Holding detail={detail} longs={longs} />}
      {known ? (
        <Sell detail={detail} longs={longs} />
      ) : (
        // The room of both: a finger that is about to buy must not find the button to sell.
        <>
          <span />
          <span />
        </>
      )}
      <ButtonLink kind="up" wide render={<Go to="/quotes/infoBuy" search={{ code: detail.code, direction: 'long' }} />}>
        {words.buy()}
      </ButtonLink>
    </>
  )
}

/**
 * The trade buttons, within reach of the thumb. While a drawing is placed on the chart, which point to tap next: below the
 * tools this would be hidden by the bar, on the chart it would hide the candles.
 */
export const TradeBar = ({ detail }: BarProps) => {
  const { isHintInBar, isPlacing } = useModel(makeToolsOpenModel)
  const hasHint = useValue(isHintInBar)
  const placing = useValue(isPlacing)
  // Beside the ticket these buttons are not needed.
  if (useInMasterPane()) return null
  return (
    <ActionBar>
      {hasHint && (
        <div className={placing ? 'grid min-h-12 content-center' : 'sr-only'}>
          <PlacingHint />
        </div>
      )}
      {!placing && <Buttons detail={detail} />}
    </ActionBar>
  )
}
