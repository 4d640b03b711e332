import { useEffect, useState } from 'react'
import { locale, useWords } from '../i18n/words.ts'
import { Badge, type Tone } from '../kit/Badge.tsx'
import { Empty } from '../kit/Empty.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Breakdown } from '../kit/Figures.tsx'
import { PullToRefresh } from '../kit/PullToRefresh.tsx'
import { Section } from '../kit/Section.tsx'
import { SkeletonRows } from '../kit/Skeleton.tsx'
import { useValue } from '../kit/useValue.ts'
import type { DayTradingStanding } from '../../ports/DayTrading.ts'
import { CancelOrder, CancelQuestion } from '../positions/CancelOrder.tsx'
import { OrderDetails } from '../positions/OrderDetails.tsx'
import { OrderRow } from '../positions/OrderRow.tsx'
import { isCancellable } from '../positions/orders.model.ts'
import { RecordList } from '../positions/RecordList.tsx'
import { useModel } from '../shell/app.ts'
import { deviceTime } from '../times/device.ts'
import { makeFacilityModel } from './facility.model.ts'
import { GateNote } from './GateNote.tsx'
import { Terms } from './Terms.tsx'
import { makeDayOrdersModel } from './trades.model.ts'

const TONE: Record<DayTradingStanding, Tone> = {
  'not-applied': 'neutral',
  'under-review': 'warning',
  approved: 'good',
}

/** Where the application stands, and what it is for. */
const Application = () => {
  const words = useWords().daytrade
  const { tag } = useValue(locale)
  const { standing } = useModel(makeFacilityModel)
  const known = useValue(standing.value)
  const status = useValue(standing.status)
  if (!known)
    return status === 'failed' ? (
      <ErrorState title={words.failed()} onRetry={() => void standing.load()} />
    ) : (
      <SkeletonRows count={3} />
    )
  const { appliedAt, approvedAt, minutes, standing: where } = known.facility
  return (
    <div className="grid gap-4">
      <Breakdown
        facts={[
          { label: words.state(), value: <Badge tone={TONE[where]}>{words.standings[where]()}</Badge> },
          ...(appliedAt === null ? [] : [{ label: words.appliedAt(), value: deviceTime(appliedAt, tag) }]),
          ...(approvedAt === null ? [] : [{ label: words.approvedAt(), value: deviceTime(approvedAt, tag) }]),
        ]}
      />
      <GateNote />
      <Terms minutes={minutes} />
    </div>
  )
}

const Orders = () => {
  const words = useWords().daytrade
  const { cancel, cancelling, open, records } = useModel(makeDayOrdersModel)
  const rows = useValue(records.rows)
  const [shown, setShown] = useState<string | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const found = (id: string | null) => rows.find((order) => order.id === id) ?? null
  useEffect(() => open(), [open])
  return (
    <>
      <RecordList
        label={words.orders()}
        records={records}
        failed={words.failed()}
        renderRow={(order) => (
          <OrderRow
            order={order}
            onOpen={() => setShown(order.id)}
            action={
              isCancellable(order) && <CancelOrder intent={cancelling(order.id)} onAsk={() => setAsked(order.id)} />
            }
          />
        )}
        empty={<Empty title={words.noOrders()} hint={words.noOrdersHint()} />}
      />
      <OrderDetails order={found(shown)} onClose={() => setShown(null)} />
      <CancelQuestion order={found(asked)} cancel={cancel} onEnd={() => setAsked(null)} />
    </>
  )
}

/** Applied: the application for day trading, and the orders that were placed under it. */
export const AppliedTab = () => {
  const words = useWords().daytrade
  const { standing } = useModel(makeFacilityModel)
  const { records } = useModel(makeDayOrdersModel)
  const refresh = async () => {
    await Promise.all([standing.load(), records.refresh()])
  }
  return (
    <PullToRefresh onRefresh={refresh}>
      <Section title={words.application()}>
        <Application />
      </Section>
      <Section flush title={words.orders()}>
        <Orders />
      </Section>
    </PullToRefresh>
  )
}
