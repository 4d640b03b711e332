import { expect, it } from 'vitest'
import type { SeenAnswer } from '../../ports/device/LastSeen.ts'
import { cacheStore, type Device, MOST_ANSWERS, MOST_TEXT } from './cacheStore.ts'

/** Caches as a browser has them, of the parts that the store uses. */
const memoryCaches = () => {
  const all = new Map<string, Map<string, string[]>>()
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, string[]>()
    all.set(name, entries)
    return {
      match: async (key: string) => {
        const [text, sent = '', kept = ''] = entries.get(key) ?? []
        return text === undefined
          ? undefined
          : new Response(text, { headers: { 'x-sent-at': sent, 'x-kept-at': kept } })
      },
      put: async (key: string, response: Response) => {
        entries.delete(key)
        const { headers } = response
        entries.set(key, [await response.text(), headers.get('x-sent-at') ?? '', headers.get('x-kept-at') ?? ''])
      },
      keys: async () => [...entries.keys()],
      delete: async (key: string) => entries.delete(key),
    }
  }
  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as Device['caches']
  return { all, caches }
}

const answer = (text: string): SeenAnswer => ({ text, sentAt: 1, keptAt: 2 })
const one = (question: string, text = 'text'): ReadonlyMap<string, SeenAnswer> => new Map([[question, answer(text)]])

const start = () => {
  const device = { account: 'a' as string | null }
  const { all, caches } = memoryCaches()
  return { all, device, store: cacheStore({ caches, account: () => device.account }) }
}

it('gives back what was kept, to its customer alone', async () => {
  const { device, store } = start()
  await store.put('a', one('q'))
  expect(await store.get('a', 'q')).toEqual(answer('text'))
  expect(await store.get('a', 'other')).toBeNull()
  device.account = 'b'
  expect(await store.get('a', 'q')).toBeNull()
})

it('removes the answers of a customer when another one’s are kept', async () => {
  const { all, device, store } = start()
  await store.put('a', one('q'))
  device.account = 'b'
  await store.put('b', one('q'))
  expect([...all.keys()]).toEqual(['last-seen.b'])
})

it('keeps nothing of a customer who has left, though the answer came later', async () => {
  const { all, device, store } = start()
  device.account = null
  await store.put('a', one('q'))
  expect([...all.keys()]).toEqual([])
})

it('removes everything of its own, and nothing else', async () => {
  const { all, store } = start()
  all.set('assets', new Map())
  await store.put('a', one('q'))
  await store.clear()
  expect([...all.keys()]).toEqual(['assets'])
})

it('keeps a limited number of answers, the last ones, and no very long one', async () => {
  const { all, store } = start()
  for (let nth = 0; nth <= MOST_ANSWERS; nth += 1) await store.put('a', one(`q${nth}`))
  await store.put('a', one('long', 'x'.repeat(MOST_TEXT + 1)))
  expect(all.get('last-seen.a')?.size).toBe(MOST_ANSWERS)
  expect([await store.get('a', 'q0'), await store.get('a', 'long')]).toEqual([null, null])
  expect(await store.get('a', `q${MOST_ANSWERS}`)).not.toBeNull()
})

it('behaves as an empty store where the browser refuses', async () => {
  const refuse = async () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const caches = { open: refuse, keys: refuse, delete: refuse } as unknown as Device['caches']
  const store = cacheStore({ caches, account: () => 'a' })
  await store.put('a', one('q'))
  await store.clear()
  expect(await store.get('a', 'q')).toBeNull()
})
