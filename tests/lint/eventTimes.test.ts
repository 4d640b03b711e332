import { expect, it } from 'vitest'
import { filesIn, read } from './tree.ts'

/** Folders and files whose events are no market's: money, identity, the account, news. RULES.md, records. */
const OF_NO_MARKET = [
  'ui/areas/payees/',
  'ui/areas/messages/',
  'ui/areas/exchange/',
  'ui/areas/deposits/',
  'ui/areas/transfers/',
  'ui/areas/withdrawals/',
  'ui/areas/identity/',
  'ui/areas/account/security/',
  'ui/areas/account/recovery/',
  'ui/areas/invitation/',
  'ui/areas/news/',
  // When the server was last reached.
  'ui/app/offline/',
  // Until when withdrawals wait.
  'ui/app/waiting/',
  // A loan of money, an application for day trading, a task.
  'ui/areas/credit/',
  'ui/areas/daytrade/AppliedTab.tsx',
  'ui/areas/rewards/TaskRows.tsx',
  // When the customer typed a draft, and until when the device keeps it.
  'ui/areas/orders/drafts/',
  // When the customer wrote a note.
  'ui/areas/quotes/instrument/marks/NoteRow.tsx',
]

const SCREENS = filesIn('ui').filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith('ui/data/clock/'))

/** What a file writes times with that is not `eventTime`. */
const others = (path: string, text: string): ReadonlyArray<string> =>
  [...text.matchAll(/\b(marketTime|deviceTime|toLocale(?:Date|Time)?String)\b/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'deviceTime' || !OF_NO_MARKET.some((own) => path.startsWith(own)))

it('a screen that writes the time of an event of a market in another way is found', () => {
  expect(others('ui/areas/positions/NewList.tsx', 'note={deviceTime(order.createdAt, tag)}')).toEqual(['deviceTime'])
  expect(others('ui/areas/deposits/NewList.tsx', 'note={marketTime(row.at, tag, zone)}')).toEqual(['marketTime'])
  expect(others('ui/areas/deposits/NewList.tsx', 'note={deviceTime(row.at, tag)}')).toEqual([])
})

it('every event of a market stands in the zone of its record, by one function', () => {
  expect(SCREENS.flatMap((path) => others(path, read(path)).map((name) => `${path}: ${name}`))).toEqual([])
})
