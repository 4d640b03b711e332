import { startBroker } from '../broker.ts'
import { benchFirstLoad } from './firstLoad.ts'
import { benchMarket } from './market.ts'
import { benchRequests } from './requests.ts'

const broker = await startBroker()
try {
  await benchFirstLoad(broker.url)
  await benchRequests(broker.url)
  await benchMarket(broker.url)
} finally {
  await broker.stop()
}
