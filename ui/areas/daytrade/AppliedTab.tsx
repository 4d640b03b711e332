import { locale, useWords } from '../../i18n/words.ts'
import { Badge, type Tone } from '../../kit/figures/Badge.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { SkeletonRows } from '../../kit/feedback/Skeleton.tsx'
import { useValue } from '../../kit/useValue.ts'
import type { DayTradingStanding } from '../../../ports/Daytrade.ts'
import { OrderList } from '../orders/list/OrderList.tsx'
import { useModel } from '../../data/app/app.ts'
import { deviceTime } from '../../data/clock/device.ts'
import { makeFacilityModel } from './facility.model.ts'
import { FacilityGate } from './FacilityGate.tsx'
import { Terms } from './Terms.tsx'
import { makeDayOrdersModel } from './trades.model.ts'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'

const TONE: Record<DayTradingStanding, Tone> = {
  'not-applied': 'neutral',
  'under-review': 'warning',
  approved: 'good',
}

/** The state of the application, and its purpose. */
const Application = () => {
  const words = useWords().daytrade
  const { tag } = useValue(locale)
  const { standing } = useModel(makeFacilityModel)
  const known = useValue(standing.value)
  const status = useValue(standing.status)
  const failure = useValue(standing.failure)
  if (!known)
    return status === 'failed' ? (
      <LoadFailed title={words.failed()} failure={failure} onRetry={() => void standing.load()} />
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
      <FacilityGate />
      <Terms minutes={minutes} />
    </div>
  )
}

/** Applied: the application for day trading, and the orders that were placed under it. */
export const AppliedTab = () => {
  const words = useWords().daytrade
  const { standing } = useModel(makeFacilityModel)
  const orders = useModel(makeDayOrdersModel)
  const refresh = async () => {
    await Promise.all([standing.load(), orders.records.refresh()])
  }
  return (
    <PullToRefresh onRefresh={refresh}>
      <Section title={words.application()}>
        <Application />
      </Section>
      <Section flush title={words.recentOrders()}>
        <OrderList
          model={orders}
          label={words.recentOrders()}
          failed={words.failed()}
          empty={<Empty title={words.noOrders()} hint={words.noOrdersHint()} />}
        />
      </Section>
    </PullToRefresh>
  )
}
