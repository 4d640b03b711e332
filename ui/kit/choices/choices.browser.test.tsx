import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Checkbox } from '../fields/CheckField.tsx'
import { ListRow } from '../lists/ListRow.tsx'
import { SelectSheet } from './SelectSheet.tsx'
import { Segmented, Tabs } from './Tabs.tsx'
import { boxOf, mount, TestLink } from '../testing/mount.tsx'

const periods = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week', disabled: true },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
]

const Periods = ({ of: Kind }: { of: 'tabs' | 'choice' }) => {
  const [value, set] = useState('day')
  return Kind === 'tabs' ? (
    <Tabs label="Period" choices={periods} value={value} onChange={set}>
      {`shown: ${value}`}
    </Tabs>
  ) : (
    <Segmented label="Period" choices={periods} value={value} onChange={set} />
  )
}

/** The relative luminance of a colour as the browser computes it, such as `rgb(127, 136, 148)`. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it.each(['light', 'dark'])('the chosen part of a strip has an edge of 3:1 against its ground (%s)', async (theme) => {
  await mount(
    <div data-theme={theme} className="bg-surface">
      <Periods of="choice" />
      <Segmented kind="chips" label="Chips" choices={periods} value="day" onChange={() => undefined} />
    </div>,
  )
  for (const name of ['Period', 'Chips']) {
    const strip = page.getByRole('radiogroup', { name })
    await expect.element(strip).toBeVisible()
    const chosen = strip.getByRole('radio', { checked: true }).element()
    const edge = /rgb\([^)]*\)/.exec(getComputedStyle(chosen).boxShadow.replaceAll('rgba(0, 0, 0, 0)', ''))?.[0]
    const own = getComputedStyle(strip.element()).backgroundColor
    const parent = strip.element().closest('[data-theme]') ?? document.body
    const ground = own === 'rgba(0, 0, 0, 0)' ? getComputedStyle(parent).backgroundColor : own
    expect(contrast(edge ?? ground, ground)).toBeGreaterThanOrEqual(3)
  }
})

it('a chosen chip is scrolled into its strip; a strip that wraps is not measured', async () => {
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get')
  const Chips = ({ kind }: { kind: 'chips' | 'segmented' }) => {
    const [value, set] = useState('day')
    return (
      <div style={{ width: 120 }}>
        <Segmented kind={kind} label={kind} choices={periods} value={value} onChange={set} />
      </div>
    )
  }
  await mount(
    <>
      <Chips kind="chips" />
      <Chips kind="segmented" />
    </>,
  )
  const strip = page.getByRole('radiogroup', { name: 'chips' })
  expect(strip.element().scrollLeft).toBe(0)
  await strip.getByRole('radio', { name: 'Year' }).click()
  await expect.poll(() => strip.element().scrollLeft).toBeGreaterThan(0)
  measured.mockClear()
  const wrapping = page.getByRole('radiogroup', { name: 'segmented' }).getByRole('radio', { name: 'Year' })
  await wrapping.click()
  await expect.element(wrapping).toBeChecked()
  expect(measured).not.toHaveBeenCalled()
})

describe('tabs', () => {
  it('connect the chosen tab to its panel', async () => {
    await mount(<Periods of="tabs" />)
    await page.getByRole('tab', { name: 'Month' }).click()
    await expect.element(page.getByRole('tab', { name: 'Month' })).toHaveAttribute('aria-selected', 'true')
    const panel = page.getByRole('tabpanel', { name: 'Month' })
    await expect.element(panel).toHaveTextContent('shown: month')
    expect(page.getByRole('tab', { name: 'Month' }).element().getAttribute('aria-controls')).toBe(panel.element().id)
  })

  it.each([
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const)(
    'in %s: %s moves forward, skipping disabled ones, %s back, wrapping at the ends',
    async (dir, on, back) => {
      await mount(<Periods of="tabs" />, dir)
      await userEvent.tab()
      await expect.element(page.getByRole('tab', { name: 'Day' })).toHaveFocus()
      await userEvent.keyboard(`{${on}}`)
      await expect.element(page.getByRole('tab', { name: 'Month' })).toHaveFocus()
      await expect.element(page.getByRole('tabpanel')).toHaveTextContent('shown: month')
      await userEvent.keyboard(`{${back}}{${back}}`)
      await expect.element(page.getByRole('tab', { name: 'Year' })).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect.element(page.getByRole('tab', { name: 'Day' })).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect.element(page.getByRole('tab', { name: 'Year' })).toHaveFocus()
    },
  )

  it('are one stop of the tab key', async () => {
    await mount(<Periods of="tabs" />)
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('tabpanel')).toHaveFocus()
  })

  it('are in reading order', async () => {
    await mount(<Periods of="tabs" />, 'rtl')
    expect(boxOf(page.getByRole('tab', { name: 'Day' })).x).toBeGreaterThan(
      boxOf(page.getByRole('tab', { name: 'Year' })).x,
    )
  })
})

it('a segmented choice is a radio group', async () => {
  await mount(<Periods of="choice" />)
  await page.getByRole('radio', { name: 'Month' }).click()
  await expect
    .element(page.getByRole('radiogroup', { name: 'Period' }).getByRole('radio', { checked: true }))
    .toHaveTextContent('Month')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: 'Year' })).toBeChecked()
})

const options = [
  { value: 'my', label: 'Malaysia', note: 'open' },
  { value: 'tw', label: 'Taiwan', disabled: true },
  { value: 'us', label: 'United States' },
]

it('a select is named by label and value, and operated by keyboard', async () => {
  const Market = () => {
    const [value, set] = useState<string | null>(null)
    return (
      <SelectSheet
        label="Market"
        placeholder="Choose"
        options={options}
        value={value}
        onChange={set}
        error={value ? undefined : 'Needed'}
      />
    )
  }
  await mount(<Market />)
  const field = page.getByRole('button', { name: 'Market Choose' })
  await expect.element(field).toHaveAccessibleDescription('Needed')
  field.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Market' })).toBeVisible()
  page.getByRole('option', { name: 'Malaysia' }).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { name: 'United States' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const chosen = page.getByRole('button', { name: 'Market United States' })
  await expect.element(chosen).toHaveFocus()
  await chosen.click()
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('United States')
})

it('a checkbox is operated by keyboard', async () => {
  const All = () => {
    const [agreed, setAgreed] = useState(false)
    return <Checkbox label="I agree" checked={agreed} onChange={setAgreed} error={agreed ? null : 'Accept first'} />
  }
  await mount(<All />)
  const box = page.getByRole('checkbox', { name: 'I agree' })
  await expect.element(box).toHaveAccessibleDescription('Accept first')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(box).toBeChecked()
  await expect.element(box).not.toHaveAttribute('aria-invalid')
})

it('a row is a link, a button or neither', async () => {
  const onPress = vi.fn()
  await mount(
    <>
      <ListRow title="Records" render={<TestLink to="#/mine/fundingRecords" />} />
      <ListRow title="Language" value="Español" onPress={onPress} />
      <ListRow title="Version" value="1" />
    </>,
  )
  await expect.element(page.getByRole('link', { name: 'Records' })).toHaveAttribute('href', '#/mine/fundingRecords')
  await page.getByRole('button', { name: 'Language Español' }).click()
  expect(onPress).toHaveBeenCalledOnce()
  expect(boxOf(page.getByRole('link')).height).toBeGreaterThanOrEqual(44)
  expect(page.getByText('Version').element().closest('a, button')).toBeNull()
})
