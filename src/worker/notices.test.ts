import { expect, it } from 'vitest'
import { type AppWindow, noticeFrom, type NoticeScope, openNotice, showNotice } from './notices.ts'

const SENT = { id: 'm1', title: 'Alerta de precio: 96115', body: 'El precio ha llegado a 8,50 MYR.', code: '96115' }

/** A worker with some windows of the app, and a record of what it did. */
const scopeWith = (...windows: ReadonlyArray<Partial<AppWindow>>) => {
  const did: Array<ReadonlyArray<unknown>> = []
  const windowOf = (own: Partial<AppWindow>, nth: number): AppWindow => ({
    visibilityState: 'hidden',
    postMessage: (message) => void did.push(['message', nth, message]),
    focus: () => Promise.resolve(void did.push(['focus', nth])),
    navigate: (address) => Promise.resolve(void did.push(['navigate', nth, address])),
    ...own,
  })
  const scope: NoticeScope = {
    registration: { showNotification: (...shown) => Promise.resolve(void did.push(['show', ...shown])) },
    clients: {
      matchAll: () => Promise.resolve(windows.map(windowOf)),
      openWindow: (address) => Promise.resolve(void did.push(['open', address])),
    },
  }
  return { scope, did }
}
const tapped = (code: string, id = '') => {
  const shown = { data: { code, id }, isClosed: false, close: () => void (shown.isClosed = true) }
  return shown
}

it('shows what was sent, replacing the same message', async () => {
  const { did, scope } = scopeWith()
  await showNotice(scope, SENT)
  expect(did).toEqual([
    [
      'show',
      SENT.title,
      { body: SENT.body, tag: 'm1', data: { code: '96115', id: 'm1' }, icon: './icon-192.png', silent: false },
    ],
  ])
})

it.each([
  ['visible', true],
  ['hidden', false],
] as const)('is silent where the app is %s: %s', async (visibilityState, silent) => {
  const { did, scope } = scopeWith({ visibilityState: 'hidden' }, { visibilityState })
  await showNotice(scope, SENT)
  expect(did[0]?.[2]).toMatchObject({ silent })
})

it.each([null, 'text', {}, { id: 'm1' }, { title: 'A' }, { id: 1, title: 2 }])(
  'is not invented from %j',
  async (sent) => {
    const { did, scope } = scopeWith()
    await showNotice(scope, sent)
    expect(did).toEqual([])
  },
)

it.each(['javascript:alert(1)', '../x', 'a/b', '', 7])('opens nothing with the code %j', (code) => {
  expect(noticeFrom({ ...SENT, code })).toMatchObject({ code: '' })
})

it('a tap opens the instrument in a new window where there is none', async () => {
  const { did, scope } = scopeWith()
  const shown = tapped('BTC-P')
  await openNotice(scope, shown)
  expect(shown.isClosed).toBe(true)
  expect(did).toEqual([['open', './#/quotes/info?code=BTC-P']])
})

it.each([
  ['0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12', './#/mine/messageInfo?id=0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12'],
  ['../x?y', './'],
])('a tap opens the message %s where there is no instrument', async (id, address) => {
  const { did, scope } = scopeWith()
  await openNotice(scope, tapped('', id))
  expect(did).toEqual([['open', address]])
})

it('a tap has a window that is there open the message', async () => {
  const { did, scope } = scopeWith({
    postMessage: (message, [port]) => {
      did.push(['asked', message])
      port?.postMessage(true)
    },
  })
  await openNotice(scope, tapped('', 'm1'))
  expect(did).toEqual([
    ['focus', 0],
    ['asked', { type: 'OPEN_MESSAGE', id: 'm1' }],
  ])
})

it('a tap asks the visible window, which opens it without a new load', async () => {
  const answering = { visibilityState: 'visible' } as const
  const { did, scope } = scopeWith(
    {},
    {
      ...answering,
      postMessage: (message, [port]) => {
        did.push(['asked', message])
        port?.postMessage(true)
      },
    },
  )
  await openNotice(scope, tapped('96115'))
  expect(did).toEqual([
    ['focus', 1],
    ['asked', { type: 'OPEN_INSTRUMENT', code: '96115' }],
  ])
})

it('a window that does not answer, since it is still starting, is led there', async () => {
  const { did, scope } = scopeWith({})
  await openNotice(scope, tapped('96115'))
  expect(did.at(-1)).toEqual(['navigate', 0, './#/quotes/info?code=96115'])
})

it('a window that may not be focused is led there all the same', async () => {
  const { did, scope } = scopeWith({ focus: () => Promise.reject(new Error('not allowed')) })
  await openNotice(scope, tapped(''))
  expect(did).toEqual([])
  await openNotice(scope, tapped('96115'))
  expect(did.at(-1)?.[0]).toBe('navigate')
})
