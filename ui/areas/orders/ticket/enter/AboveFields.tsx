import { Gate } from '../../../../app/gates/Gate.tsx'
import { useModel } from '../../../../data/app/app.ts'
import { weekdayTime } from '../../../../data/clock/format.ts'
import { useWords } from '../../../../i18n/words.ts'
import { Banner } from '../../../../kit/feedback/Banner.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import type { FormatContext } from '../findings/formatFinding.ts'
import { makeTicketModel } from '../ticket.model.ts'

/** Shows that this order is a day trade, and when it is squared off. */
const DayTradeNote = ({ writing }: { readonly writing: FormatContext }) => {
  const words = useWords().markets.dayTrade
  const at = useValue(useModel(makeTicketModel).squareOffAt)
  return (
    <Banner tone="accent" title={words.title()}>
      {at === null ? words.soon() : words.until({ time: weekdayTime(at, writing.tag, writing.zone) })}
    </Banner>
  )
}

interface AboveFieldsProps {
  readonly isDayTrade: boolean
  readonly isMarginMissing: boolean
  readonly writing: FormatContext
}

/** What is said above the fields: that it is a day trade; why shorts and leverage are not available, and whom to contact. */
export default function AboveFields({ isDayTrade, isMarginMissing, writing }: AboveFieldsProps) {
  const words = useWords().orders
  return (
    <>
      {isDayTrade && <DayTradeNote writing={writing} />}
      {isMarginMissing && (
        <Gate tone="neutral" ways={['service']}>
          {words.marginMissing()}
        </Gate>
      )}
    </>
  )
}
