import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import { AmountField } from './AmountField.tsx'
import { NumberStepper } from './NumberStepper.tsx'
import { PasswordField } from './PasswordField.tsx'
import { boxOf, mount } from '../testing/mount.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const Held = ({
  start,
  children,
}: {
  start: string
  children: (value: string, set: (next: string) => void) => React.ReactNode
}) => {
  const [value, set] = useState(start)
  return children(value, set)
}

describe('a text field', () => {
  it('is named by its label and described by hint, aside and error', async () => {
    const field = (error?: string) => (
      <TextField
        label="Account"
        aside="ten digits"
        hint="Your number"
        error={error}
        value=""
        onChange={() => {}}
        inputMode="tel"
      />
    )
    const { rerender } = await mount(field())
    const input = page.getByRole('textbox', { name: 'Account' })
    await expect.element(input).toHaveAccessibleDescription('ten digits Your number')
    await expect.element(input).not.toHaveAttribute('aria-invalid')
    await rerender(field('Too short'))
    await expect.element(input).toHaveAccessibleDescription('ten digits Your number Too short')
    await expect.element(input).toBeInvalid()
    expect(page.getByText('Too short').element().getAttribute('aria-live')).toBe('polite')
    expect(getComputedStyle(input.element()).fontSize).toBe('16px')
  })

  it('can have several lines', async () => {
    await mount(<Held start="">{(value, set) => <TextArea label="Complaint" value={value} onChange={set} />}</Held>)
    const area = page.getByRole('textbox', { name: 'Complaint' })
    await area.fill('a\nb')
    await expect.element(area).toHaveValue('a\nb')
  })
})

const amountIn = (currency: string, start = '') => (
  <Held start={start}>
    {(value, set) => <AmountField label="Amount" currency={currency} value={value} onChange={set} />}
  </Held>
)

