import { expect, test } from '@playwright/test'
import { barriersOf } from './support/accessibility.ts'

/** A page with one barrier of each kind, added one after another. */
const PAGE = `<!doctype html><html lang="en"><title>Barriers</title><main><h1>Barriers</h1>BARRIER</main></html>`
const BARRIERS = {
  'image-alt': '<img src="data:,">',
  'color-contrast': '<p style="color: #bbb; background: #fff">Pale</p>',
  'button-name': '<button style="width: 48px; height: 48px"></button>',
  'target-size':
    '<a href="#a" style="display: block; width: 9px; height: 9px">a</a><a href="#b" style="display: block; width: 9px; height: 9px">b</a>',
}

test('a barrier on a page is found at every check', async ({ page }) => {
  await page.setContent(PAGE.replace('BARRIER', ''))
  expect(await barriersOf(page)).toEqual([])
  for (const [rule, html] of Object.entries(BARRIERS)) {
    await page.locator('main').evaluate((main, inner) => (main.innerHTML = inner), html)
    expect((await barriersOf(page)).map(([found]) => found)).toContain(rule)
  }
})
