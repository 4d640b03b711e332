import ReceiptText from 'lucide-react/icons/receipt-text'
import { type ReactNode, useEffect, useState } from 'react'
import { mayPay } from '../../../domain/offers/subscription.ts'
import type { OfferSubscription } from '../../../ports/Offers.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Badge } from '../../kit/figures/Badge.tsx'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { EndlessList } from '../../kit/lists/EndlessList.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { RowLines } from '../../kit/lists/RowLines.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { BottomSheet } from '../../kit/overlays/overlays.ts'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { eventTime } from '../../data/clock/event.ts'
import { makeNowModel } from '../../data/clock/now.model.ts'
import { shareName, sharesText, STATE_TONE, stateText } from './offerText.ts'
import { SubscriptionActions, SubscriptionFacts } from './SubscriptionFacts.tsx'
import { SubscriptionSheets } from './SubscriptionSheets.tsx'
import { makeSubscriptionActions, type SubscriptionListModel } from './subscriptions.model.ts'
import { useLoadFailure } from '../../app/failures/loadFailure.tsx'
import { OwnFigures } from '../../app/session/OwnFigures.tsx'
import { useCover } from '../../kit/figures/covered.ts'

/** Of what was allotted the row has shares and cost; before the result, and where nothing was, of what was applied for. */
const allottedOf = ({ allotted, state }: OfferSubscription) => (state === 'not-won' ? null : allotted)

const Shares = ({ quantity }: Pick<OfferSubscription, 'quantity'>) => {
  const words = useWords().offers
  return useCover()(sharesText(words, quantity))
}

/** Until when a subscription can be paid, while it can. */
const Deadline = ({ subscription }: { readonly subscription: OfferSubscription }) => {
  const words = useWords().offers
  const { tag } = useValue(locale)
  const now = useValue(useModel(makeNowModel).now) ?? 0
  const { timetable, zone } = subscription
  return (
    mayPay(subscription, timetable.payBy, now) && (
      <span className="basis-full text-amber">{words.payUntil({ time: eventTime(timetable.payBy, tag, zone) })}</span>
    )
  )
}

interface SubscriptionListScreenProps {
  readonly title: string
  readonly model: SubscriptionListModel
  /** Link to offers that can be subscribed. */
  readonly look: ReactNode
}

const Details = ({
  onLeave,
  subscription,
}: {
  readonly subscription: OfferSubscription
  readonly onLeave: () => void
}) => {
  const words = useWords().offers
  const now = useValue(useModel(makeNowModel).now) ?? 0
  const search = { id: subscription.offerId }
  return (
    <div className="grid gap-4">
      <SubscriptionFacts subscription={subscription} />
      <div className="grid gap-3">
        <SubscriptionActions subscription={subscription} now={now} onLeave={onLeave} />
        <ButtonLink
          wide
          kind="secondary"
          render={
            subscription.kind === 'placement' ? (
              <Go to="/market/subscribeDetail" search={search} />
            ) : (
              <Go to="/home/newShareInfo" search={search} />
            )
          }
        >
          {words.offer()}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The customer's subscriptions in every state, newest first; each opens with its actions. */
export const SubscriptionListScreen = ({ look, model, title }: SubscriptionListScreenProps) => {
  const app = useApp()
  const words = useWords().offers
  const { code: language } = useValue(locale)
  const now = useModel(makeNowModel)
  const { pages } = model
  const rows = useValue(pages.rows)
  const status = useValue(pages.status)
  const hasMore = useValue(pages.hasMore)
  const [opened, setOpened] = useState<string | null>(null)
  const shown = rows.find(({ id }) => id === opened) ?? null
  const { changes } = useModel(makeSubscriptionActions)
  useValue(changes)
  useEffect(() => now.keep(), [now])
  useEffect(() => model.open(), [model])
  return (
    <>
      <TopBar title={title} onBack={app.back} />
      <OwnFigures>
        <div className="center-column">
          <PullToRefresh onRefresh={model.refresh}>
            <Section flush>
              <EndlessList
                label={title}
                items={rows}
                keyOf={({ id }) => id}
                renderRow={(row) => (
                  <ListRow
                    lines={
                      <RowLines
                        title={<bdi>{shareName(row, language)}</bdi>}
                        subtitle={<Shares quantity={allottedOf(row) ?? row.quantity} />}
                        value={<Money amount={allottedOf(row) ? row.due : row.amount} currency={row.currency} />}
                        note={<Badge tone={STATE_TONE[row.state]}>{stateText(words, row)}</Badge>}
                        more={<Deadline subscription={row} />}
                      />
                    }
                    onPress={() => setOpened(row.id)}
                  />
                )}
                status={status}
                hasMore={hasMore}
                onMore={() => void pages.more()}
                empty={
                  <Empty
                    icon={<ReceiptText className="size-7" strokeWidth={1.5} />}
                    title={words.ordersEmpty()}
                    hint={words.ordersEmptyHint()}
                    action={look}
                  />
                }
                failed={words.ordersFailed()}
                {...useLoadFailure(useValue(pages.failure), () => void pages.retry())}
              />
            </Section>
          </PullToRefresh>
        </div>
        <BottomSheet
          open={shown !== null}
          onClose={() => setOpened(null)}
          title={shown ? shareName(shown, language) : title}
        >
          {shown && <Details subscription={shown} onLeave={() => setOpened(null)} />}
        </BottomSheet>
      </OwnFigures>
      <SubscriptionSheets linkList={false} />
    </>
  )
}
