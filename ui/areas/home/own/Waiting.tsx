import { type ReactNode, useEffect } from 'react'
import type { Instant } from '../../../../domain/calendar/zone.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { useModel } from '../../../data/app/app.ts'
import { makeNowModel } from '../../../data/clock/now.model.ts'
import { duration } from '../../../data/clock/duration.ts'
import { weekdayTime } from '../../../data/clock/format.ts'
import { eventTime } from '../../../data/clock/event.ts'
import { inText } from '../../../i18n/inText.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { useNear } from '../../../kit/belowPart.tsx'
import { SkeletonRows } from '../../../kit/feedback/Skeleton.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { nameIn } from '../../markets/listing.ts'
import { makeOwnRoom, MOST_ROWS } from './ownRoom.model.ts'
import { makeWaitingModel, type WaitingItem } from './waiting.model.ts'
import { OwnFigures } from '../../../app/session/OwnFigures.tsx'
import { Money } from '../../../kit/figures/Money.tsx'

/** The time left, in minutes; the deadline stands beside it. */
const Left = ({ until }: { readonly until: Instant }): ReactNode => {
  const words = useWords().home
  const { tag } = useValue(locale)
  const now = useValue(useModel(makeNowModel).now)
  if (now === null) return null
  return (
    <span role="timer" className="text-amber">
      {until <= now ? words.overdue() : words.left({ time: inText(duration(until - now, tag)) })}
    </span>
  )
}

const Item = ({ item }: { readonly item: WaitingItem }) => {
  const words = useWords().home
  const { code, tag } = useValue(locale)
  if (item.is === 'orders')
    return (
      <ListRow
        title={words.openOrders()}
        value={<span className="num">{`${item.count}${item.hasMore ? '+' : ''}`}</span>}
        render={<Go to="/position/index" search={{ tab: 'pending' }} />}
      />
    )
  if (item.is === 'loan')
    return (
      <ListRow
        title={words.loanDue()}
        subtitle={eventTime(item.until, tag, null)}
        value={<Money amount={item.loan.owed} currency={item.loan.currency} />}
        note={<Left until={item.until} />}
        render={<Go to="/home/borrow" search={{}} />}
      />
    )
  const { share } = item
  return (
    <ListRow
      title={words.pay({ name: inText(nameIn({ name: share.name, chineseName: share.chineseName ?? '' }, code)) })}
      subtitle={weekdayTime(item.until, tag, share.zone)}
      value={<Money amount={share.due} currency={share.currency} />}
      note={<Left until={item.until} />}
      render={share.kind === 'new-share' ? <Go to="/mine/newShareOrder" /> : <Go to="/market/subscribRecord" />}
    />
  )
}

/** What waits for the customer: payments and loans with a deadline, and open orders. Asked for once it is near the screen, in its place. */
export const Waiting = () => {
  const words = useWords().home
  const { items, load } = useModel(makeWaitingModel)
  const room = useModel(makeOwnRoom)
  const clock = useModel(makeNowModel)
  const rows = useValue(room.rows)?.waiting ?? 0
  const found = useValue(items)
  const [isNear, place] = useNear()
  useEffect(() => clock.keep(), [clock])
  useEffect(() => {
    if (isNear) void load()
  }, [isNear, load])
  useEffect(() => {
    if (found === null || !place.current) return
    room.foundWaiting(Math.min(found.length, MOST_ROWS), place.current.getBoundingClientRect().top > innerHeight)
  }, [found, place, room])
  return (
    <div ref={place} className="[&>section]:mt-2 [&>section]:border-t">
      {rows > 0 && (
        <Section flush title={words.waiting()}>
          <div style={{ minHeight: `${rows * 61 - 1}px` }}>
            {found === null ? (
              isNear && <SkeletonRows count={rows} />
            ) : (
              <ul aria-label={words.waiting()}>
                {found.slice(0, rows).map((item, nth) => (
                  <li key={`${item.is} ${nth}`}>
                    <OwnFigures>
                      <Item item={item} />
                    </OwnFigures>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </Section>
      )}
    </div>
  )
}
