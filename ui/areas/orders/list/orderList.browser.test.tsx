import { Effect } from 'effect'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../../domain/money/decimal.ts'
import { useModel } from '../../../data/app/app.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { eventually } from '../../../testing/eventually.ts'
import { desk } from '../ticket/testing/desk.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import { placed } from '../ticket/testing/sample.ts'
import { OrderList } from './OrderList.tsx'
import { OrderRow } from './OrderRow.tsx'
import { makePendingModel } from './pending.model.ts'

beforeAll(async () => {
  await startAllWords('us')
})

const List = () => <OrderList model={useModel(makePendingModel)} label="Pending" failed="failed" empty="none" />

/** The list of one pending order; `fill` fills it elsewhere and loads the list again. */
const openList = async () => {
  let list = [placed('pending')]
  const fake = desk(
    { byId: () => Effect.succeed(placed('filled', { positionId: null })) },
    {
      orders: {
        pending: () => Effect.sync(() => ({ list, next: null })),
        byId: () => Effect.succeed(placed('filled')),
      },
    },
  )
  await mountScreen(fake.app, '/position/index', List, { tab: 'pending' })
  const fill = async () => {
    list = []
    await fake.app.model(makePendingModel).records.refresh()
  }
  return { ...fake, fill }
}

it('keeps the details of an order that is filled while they are open, with its final state', async () => {
  const { fill } = await openList()
  await page.getByRole('list', { name: 'Pending' }).getByRole('button').first().click()
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  await fill()
  await expect.element(sheet.getByText('Filled', { exact: true }).first()).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument()
})

it('closes the question whether to cancel an order that is filled meanwhile, and says why', async () => {
  const { failures, fill } = await openList()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await fill()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await eventually(() => expect(failures).toMatchObject([{ code: 'order-not-pending' }]))
})

it.each([
  ['a filled market order', placed('filled', { type: 'market', price: null }), /Market order1,540\sMYR/],
  ['a filled limit order', placed('filled', { price: decimal('1.6') }), /1,540\sMYR/],
  ['a waiting limit order', placed('pending', { price: decimal('1.6') }), /1,600\sMYR/],
])('%s shows the price that counts', async (_, order, shown) => {
  const { app } = desk({}, {})
  await mountScreen(app, '/position/index', () => <OrderRow order={order} onOpen={() => undefined} />, {})
  await expect.element(page.getByRole('button')).toHaveTextContent(shown)
})
