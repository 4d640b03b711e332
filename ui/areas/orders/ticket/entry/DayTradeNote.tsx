import { useWords } from '../../../../i18n/words.ts'
import { Banner } from '../../../../kit/feedback/Banner.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { useModel } from '../../../../data/app/app.ts'
import { weekdayTime } from '../../../../data/clock/format.ts'
import type { FormatContext } from '../formatFinding.ts'
import { makeTicketModel } from '../ticket.model.ts'

/** Shows that this order is a day trade, and when it is squared off. */
export default function DayTradeNote({ writing }: { readonly writing: FormatContext }) {
  const words = useWords().markets.dayTrade
  const at = useValue(useModel(makeTicketModel).squareOffAt)
  return (
    <Banner tone="accent" title={words.title()}>
      {at === null ? words.soon() : words.until({ time: weekdayTime(at, writing.tag, writing.zone) })}
    </Banner>
  )
}