describe('a figure that can be read in two ways', () => {
  const amount = () => page.getByRole('textbox', { name: 'Amount' })

  it('stays as typed, says how it was read, and means the other with one tap', async () => {
    await mount(amountIn('EUR'))
    await amount().fill('1.500')
    await userEvent.tab()
    await expect.element(amount()).toHaveValue('1.500')
    await expect.element(page.getByText('Read as 1.500,00')).toBeVisible()
    await page.getByRole('button', { name: 'I mean 1,5' }).click()
    await expect.element(amount()).toHaveValue('1,5')
    expect(page.getByText(/Read as/).elements()).toHaveLength(0)
  })

  it('is pasted with the currency that the field has already', async () => {
    await mount(amountIn('EUR'))
    await amount().fill('1 000,50 €')
    await userEvent.tab()
    await expect.element(amount()).toHaveValue('1.000,50')
  })

  it('is offered the thousands of a comma, in a field of shares too', async () => {
    await mount(
      <Held start="">
        {(value, set) => <NumberStepper label="Quantity" step={decimal('100')} value={value} onChange={set} />}
      </Held>,
    )
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('1,500')
    await page.getByRole('button', { name: 'I mean 1.500' }).click()
    await expect.element(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('1500')
  })

  it('is not asked of a price whose other reading is beyond the limits of the day', async () => {
    const day = { step: decimal('0.005'), min: decimal('6.860'), max: decimal('12.720') }
    await mount(
      <Held start="">{(value, set) => <NumberStepper label="Price" {...day} value={value} onChange={set} />}</Held>,
    )
    const price = page.getByRole('spinbutton', { name: 'Price' })
    await price.fill('8.200')
    await expect.element(page.getByRole('button', { name: 'I mean 8,2' })).toBeVisible()
    await price.fill('8,200')
    expect(page.getByRole('button', { name: /I mean/ }).elements()).toHaveLength(0)
  })

  it('is not needed for a price that is pasted with its currency', async () => {
    const price = { label: 'Price', currency: 'MYR', step: decimal('0.01') }
    await mount(<Held start="">{(value, set) => <NumberStepper {...price} value={value} onChange={set} />}</Held>)
    await page.getByRole('spinbutton', { name: 'Price' }).fill('RM 9,82')
    await expect.element(page.getByRole('spinbutton', { name: 'Price' })).toHaveValue('9,82')
  })

  it('is not asked of a price that the app has written', async () => {
    await mount(
      <Held start="1,530">
        {(value, set) => <NumberStepper label="Price" step={decimal('0.005')} value={value} onChange={set} />}
      </Held>,
    )
    await page.getByRole('button', { name: 'Increase' }).click()
    await expect.element(page.getByRole('spinbutton', { name: 'Price' })).toHaveValue('1,535')
    expect(page.getByText(/Read as/).elements()).toHaveLength(0)
  })

  it('needs no line where a dot can only be the decimal separator', async () => {
    await mount(amountIn('EUR'))
    await amount().fill('9.60')
    await userEvent.tab()
    await expect.element(amount()).toHaveValue('9,60')
    expect(page.getByText(/Read as/).elements()).toHaveLength(0)
  })
})

it('shows and hides a password without losing it', async () => {
  await mount(
    <Held start="abc123">
      {(value, set) => <PasswordField label="Password" autoComplete="current-password" value={value} onChange={set} />}
    </Held>,
  )
  const input = page.getByLabelText('Password', { exact: true })
  await expect.element(input).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(input).toHaveAttribute('type', 'text')
  await expect.element(input).toHaveValue('abc123')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(input).toHaveAttribute('type', 'password')
})

describe('an amount field', () => {
  const amount = (start: string) => amountIn('MYR', start)

  it.each([
    ['JPY', '1.234'],
    ['%', '1.234,00'],
  ])('has the decimals of %s', async (currency, grouped) => {
    await mount(amountIn(currency))
    const input = page.getByRole('textbox', { name: 'Amount' })
    await input.fill('1234')
    await userEvent.tab()
    await expect.element(input).toHaveValue(grouped)
  })

  it('groups a valid amount when it loses the focus and ungroups it for editing', async () => {
    await mount(amount(''))
    const input = page.getByRole('textbox', { name: 'Amount' })
    await expect.element(input).toHaveAttribute('inputmode', 'decimal')
    await expect.element(input).toHaveAccessibleDescription('MYR')
    await input.fill('1234567,5')
    await userEvent.tab()
    await expect.element(input).toHaveValue('1.234.567,50')
    await input.click()
    await expect.element(input).toHaveValue('1234567,50')
    const element = input.element()
    if (!(element instanceof HTMLInputElement)) throw new Error('no input')
    expect([element.selectionStart, element.selectionEnd]).toEqual([10, 10])
  })

  it.each([
    ['entered with the keyboard', () => userEvent.tab()],
    ['focused by the screen', (input: HTMLInputElement) => Promise.resolve(input.focus())],
    ['clicked three times', (input: HTMLInputElement) => userEvent.tripleClick(input)],
  ])('replaces its figure by a typed one when it is %s', async (_, enter) => {
    await mount(amount('3.000,00'))
    const input = page.getByRole('textbox', { name: 'Amount' })
    const element = input.element()
    if (!(element instanceof HTMLInputElement)) throw new Error('no input')
    await enter(element)
    await expect.element(input).toHaveValue('3000,00')
    await userEvent.keyboard('4500')
    await userEvent.tab()
    await expect.element(input).toHaveValue('4.500,00')
  })

  it('does not change a text that is not an amount', async () => {
    await mount(amount(''))
    const input = page.getByRole('textbox', { name: 'Amount' })
    await input.fill('1,23.4')
    await userEvent.tab()
    await expect.element(input).toHaveValue('1,23.4')
  })

  it('keeps the order of figures in Arabic, at the side where reading starts', async () => {
    await mount(amount('1.250,00'), 'rtl')
    const input = page.getByRole('textbox', { name: 'Amount' })
    const style = getComputedStyle(input.element())
    expect([style.direction, style.textAlign]).toEqual(['ltr', 'end'])
    expect(boxOf(page.getByText('MYR')).x).toBeLessThan(boxOf(input).x + boxOf(input).width / 2)
  })
})

describe('a number stepper', () => {
  const price = (start: string) => (
    <Held start={start}>
      {(value, set) => (
        <NumberStepper
          label="Price"
          step={decimal('0.02')}
          min={decimal('8.68')}
          max={decimal('12.92')}
          value={value}
          onChange={set}
        />
      )}
    </Held>
  )

  it('steps by the arrow keys, exactly and within its limits', async () => {
    await mount(price('12,88'))
    const input = page.getByRole('spinbutton', { name: 'Price' })
    await input.click()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(input).toHaveValue('12,90')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect.element(input).toHaveValue('12,92')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(input).toHaveValue('12,90')
    for (const [name, now] of [
      ['aria-valuenow', '12.9'],
      ['aria-valuemin', '8.68'],
      ['aria-valuemax', '12.92'],
    ] as const)
      await expect.element(input).toHaveAttribute(name, now)
  })

  it('is replaced whole by what is typed after it was entered by keys', async () => {
    await mount(
      <Held start="1.000">
        {(value, set) => <NumberStepper label="Quantity" step={decimal('100')} value={value} onChange={set} />}
      </Held>,
    )
    const input = page.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.tab()
    await expect.element(input).toHaveFocus()
    await expect.element(input).toHaveValue('1000')
    await userEvent.keyboard('500')
    await expect.element(input).toHaveValue('500')
  })

  it('has buttons that stop at the limits and are not in the tab order', async () => {
    await mount(price('12,90'))
    const more = page.getByRole('button', { name: 'Increase' })
    await more.click()
    await expect.element(page.getByRole('spinbutton')).toHaveValue('12,92')
    await expect.element(more).toBeDisabled()
    expect(more.element().getAttribute('tabindex')).toBe('-1')
    await page.getByRole('button', { name: 'Decrease' }).click()
    await expect.element(page.getByRole('spinbutton')).toHaveValue('12,90')
  })

  it('repeats while a button is held, and stops when it is released', async () => {
    await mount(price('8,68'))
    const more = page.getByRole('button', { name: 'Increase' }).element()
    const value = page.getByRole('spinbutton')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    more.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    for (const [after, shown] of [
      [399, '8,68'],
      [1, '8,70'],
      [80, '8,72'],
      [80, '8,74'],
    ] as const) {
      vi.advanceTimersByTime(after)
      await expect.element(value).toHaveValue(shown)
    }
    more.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    expect(vi.getTimerCount()).toBe(0)
  })

  it('starts at the lowest allowed figure when empty', async () => {
    await mount(price(''))
    await page.getByRole('button', { name: 'Increase' }).click()
    await expect.element(page.getByRole('spinbutton')).toHaveValue('8,68')
  })

  it('has the minus button at the side where reading starts', async () => {
    await mount(price('12,88'), 'rtl')
    expect(boxOf(page.getByRole('button', { name: 'Decrease' })).x).toBeGreaterThan(
      boxOf(page.getByRole('button', { name: 'Increase' })).x,
    )
  })
})
