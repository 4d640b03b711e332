import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { Covered } from '../../kit/figures/covered.ts'
import { mount } from '../../kit/testing/mount.tsx'
import { Quantity } from './Quantity.tsx'

it.each([
  ['us', 'ltr', '1.000 shares'],
  ['ar', 'rtl', '1.000 سهم'],
] as const)('has its unit, in the direction of the language (%s)', async (language, direction, text) => {
  await startAllWords(language)
  await mount(<Quantity market="MY" quantity={decimal('1000')} />)
  const element = page.getByText(/1\.000/).element()
  expect(element.textContent.replaceAll(/[\u2066-\u2069]/g, '')).toBe(text)
  expect(getComputedStyle(element).direction).toBe(direction)
})

it('is a figure alone where its instrument is no longer listed, and stars where own figures are covered', async () => {
  await startAllWords('us')
  await mount(
    <p>
      <Quantity market={undefined} quantity={decimal('792')} />
      {' · '}
      <Covered value>
        <Quantity market="MY" quantity={decimal('100')} />
      </Covered>
    </p>,
  )
  await expect.element(page.getByText('792')).toBeVisible()
  expect(document.body.textContent).not.toContain('100')
})
