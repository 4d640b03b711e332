import { expect, test } from '@playwright/test'
import { brokenWords } from './everyScreen/brokenWords.ts'
import { layoutFaults } from './everyScreen/layoutFaults.ts'
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

test('the checks of a page find each barrier, at every check, and what is cut off, broken or over another thing', async ({
  page,
}) => {
  await page.setContent(PAGE.replace('BARRIER', ''))
  expect(await barriersOf(page)).toEqual([])
  for (const [rule, html] of Object.entries(BARRIERS)) {
    await page.locator('main').evaluate((main, inner) => (main.innerHTML = inner), html)
    expect((await barriersOf(page)).map(([found]) => found)).toContain(rule)
  }
  // In front of the page only what can be reached is examined, the messages over it too.
  const sheet = (inner: string) => page.setContent(PAGE.replace('BARRIER', `<img src="data:,">${inner}`))
  await sheet('<div role="dialog" aria-label="Sheet" data-open>Text</div>')
  expect(await barriersOf(page)).toEqual([])
  await sheet('<div role="dialog" aria-label="Sheet" data-open><img src="data:,"></div>')
  expect((await barriersOf(page)).map(([found]) => found)).toEqual(['image-alt'])

  await page.setContent(`
    <p style="width:60px;overflow:hidden;white-space:nowrap">A line that is cut off</p>
    <button style="width:40px;white-space:nowrap">Wide text of a button</button>
    <button style="position:absolute;left:9px;top:300px;width:90px;height:40px">One</button>
    <button style="position:absolute;left:60px;top:320px;width:90px;height:40px">Other</button>
    <p style="position:absolute;left:9px;top:400px">Below</p><p style="position:absolute;left:12px;top:402px">Above</p>
    <p style="width:40px;overflow-wrap:break-word">Unbreakable</p>
    <p style="width:60px;overflow:auto;white-space:nowrap">A line that scrolls</p>
    <ul dir="rtl"><li><bdi style="display:block">Name</bdi></li><li><span style="display:block"><bdi>Inside</bdi></span></li></ul>`)
  expect(await page.evaluate(layoutFaults)).toEqual([
    'cut off: "A line that is cut off"',
    'wider than its control: "Wide text of a button"',
    'at the wrong end of its row: "Name"',
    'texts over each other: "Below" and "Above"',
    'controls over each other: BUTTON "One" and BUTTON "Other"',
  ])
  expect(await page.evaluate(brokenWords, [])).toEqual(['broken: Unbreakable in "Unbreakable"'])
})
