import { useEffect, useState } from 'react'
import { formatAmount } from '../../../domain/money/format.ts'
import { FOLLOW_ZONE } from '../../../domain/copytrading/valuation.ts'
import type { FollowOrder } from '../../../ports/Copytrading.ts'
import { inText } from '../../i18n/inText.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Change } from '../../kit/figures/Change.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { EndlessList } from '../../kit/lists/EndlessList.tsx'
import { Breakdown, Stats } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { BottomSheet } from '../../kit/overlays/overlays.ts'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { Segmented } from '../../kit/choices/Tabs.tsx'
import { useValue } from '../../kit/useValue.ts'
import { RecordNumber } from '../../app/receipts/RecordNumber.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { useModel } from '../../data/app/app.ts'
import { eventTime } from '../../data/clock/event.ts'
import { makeFollowOrdersModel } from './orders.model.ts'
import { RedeemReview } from './RedeemReview.tsx'
import { useLoadFailure } from '../../app/failures/loadFailure.tsx'
import { OwnFigures } from '../../app/session/OwnFigures.tsx'

const Details = ({ order }: { readonly order: FollowOrder }) => {
  const words = useWords().copytrading
  const { tag } = useValue(locale)
  const { currency } = order
  const money = (amount: FollowOrder['amount']) => <Money amount={amount} currency={currency} />
  const time = (label: string, at: number | null) =>
    at === null ? [] : [{ label, value: eventTime(at, tag, FOLLOW_ZONE) }]
  return (
    <Breakdown
      facts={[
        { label: words.strategist(), value: <bdi>{order.strategist === '' ? '—' : order.strategist}</bdi> },
        { label: words.buyAmount(), value: money(order.amount) },
        { label: words.fee(), value: money(order.fee) },
        {
          label: order.state === 'ended' ? words.paidOut() : words.value(),
          value: money(order.value),
          strong: true,
        },
        { label: words.dayProfit(), value: <Change amount={order.dayProfit} currency={currency} /> },
        { label: words.totalProfit(), value: <Change amount={order.profit} currency={currency} /> },
        ...time(words.valuedAt(), order.navAt),
        ...time(words.boughtAt(), order.boughtAt),
        ...time(words.unlocks(), order.unlocksAt),
        ...time(words.ends(), order.endsAt),
        ...time(words.endedAt(), order.endedAt),
        ...(order.endedBy ? [{ label: words.stateLabel(), value: words.endings[order.endedBy]() }] : []),
        { label: words.reference(), value: <RecordNumber id={order.id} /> },
      ]}
    />
  )
}

const Row = ({ order, onPress }: { readonly order: FollowOrder; readonly onPress: () => void }) => {
  const words = useWords().copytrading
  const { tag } = useValue(locale)
  const { currency, endedBy } = order
  return (
    <button
      type="button"
      onClick={onPress}
      className="grid w-full gap-2.5 border-b border-line py-3.5 text-start transition-colors active:bg-fill"
    >
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0">
          <span
            dir="auto"
            className="block text-field font-semibold [text-align:-webkit-match-parent] [text-align:match-parent]"
          >
            {order.name}
          </span>
          <span className="block text-small text-ink-3">{eventTime(order.boughtAt, tag, FOLLOW_ZONE)}</span>
        </span>
        {order.state === 'ended' && (
          <span className="text-small text-ink-3">
            {endedBy ? words.endings[endedBy]() : words.orderStates.ended()}
          </span>
        )}
      </span>
      <Stats
        columns={2}
        facts={[
          { label: words.buyAmount(), value: <Money amount={order.amount} currency={currency} /> },
          {
            label: order.state === 'ended' ? words.paidOut() : words.value(),
            value: <Money amount={order.value} currency={currency} />,
          },
          { label: words.dayProfit(), value: <Change amount={order.dayProfit} currency={currency} /> },
          { label: words.totalProfit(), value: <Change amount={order.profit} currency={currency} /> },
        ]}
      />
    </button>
  )
}

/** The customer's copy-trading orders: value, profit, and redemption after the lock-up. */
export const FollowOrders = () => {
  const words = useWords().copytrading
  const { tag } = useValue(locale)
  const model = useModel(makeFollowOrdersModel)
  const state = useValue(model.state)
  const rows = useValue(model.rows)
  const status = useValue(model.status)
  const hasMore = useValue(model.hasMore)
  const now = useValue(model.now)
  const [openedId, setOpenedId] = useState<string | null>(null)
  const opened = rows.find(({ id }) => id === openedId)
  useEffect(() => model.open(), [model])
  const unlocksAt = opened?.state === 'following' ? opened.unlocksAt : null
  const isLocked = unlocksAt !== null && now !== null && now < unlocksAt
  return (
    <PullToRefresh onRefresh={() => model.load(true)}>
      <Section>
        <Segmented
          label={words.stateLabel()}
          choices={(['following', 'ended'] as const).map((value) => ({ value, label: words.orderStates[value]() }))}
          value={state}
          onChange={model.choose}
        />
        <OwnFigures>
          <EndlessList
            label={words.tabs.orders()}
            items={rows}
            keyOf={({ id }) => id}
            renderRow={(order) => <Row order={order} onPress={() => setOpenedId(order.id)} />}
            status={status}
            hasMore={hasMore}
            onMore={() => void model.more()}
            empty={
              <Empty
                title={words.ordersEmpty()}
                hint={words.ordersEmptyHint()}
                action={
                  <ButtonLink kind="secondary" render={<Go to="/home/follow" search={{ tab: 'products' }} />}>
                    {words.toProducts()}
                  </ButtonLink>
                }
              />
            }
            failed={words.ordersFailed()}
            {...useLoadFailure(useValue(model.failure), () => void model.retry())}
          />
          <BottomSheet
            open={opened !== undefined}
            onClose={() => setOpenedId(null)}
            title={opened?.name ?? ''}
            footer={
              opened?.state === 'following' && unlocksAt !== null ? (
                <div className="grid gap-2">
                  {isLocked && (
                    <p className="text-center text-small text-ink-2">
                      {words.locked({ time: eventTime(unlocksAt, tag, FOLLOW_ZONE) })}
                    </p>
                  )}
                  <Button
                    wide
                    disabled={isLocked}
                    onClick={() => {
                      setOpenedId(null)
                      model.leave(opened)
                    }}
                  >
                    {words.redeem()}
                  </Button>
                </div>
              ) : undefined
            }
          >
            {opened && <Details order={opened} />}
          </BottomSheet>
        </OwnFigures>
        <RedeemReview
          paid={({ currency, value }) => (value ? inText(`${formatAmount(value)}\u00a0${currency}`) : '—')}
        />
      </Section>
    </PullToRefresh>
  )
}
