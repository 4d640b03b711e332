import { afterEach, expect, it } from 'vitest'
import { brokenWords } from '../../tests/e2e/everyScreen/brokenWords.ts'
import { layoutFaults } from '../../tests/e2e/everyScreen/layoutFaults.ts'
import { barriers } from '../../ui/testing/barriers.ts'

const BARRIERS = {
  'image-alt': '<img src="data:,">',
  'color-contrast': '<p style="color: #bbb; background: #fff">Pale</p>',
  'button-name': '<button style="width: 48px; height: 48px"></button>',
  'target-size':
    '<a href="#a" style="display: block; width: 9px; height: 9px">a</a><a href="#b" style="display: block; width: 9px; height: 9px">b</a>',
}

const root = document.createElement('div')
const show = (html: string) => {
  root.innerHTML = html
  document.body.append(root)
}
const rules = async () => (await barriers()).map((found) => found.split(':')[0])
afterEach(() => root.remove())

it('a check finds each barrier, at every check', async () => {
  const main = (inner: string) => show(`<main><h1>Barriers</h1>${inner}</main>`)
  main('')
  expect(await barriers()).toEqual([])
  for (const [rule, html] of Object.entries(BARRIERS)) {
    main(html)
    expect(await rules()).toContain(rule)
  }
})

it('in front of the page a check examines only what can be reached', async () => {
  const sheet = (inner: string) =>
    show(`<main><img src="data:,"></main><div role="dialog" aria-label="Sheet" data-open>${inner}</div>`)
  sheet('Text')
  expect(await barriers()).toEqual([])
  sheet('<img src="data:,">')
  expect(await rules()).toEqual(['image-alt'])
})

it('finds what is cut off, broken or over another thing', () => {
  show(`<div style="font:16px/1.5 serif">
    <p style="width:60px;overflow:hidden;white-space:nowrap">A line that is cut off</p>
    <button style="width:40px;white-space:nowrap">Wide text of a button</button>
    <button style="position:absolute;left:9px;top:300px;width:90px;height:40px">One</button>
    <button style="position:absolute;left:60px;top:320px;width:90px;height:40px">Other</button>
    <p style="position:absolute;left:9px;top:400px">Below</p><p style="position:absolute;left:12px;top:402px">Above</p>
    <p style="width:40px;overflow-wrap:break-word">Unbreakable</p>
    <p style="width:60px;overflow:auto;white-space:nowrap">A line that scrolls</p>
    <ul dir="rtl"><li><bdi style="display:block">Name</bdi></li><li><span style="display:block"><bdi>Inside</bdi></span></li></ul>
  </div>`)
  expect(layoutFaults()).toEqual([
    'cut off: "A line that is cut off"',
    'wider than its control: "Wide text of a button"',
    'at the wrong end of its row: "Name"',
    'texts over each other: "Below" and "Above"',
    'controls over each other: BUTTON "One" and BUTTON "Other"',
  ])
  expect(brokenWords([])).toEqual(['broken: Unbreakable in "Unbreakable"'])
})
