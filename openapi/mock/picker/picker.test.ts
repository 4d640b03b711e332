import { describe, expect, it } from 'vitest'
import { readBundle } from '../prefixed.ts'
import { pickables } from './choices.ts'
import { pathOf, preferringFetch } from './intercept.ts'
import { ordered } from './panel.ts'
import { makePicks } from './picks.ts'
import { mockPicker } from './plugin.ts'

const calls = pickables(readBundle())
const choicesOf = (path: string) => calls.find((one) => one.path === path)?.choices ?? []

describe('what can be picked', () => {
  it('is of each call every example first, every refusal by its code, the end of the session, 503, and slowness', () => {
    expect(calls).toHaveLength(Object.keys(readBundle().paths).length)
    const wallets = choicesOf('/funds/wallets').map(({ prefer }) => prefer)
    expect(wallets[0]).toBe('example=rich')
    expect(wallets).toEqual(
      expect.arrayContaining(['example=empty', 'example=account-frozen', 'code=401', 'code=503', 'delay=5']),
    )
    expect(choicesOf('/funds/wallets').find(({ prefer }) => prefer === 'example=account-frozen')?.label).toMatch(
      /^refused: account-frozen/,
    )
    expect(choicesOf('/common/config').map(({ prefer }) => prefer)).not.toContain('code=401')
  })

  it('begins with the calls of the page, the newest on top', () => {
    const shown = ordered(calls, ['/market/list', '/quotes/info', '/market/list'], '')
    expect(shown.slice(0, 2).map(({ path }) => path)).toEqual(['/market/list', '/quotes/info'])
    expect(shown).toHaveLength(calls.length)
    expect(ordered(calls, [], ' quotes/info ').map(({ path }) => path)).toEqual(['/quotes/info'])
  })
})

describe('a choice', () => {
  const storage = () => {
    const values = new Map<string, string>()
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    }
  }

  it('is remembered, and forgotten', () => {
    const kept = storage()
    makePicks(kept).choose('/funds/wallets', 'code=503')
    expect(makePicks(kept).of('/funds/wallets')).toBe('code=503')
    makePicks(kept).choose('/funds/wallets', undefined)
    expect(makePicks(kept).count()).toBe(0)
    kept.setItem('mockPicker', '[1')
    expect(makePicks(kept).count()).toBe(0)
  })

  it('goes with the calls that it was made for, and with no others', async () => {
    const sent: Array<[string, string | null]> = []
    const send = preferringFetch(
      (input, init) => {
        const request = new Request(input, init)
        sent.push([request.url, request.headers.get('prefer')])
        return Promise.resolve(new Response(''))
      },
      (path) => (path === '/funds/wallets' ? 'example=empty' : undefined),
    )
    await send('http://a/api/vue/funds/wallets', { method: 'POST', body: 'a=b' })
    await send(new Request('http://a/api/vue/funds/deposit', { method: 'POST', body: 'a=b' }))
    await send('http://a/config.json')
    expect(sent).toEqual([
      ['http://a/api/vue/funds/wallets', 'example=empty'],
      ['http://a/api/vue/funds/deposit', null],
      ['http://a/config.json', null],
    ])
    expect(pathOf('https://b.test/other/api/vue/x/y?z=1')).toBe('/x/y')
  })
})

it('belongs to the development server alone', () => {
  expect(mockPicker().apply).toBe('serve')
})
