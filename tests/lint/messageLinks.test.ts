import { expect, it } from 'vitest'
import { keysOf } from '../../domain/validation/keys.ts'
import { linkOf } from '../../paper/areas/messages/kinds.ts'
import { WORDS } from '../../paper/areas/messages/render.ts'
import { ROUTE_TABLE } from '../../src/routeTable.ts'

it('each message of the broker leads to a screen of the app, but for the greeting and an answer', () => {
  const facts = { instrument: 'CASTZ Calm Holdings', screen: '/mine/newShareOrder' }
  const screens = keysOf(WORDS.us.messages).map((kind) => [kind, linkOf(kind, facts)?.split('?')[0]] as const)
  expect(screens.filter(([, screen]) => screen !== undefined && !Object.hasOwn(ROUTE_TABLE, screen))).toEqual([])
  expect(screens.flatMap(([kind, screen]) => (screen === undefined ? [kind] : []))).toEqual([
    'welcome',
    'complaint-answered',
  ])
})
