import axe from 'axe-core'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../testing/mount.tsx'
import Gallery from './Gallery.tsx'

afterEach(() => {
  for (const name of ['theme', 'direction']) delete document.documentElement.dataset[name]
})

const check = async () => {
  await document.fonts.ready
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
    // The test page around the gallery has no landmarks and no title of its own.
    rules: {
      region: { enabled: false },
      'landmark-one-main': { enabled: false },
      'document-title': { enabled: false },
    },
  })
  return violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html.slice(0, 160)).join('\n')}`,
  )
}

const settled = () =>
  expect.poll(() => document.getAnimations().filter((moving) => moving instanceof CSSTransition).length).toBe(0)

it.each([
  ['Light', 'Green up', 'Left to right'],
  ['Dark', 'Red up', 'Left to right'],
  ['Light', 'Red up', 'Right to left'],
  ['Dark', 'Green up', 'Right to left'],
])('every component is accessible: %s, %s, %s', async (...choices) => {
  await mount(<Gallery />)
  for (const name of choices) await page.getByRole('radio', { name, exact: true }).click()
  await settled()
  expect(await check()).toEqual([])
})

it.each([
  ['Open a sheet', 'dialog'],
  ['Open the side panel', 'dialog'],
  ['Open a dialog', 'dialog'],
  ['Ask a question', 'alertdialog'],
  ['Transfer date Choose a date', 'dialog'],
  ['Market Choose', 'dialog'],
  ['Block for two seconds', 'dialog'],
])('what "%s" opens is accessible', async (name, role) => {
  await mount(<Gallery />)
  await page.getByRole('button', { name, exact: true }).first().click()
  await expect.element(page.getByRole(role as 'dialog')).toBeVisible()
  await settled()
  expect(await check()).toEqual([])
})

it.each([
  ['Light', 'rgb(243, 244, 246)'],
  ['Dark', 'rgb(12, 14, 17)'],
])('the page has the colours of the chosen appearance: %s', async (name, colour) => {
  await mount(<Gallery />)
  await page.getByRole('radio', { name, exact: true }).click()
  await expect.poll(() => getComputedStyle(document.documentElement).backgroundColor).toBe(colour)
})

it('is never wider than a small phone', async () => {
  await page.viewport(360, 740)
  await mount(<Gallery />)
  expect(document.documentElement.scrollWidth).toBe(360)
  await page.viewport(390, 844)
})
