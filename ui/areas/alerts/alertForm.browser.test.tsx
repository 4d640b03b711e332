import { Effect } from 'effect'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import type { PriceAlert } from '../../../ports/Alerts.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { desk } from '../orders/ticket/testing/desk.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { detail } from '../orders/ticket/testing/sample.ts'
import AlertSheet from './AlertSheet.tsx'
import { makeAlertsModel } from './alerts.model.ts'

beforeAll(async () => {
  await startAllWords('us')
})

const alert = (id: string, value: string): PriceAlert => ({
  ...detail(),
  id,
  zone: 'Asia/Kuala_Lumpur',
  kind: 'above',
  value: decimal(value),
  setAt: 1,
  metAt: null,
  metPrice: null,
})

/** The sheet of an instrument with some alerts. */
const openSheet = async (waiting: ReadonlyArray<PriceAlert>) => {
  let list = waiting
  const { app } = desk(
    {},
    {
      alerts: {
        list: () => Effect.sync(() => list),
        add: (_, { value }, id) =>
          Effect.sync(() => {
            const set = { ...alert(id, '1'), value }
            list = [set, ...list]
            return set
          }),
        remove: (ids) =>
          Effect.sync(() => {
            list = list.filter(({ id }) => !ids.includes(id))
            return list.map(({ id }) => id)
          }),
      },
    },
  )
  await mountScreen(app, '/quotes/info', () => <AlertSheet detail={detail()} />, { code: detail().code })
  return app.model(makeAlertsModel)
}
const field = page.getByLabelText('Price', { exact: true }).last()
const set = page.getByRole('button', { name: 'Set alert' })

it('leads to the price that is missing, and keeps the focus on the button once the alert is set', async () => {
  const { stop } = await openSheet([])
  await set.click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('1,60')
  await set.click()
  await expect.element(page.getByRole('listitem')).toBeVisible()
  await expect.element(field).toHaveValue('')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await expect.element(set).toHaveFocus()
  stop()
})

it('asks for a price above zero where it is zero, and for per cent within their range', async () => {
  const { stop } = await openSheet([])
  await field.fill('0')
  await expect.element(page.getByText('Enter a price above zero')).toBeVisible()
  await page.getByRole('radio', { name: 'Change on the day' }).click()
  await page.getByRole('textbox').fill('0')
  await expect.element(page.getByText(/^From 0,1 to 100/)).toBeVisible()
  stop()
})

it('says before the tap how far a price is from the current one', async () => {
  const { stop } = await openSheet([])
  const status = page.getByRole('status').last()
  await field.fill('1,60')
  await expect.element(status).toHaveTextContent('From the current price: +3,90 %')
  // A slip of the thumb.
  await field.fill('1000000')
  await expect.element(status).toHaveTextContent('From the current price: > +1.000 %')
  await field.fill('1,00')
  await expect.element(status).toHaveTextContent('From the current price: −35,06 %')
  stop()
})

it('keeps the focus in the list where an alert is removed', async () => {
  const { stop } = await openSheet([alert('a', '1.60'), alert('b', '1.70')])
  await page.getByRole('button', { name: /1,60/ }).click()
  await expect.element(page.getByRole('button', { name: /1,60/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /1,70/ })).toHaveFocus()
  stop()
})
