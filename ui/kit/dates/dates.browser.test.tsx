import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Day } from '../../../domain/calendar/day.ts'
import { FilterChip } from '../choices/FilterChip.tsx'
import { DateField } from './DateField.tsx'
import { DateRangePicker } from './DatePicker.tsx'
import { formatDay, formatDays } from './formatDay.ts'
import { boxOf, mount } from '../testing/mount.tsx'

const today: Day = { year: 2026, month: 1, day: 15 }
const confirm = page.getByRole('button', { name: 'Confirm' })
const day = (name: RegExp) => page.getByRole('button', { name })

const One = ({ min, seen = () => {} }: { min?: Day; seen?: (day: Day) => void }) => {
  const [value, set] = useState<Day | null>(null)
  return (
    <DateField
      label="Transfer date"
      today={today}
      {...(min && { min })}
      value={value}
      onChange={(next) => {
        seen(next)
        set(next)
      }}
    />
  )
}

interface Chosen {
  readonly from: Day | null
  readonly to: Day | null
}

const Two = ({ seen = () => {} }: { seen?: (range: Chosen) => void }) => {
  const [{ from, to }, set] = useState<Chosen>({ from: null, to: null })
  const [open, setOpen] = useState(false)
  return (
    <>
      <FilterChip label="Period" value={formatDays(from, to, 'en-US')} open={open} onOpen={() => setOpen(true)} />
      <DateRangePicker
        open={open}
        title="Period"
        today={today}
        maxDays={10}
        chosen={{ kind: 'range', from, to }}
        onClose={() => setOpen(false)}
        onConfirm={(range) => {
          seen({ from: range.from, to: range.to })
          set(range)
        }}
      />
    </>
  )
}

describe('a date', () => {
  it('can be confirmed only after one is chosen', async () => {
    const seen = vi.fn()
    await mount(<One seen={seen} />)
    await page.getByRole('button', { name: 'Transfer date Choose a date' }).click()
    await expect.element(confirm).toBeDisabled()
    await day(/January 20, 2026/).click()
    await expect.element(confirm).toBeEnabled()
    expect(seen).not.toHaveBeenCalled()
    await confirm.click()
    expect(seen).toHaveBeenCalledExactlyOnceWith({ year: 2026, month: 1, day: 20 })
    const field = page.getByRole('button', { name: 'Transfer date Jan 20, 2026' })
    await expect.element(field).toHaveFocus()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('stays unchanged when the sheet is closed', async () => {
    const seen = vi.fn()
    await mount(<One seen={seen} />)
    await page.getByRole('button', { name: /Transfer date/ }).click()
    await day(/January 20, 2026/).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(seen).not.toHaveBeenCalled()
  })

  it('is between today and six months ahead, in weeks from Sunday', async () => {
    await mount(<One />)
    await page.getByRole('button', { name: /Transfer date/ }).click()
    await expect.element(page.getByRole('grid', { name: 'January 2026' })).toBeVisible()
    const columns = [...document.querySelectorAll('thead th')].map((head) => head.getAttribute('aria-label'))
    expect([columns[0], columns[6]]).toEqual(['Sunday', 'Saturday'])
    await expect.element(day(/January 14, 2026/)).toBeDisabled()
    await expect.element(page.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true')
    const next = page.getByRole('button', { name: 'Next month' })
    for (let month = 0; month < 6; month++) await next.click()
    await expect.element(day(/July 15, 2026/)).toBeEnabled()
    await expect.element(day(/July 16, 2026/)).toBeDisabled()
    await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  })

  it('may be in the past where the screen allows it', async () => {
    await mount(<One min={{ year: 2025, month: 12, day: 1 }} />)
    await page.getByRole('button', { name: /Transfer date/ }).click()
    await page.getByRole('button', { name: 'Previous month' }).click()
    await expect.element(day(/December 31, 2025/)).toBeEnabled()
  })

  it.each([
    ['ltr', '{ArrowRight}'],
    ['rtl', '{ArrowLeft}'],
  ] as const)('is chosen by keyboard in %s', async (dir, on) => {
    await mount(<One />, dir)
    await page.getByRole('button', { name: /Transfer date/ }).click()
    await expect.element(day(/January 15, 2026/)).toBeVisible()
    ;(day(/January 15, 2026/).element() as HTMLElement).focus()
    await userEvent.keyboard(`${on}{ArrowDown}`)
    await expect.element(day(/January 23, 2026/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(confirm).toBeEnabled()
    const before = boxOf(day(/January 22, 2026/)).x - boxOf(day(/January 23, 2026/)).x
    expect(Math.sign(before)).toBe(dir === 'ltr' ? -1 : 1)
  })
})

describe('a period', () => {
  it('needs both ends, and shows a message when it has too many days', async () => {
    const seen = vi.fn()
    await mount(<Two seen={seen} />)
    await page.getByRole('button', { name: 'Period' }).click()
    await day(/January 20, 2026/).click()
    await expect.element(confirm).toBeDisabled()
    await day(/January 30, 2026/).click()
    await expect.element(page.getByText('The period cannot exceed 10 days')).toBeVisible()
    expect(page.getByText('The period cannot exceed 10 days').element().closest('[role="status"]')).not.toBeNull()
    await expect.element(confirm).toBeDisabled()
    await day(/January 20, 2026/).click()
    await day(/January 29, 2026/).click()
    await expect.element(page.getByText('The period cannot exceed 10 days')).not.toBeInTheDocument()
    await confirm.click()
    expect(seen).toHaveBeenCalledExactlyOnceWith({
      from: { year: 2026, month: 1, day: 20 },
      to: { year: 2026, month: 1, day: 29 },
    })
    await expect.element(page.getByRole('button', { name: 'Period Jan 20, 2026 – Jan 29, 2026' })).toBeVisible()
  })

  it('may be a single day, and starts again with a third tap or an earlier day', async () => {
    const seen = vi.fn()
    await mount(<Two seen={seen} />)
    await page.getByRole('button', { name: /Period/ }).click()
    for (const name of [/January 20, 2026/, /January 22, 2026/, /January 25, 2026/]) await day(name).click()
    await expect.element(confirm).toBeDisabled()
    await day(/January 18, 2026/).click()
    await expect.element(confirm).toBeDisabled()
    await day(/January 18, 2026/).click()
    await confirm.click()
    expect(seen).toHaveBeenCalledExactlyOnceWith({
      from: { year: 2026, month: 1, day: 18 },
      to: { year: 2026, month: 1, day: 18 },
    })
  })
})

it.each([
  ['es', '15 ene 2026'],
  ['zh-Hant', '2026年1月15日'],
  ['ar', /15.*2026/],
])('writes a day in %s', (locale, written) => {
  expect(formatDay(today, locale)).toMatch(written)
})
