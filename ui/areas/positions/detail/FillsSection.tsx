import { formatPrice } from '../../../../domain/money/format.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import type { Fill } from '../../../../ports/Orders.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { actionName } from '../../markets/actionName.ts'
import { Change } from '../../../kit/figures/Change.tsx'
import { Empty } from '../../../kit/feedback/Empty.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { Money } from '../../../kit/figures/Money.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { priceStep, quantityText } from '../../markets/listing.ts'
import { eventTime } from '../../../data/clock/event.ts'
import { useModel } from '../../../data/app/app.ts'
import { inText } from '../../../i18n/inText.ts'
import { makePositionModel } from './position.model.ts'
import { RecordList } from '../../../app/failures/RecordList.tsx'
import { useCover } from '../../../kit/figures/covered.ts'

interface FillRowProps {
  readonly fill: Fill
  readonly position: PositionRecord
}

const FillRow = ({ fill, position }: FillRowProps) => {
  const words = useWords()
  const { tag } = useValue(locale)
  const { zone, decimals } = position
  const cover = useCover()
  return (
    <ListRow
      title={
        <>
          {actionName(words, { ...fill, leverage: position.leverage })}{' '}
          <span>
            {words.positions.at({
              quantity: cover(quantityText(words, position.market, fill.quantity)),
              price: inText(formatPrice(fill.price, priceStep(decimals))),
            })}
          </span>
        </>
      }
      subtitle={eventTime(fill.time, tag, zone)}
      value={
        fill.profit === null ? (
          <Money amount={fill.amount} currency={fill.currency} />
        ) : (
          <Change amount={fill.profit} currency={fill.currency} />
        )
      }
      note={
        <>
          {words.positions.feesLabel()} <Money amount={fill.fees} currency={fill.currency} />
        </>
      }
    />
  )
}

/** The trades that built and reduced the position. */
export const FillsSection = ({ position }: { readonly position: PositionRecord }) => {
  const words = useWords().positions
  const { fills } = useModel(makePositionModel)
  return (
    <Section title={words.fills()} flush>
      <RecordList
        label={words.fills()}
        records={fills}
        failed={words.fillsFailed()}
        renderRow={(fill) => <FillRow fill={fill} position={position} />}
        empty={<Empty title={words.noFills()} hint={words.noFillsHint()} />}
      />
    </Section>
  )
}
