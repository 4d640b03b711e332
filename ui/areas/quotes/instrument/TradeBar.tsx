import { useState } from 'react'
import { formatQuantity } from '../../../../domain/money/format.ts'
import { sumOf } from '../../../../domain/money/decimal.ts'
import type { Detail } from '../../../../ports/Quotes.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { useWords } from '../../../i18n/words.ts'
import { useInMasterPane } from '../../../kit/layout/masterPane.ts'
import { ActionBar } from '../../../kit/buttons/ActionBar.tsx'
import { Button, ButtonLink } from '../../../kit/buttons/Button.tsx'
import { Change } from '../../../kit/figures/Change.tsx'
import { lazyPart } from '../../../kit/lazyPart.tsx'
import { BottomSheet } from '../../../kit/overlays/overlays.ts'
import { useValue } from '../../../kit/useValue.ts'
import { useLatest } from '../../markets/useQuote.ts'
import { useModel } from '../../../data/app/app.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { floatingAt, holding } from './holdings.ts'
import { makeOwnModel } from './own.model.ts'

/** With the part of the page that lists what the customer holds. */
const PositionRow = lazyPart(async () => (await import('./OwnHere.tsx')).PositionRow)

interface BarProps {
  readonly detail: Detail
}
interface HeldProps extends BarProps {
  readonly longs: ReadonlyArray<PositionRecord>
}

const Holding = ({ detail, longs }: HeldProps) => {
  const words = useWords().quotes
  const floating = floatingAt(longs, useLatest(detail.quote).price)
  return (
    <p className="text-micro text-ink-3">
      {words.youHold()}
      <span className="num block truncate text-small font-semibold text-ink">
        {formatQuantity(sumOf(longs.map(({ quantity }) => quantity)))}
      </span>
      <Change percent={floating?.percent ?? null} />
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

/** A holding is sold on its own page; without a holding, "sell" is a short sale where the market allows it. */
const Sell = ({ detail, longs }: HeldProps) => {
  const words = useWords().quotes
  const [first] = longs
  if (first === undefined)
    return detail.rules.shorting ? (
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

/** The trade buttons, within reach of the thumb. */
export const TradeBar = ({ detail }: BarProps) => {
  const words = useWords().quotes
  const own = useValue(useModel(makeOwnModel).own)
  // Beside the ticket these buttons are not needed.
  const beside = useInMasterPane()
  const longs = holding(own?.positions ?? []).filter(({ direction }) => direction === 'long')
  if (beside) return null
  return (
    <ActionBar>
      {detail.rules.tradable ? (
        <>
          {longs.length > 0 && <Holding detail={detail} longs={longs} />}
          <ButtonLink
            kind="up"
            wide
            render={<Go to="/quotes/infoBuy" search={{ code: detail.code, direction: 'long' }} />}
          >
            {words.buy()}
          </ButtonLink>
          <Sell detail={detail} longs={longs} />
        </>
      ) : (
        <p className="py-2 text-small text-ink-2">{words.rule.quotedOnly()}</p>
      )}
    </ActionBar>
  )
}
