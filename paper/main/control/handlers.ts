import { recoveryControl } from '../../areas/account/recovery/controlRoutes.ts'
import { blockControl } from '../../areas/block/controlRoutes.ts'
import { followControl } from '../../areas/copytrading/controlRoutes.ts'
import { dayTradeControl } from '../../areas/daytrade/controlRoutes.ts'
import { dividendControl } from '../../areas/dividends/controlRoutes.ts'
import { lendingControl } from '../../areas/lending/controlRoutes.ts'
import { complaintControl } from '../../areas/messages/controlRoutes.ts'
import { offerControl } from '../../areas/offers/controlRoutes.ts'
import { instrumentLists } from '../../areas/orders/control/instrumentLists.ts'
import { marketControl } from '../../areas/orders/control/marketControl.ts'
import { tradingControl } from '../../areas/orders/control/controlRoutes.ts'
import { activityControl } from '../../areas/rewards/controlRoutes.ts'
import type { ControlHandlers } from '../../platform/control/calls.ts'
import { jobControl } from '../../platform/jobs/controlRoutes.ts'
import { situationControl } from '../situations/situations.ts'
import { jobHandlers } from '../jobs.ts'
import { clockControl } from './clockRoutes.ts'
import { customerControl } from './customerRoutes.ts'
import { customerLists } from './customerLists.ts'
import { eventControl } from './eventRoutes.ts'
import { faultControl } from './faultRoutes.ts'
import { identityControl } from './identityRoutes.ts'
import { reviewControl } from './reviewRoutes.ts'
import { stateControl } from './stateRoutes.ts'

/** Called where this process has to notice at once that faults were changed, or that another state was restored. */
export interface Changed {
  readonly faults: () => void
  readonly state: () => void
}

/** The handlers of the whole control API. A call of its document that nobody handles does not compile here. */
export const controlHandlers = (changed: Changed): ControlHandlers => {
  const faults = faultControl(changed.faults)
  return {
    ...activityControl,
    ...blockControl,
    ...clockControl,
    ...complaintControl,
    ...customerControl,
    ...customerLists,
    ...dayTradeControl,
    ...dividendControl,
    ...eventControl,
    ...faults,
    ...followControl,
    ...identityControl,
    ...instrumentLists,
    ...jobControl(jobHandlers),
    ...lendingControl,
    ...marketControl,
    ...offerControl,
    ...recoveryControl,
    ...reviewControl,
    ...situationControl(faults),
    ...stateControl(changed.state),
    ...tradingControl,
  }
}
