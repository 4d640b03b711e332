import { fromDayNumber } from '../../../domain/calendar/day.ts'
import type { Dividend } from '../../../ports/Dividends.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Badge, type Tone } from '../../kit/figures/Badge.tsx'
import { formatDay } from '../../kit/dates/formatDay.ts'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useListingName } from '../markets/listing.ts'

export const STATE_TONE: Record<Dividend['state'], Tone> = { announced: 'neutral', fixed: 'accent', paid: 'good' }

interface DividendRowProps {
  readonly dividend: Dividend
  readonly onPress: () => void
}

/** One dividend: its instrument, its two days, and the amount for the wallet. */
export const DividendRow = ({ dividend, onPress }: DividendRowProps) => {
  const words = useWords().dividends
  const { tag } = useValue(locale)
  const name = useListingName(dividend)
  const { code, currency, direction, exDay, net, payDay, state } = dividend
  const day = (of: number): string => formatDay(fromDayNumber(of), tag)
  return (
    <ListRow
      title={name}
      subtitle={
        <>
          <span className="num">{code}</span>
          {direction === 'short' && <> · {words.short()}</>}
          <span className="block">{words.exOn({ day: day(exDay) })}</span>
          <span className="block">{words.payOn({ day: day(payDay) })}</span>
        </>
      }
      value={<Money amount={net} currency={currency} />}
      note={<Badge tone={STATE_TONE[state]}>{words.states[state]()}</Badge>}
      onPress={onPress}
    />
  )
}
