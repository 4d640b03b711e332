import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { areasIn, changedAreas, slowTestsOf, specsOf, touchesContract } from './affected.mjs'

const AREAS = areasIn(`
## The table of names

| area | contract | rules | port | broker | screens | words | end-to-end |
|---|---|---|---|---|---|---|---|
| | \`openapi/paths/\` | \`domain/\` | \`ports/\` | \`paper/areas/\` | \`ui/areas/\` | \`ui/i18n/us/\` | \`tests/e2e/\` |
| lending | \`lending\` | \`lending\` | \`Lending\` | \`lending\` | \`lending\` | \`borrow\` | \`borrow.spec.ts\` |
| news | \`news\` | – | \`News\`, \`Notices\` | \`news\` | \`news\` | \`news\` | \`home.spec.ts\`, \`money/news.spec.ts\` |

## How a feature flows
`)
const FILES = [
  'domain/lending/term.test.ts',
  'paper/areas/lending/lending.db.test.ts',
  'paper/areas/lending/testing/refusalCases.ts',
  'paper/areas/news/news.db.test.ts',
  'paper/ledger/ledger.db.test.ts',
  'ui/areas/lending/Loans.browser.test.tsx',
  'ui/kit/sheet/Sheet.browser.test.tsx',
]

it.each([
  ['openapi/paths/lending.yaml', 'lending'],
  ['openapi/paths/lending.preview.yaml', 'lending'],
  ['domain/lending/term.ts', 'lending'],
  ['ports/Lending.ts', 'lending'],
  ['ports/News.ts', 'news'],
  ['ui/i18n/es/borrow/index.ts', 'lending'],
  ['tests/e2e/money/news.spec.ts', 'news'],
])('%s belongs to the area %s', (file, area) => {
  expect(changedAreas([file], AREAS).map(({ name }) => name)).toEqual([area])
})

it('finds no area where a file has none', () => {
  expect(changedAreas(['README.md', 'paper/ledger/post.ts', 'domain/lendingRates/a.ts'], AREAS)).toEqual([])
})

it('chooses the database and browser tests of the changed area', () => {
  expect(slowTestsOf(['ports/Lending.ts'], FILES, AREAS)).toEqual([
    'paper/areas/lending/lending.db.test.ts',
    'ui/areas/lending/Loans.browser.test.tsx',
  ])
})

it('chooses the tests beside a changed file that belongs to no area', () => {
  expect(slowTestsOf(['paper/ledger/post.ts'], FILES, AREAS)).toEqual(['paper/ledger/ledger.db.test.ts'])
  expect(slowTestsOf(['ui/kit/sheet/Sheet.tsx'], FILES, AREAS)).toEqual(['ui/kit/sheet/Sheet.browser.test.tsx'])
  expect(slowTestsOf(['README.md'], FILES, AREAS)).toEqual([])
})

it('names the specs of the changed area, and those that changed', () => {
  expect(specsOf(['domain/lending/term.ts', 'tests/e2e/live.spec.ts'], AREAS)).toEqual([
    'tests/e2e/borrow.spec.ts',
    'tests/e2e/live.spec.ts',
  ])
  expect(specsOf(['paper/ledger/post.ts'], AREAS)).toEqual([])
})

it('detects a change of the contract', () => {
  expect(touchesContract(['openapi/paths/lending.yaml'])).toBe(true)
  expect(touchesContract(['domain/lending/term.ts'])).toBe(false)
})

it('reads the table of ARCHITECTURE.md', () => {
  const orders = areasIn(readFileSync('ARCHITECTURE.md', 'utf8')).find(({ name }) => name === 'orders')
  expect(orders?.paths).toContain('paper/areas/orders')
  expect(orders?.specs).toContain('tests/e2e/trading/orders.spec.ts')
})
