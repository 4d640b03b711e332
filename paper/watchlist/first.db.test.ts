import { expect, it } from 'vitest'
import { DEMO } from '../demo/prepare.ts'
import { startTestBroker } from '../testing/broker.ts'
import { FIRST_WATCHED } from './first.ts'

it('lets the demo customer start with some instruments of every kind, all of them listed', async () => {
  const paper = await startTestBroker({ demo: true })
  const { data: session } = await paper.call('/user/login', DEMO)
  const { data } = await paper.call('/quotes/watchlist', {}, { account: DEMO.account, token: session.token })
  expect(data.map(({ code }) => code)).toEqual(FIRST_WATCHED)
  await paper.stop()
})
