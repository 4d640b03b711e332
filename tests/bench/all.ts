import { startBroker } from '../broker.ts'
import { benchFirstLoad } from './firstLoad.ts'
import { benchMarket } from './market.ts'
import { benchOrders } from './orders.ts'
import { benchRequests } from './requests.ts'
import { benchScreens } from './screens.ts'

const broker = await startBroker()
try {
  await benchFirstLoad(broker.url)
  await benchRequests(broker.url)
  await benchMarket(broker.url)
  await benchOrders(broker.url)
  await benchScreens(broker.url)
} finally {
  await broker.stop()
}
