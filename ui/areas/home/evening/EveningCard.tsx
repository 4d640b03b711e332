import Moon from 'lucide-react/icons/moon'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { formatAmount, formatPercentChange } from '../../../../domain/money/format.ts'
import { useModel } from '../../../data/app/app.ts'
import { weekdayTime } from '../../../data/clock/format.ts'
import { inText } from '../../../i18n/inText.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { IconButton } from '../../../kit/buttons/IconButton.tsx'
import { Change } from '../../../kit/figures/Change.tsx'
import { Dotted } from '../../../kit/lists/Dotted.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { makeHiddenModel } from '../../../app/session/hidden.model.ts'
import { changeOf, nameIn } from '../../markets/listing.ts'
import { makeMarketsModel } from '../../markets/markets.model.ts'
import { type Due, dueOf } from './due.ts'
import { type Evening, makeEveningModel } from './evening.model.ts'
import { type Moved, movedOf } from './moved.ts'
import { DayTotals } from './DayTotals.tsx'
import { COVER } from '../../../kit/figures/covered.ts'

/** What is known of the cause, in words. */
const useCause = ({ cause, index }: Moved): string => {
  const words = useWords().evening.causes
  if (cause === 'dividend') return words.dividend()
  const change = cause === 'market' && index ? changeOf(index).percent : null
  return change && index
    ? words.market({ index: inText(index.code), change: inText(formatPercentChange(change)) })
    : words.price()
}

interface MovedRowProps {
  readonly moved: Moved
  readonly hidden: boolean
  /** The only holding of its currency: its contribution is the whole change. */
  readonly isAlone: boolean
}

const MovedRow = ({ hidden, isAlone, moved }: MovedRowProps) => {
  const words = useWords().evening
  const { code } = useValue(locale)
  const { amount, contribution, percent, share } = moved
  const points = isAlone ? undefined : words.contribution({ points: inText(formatPercentChange(contribution)) })
  return (
    <li>
      <ListRow
        title={nameIn(share, code)}
        subtitle={<Dotted texts={[useCause(moved), points].filter(Boolean)} />}
        value={<Change amount={amount} currency={share.currency} hidden={hidden} />}
        note={<Change percent={percent} />}
      />
    </li>
  )
}

const DueLine = ({ due, hidden, zone }: { readonly due: Due; readonly zone: string; readonly hidden: boolean }) => {
  const words = useWords().evening.due
  const { code, tag } = useValue(locale)
  const time = (at: number) => weekdayTime(at, tag, zone)
  const money = (amount: Parameters<typeof formatAmount>[0], currency: string) =>
    inText(`${hidden ? COVER : formatAmount(amount)}\u00a0${currency}`)
  const text = () => {
    switch (due.is) {
      case 'loan':
        return words.loan({ amount: money(due.amount, due.currency), time: time(due.at) })
      case 'ex-dividend':
        return words['ex-dividend']({ name: nameIn(due.share, code) })
      case 'dividend':
        return words.dividend({ name: nameIn(due.share, code), amount: money(due.amount, due.currency) })
      default:
        return words[due.is]({ name: nameIn(due.share, code), time: time(due.at) })
    }
  }
  return <li className="py-1.5">{text()}</li>
}

const Card = ({ evening }: { readonly evening: Evening }) => {
  const words = useWords()
  const own = words.evening
  const { dismiss } = useModel(makeEveningModel)
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  const { market } = evening
  const moved = movedOf(evening)
  const due = dueOf(evening)
  const isAlone = ({ share }: Moved) => moved.filter((one) => one.share.currency === share.currency).length === 1
  return (
    <Section>
      <div className="-mt-2 flex items-center gap-2">
        <Moon aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
        <h2 className="grow text-head">{own.title({ market: words.markets.marketNames[market.code]() })}</h2>
        <IconButton
          last
          tone="quiet"
          label={own.dismiss()}
          icon={<X className="size-5" />}
          onClick={() => void dismiss()}
        />
      </div>
      {moved.length === 0 ? (
        <p className="text-small text-ink-2">{own.unmoved()}</p>
      ) : (
        <ul aria-label={own.moved()}>
          {moved.map((one) => (
            <MovedRow key={one.share.code} moved={one} hidden={hidden} isAlone={isAlone(one)} />
          ))}
        </ul>
      )}
      <DayTotals evening={evening} hidden={hidden} />
      <h3 className="mt-3 text-small font-semibold">{own.tomorrow()}</h3>
      {due.length === 0 ? (
        <p className="text-small text-ink-2">{own.nothingDue()}</p>
      ) : (
        <ul className="text-small">
          {due.map((one, nth) => (
            <DueLine hidden={hidden} key={`${one.is} ${nth}`} due={one} zone={market.zone} />
          ))}
        </ul>
      )}
      <p className="mt-3 text-small text-ink-3">{own.thatIsAll()}</p>
    </Section>
  )
}

/** The day of a market after its close: what moved, why as far as it is known, and what is due. Needs the words `evening`. */
export default function EveningCard() {
  const model = useModel(makeEveningModel)
  const evening = useValue(model.evening)
  const { markets } = useModel(makeMarketsModel)
  // Asked again when a market opens or closes, not whenever the same states come.
  const states = useValue(markets)
    .map(({ code, day, state }) => `${code} ${day} ${state}`)
    .join()
  useEffect(() => {
    if (states !== '') void model.load(markets.peek())
    return model.stop
  }, [model, markets, states])
  return evening && <Card evening={evening} />
}
