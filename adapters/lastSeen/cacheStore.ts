import type { LastSeenStore, SeenAnswer } from '../../ports/device/LastSeen.ts'

// The browser's own store of answers: one cache a customer, so that all of it goes at once.

const PREFIX = 'last-seen.'
const SENT = 'x-sent-at'
const KEPT = 'x-kept-at'

/** How many answers are kept at most; the first ones kept go first. */
export const MOST_ANSWERS = 200
/** A longer answer is not kept, in characters. */
export const MOST_TEXT = 300_000

/** The browser's caches, and who is signed in on this device, in any tab. */
export interface Device {
  readonly caches: Pick<CacheStorage, 'delete' | 'keys' | 'open'>
  readonly account: () => string | null
}

const addressOf = (question: string): string => `https://last.seen/${encodeURIComponent(question)}`

const attempt = async <A>(work: () => Promise<A>, otherwise: A): Promise<A> => {
  try {
    return await work()
  } catch {
    return otherwise
  }
}

/** Keeps answers in the browser's caches. Storage that is full or switched off behaves as an empty one. */
export const cacheStore = ({ account: signedIn, caches }: Device): LastSeenStore => {
  const removeBut = async (name: string | null): Promise<void> => {
    for (const other of await caches.keys()) if (other.startsWith(PREFIX) && other !== name) await caches.delete(other)
  }

  const read = async (account: string, question: string): Promise<SeenAnswer | null> => {
    const found = await (await caches.open(PREFIX + account)).match(addressOf(question))
    if (!found) return null
    const at = (name: string): number => Number(found.headers.get(name))
    return { text: await found.text(), sentAt: at(SENT), keptAt: at(KEPT) }
  }

  const write = async (account: string, answers: ReadonlyMap<string, SeenAnswer>): Promise<void> => {
    const name = PREFIX + account
    await removeBut(name)
    const cache = await caches.open(name)
    for (const [question, { keptAt, sentAt, text }] of answers) {
      if (text.length > MOST_TEXT) continue
      const headers = { [SENT]: String(sentAt), [KEPT]: String(keptAt) }
      await cache.put(addressOf(question), new Response(text, { headers }))
    }
    const kept = await cache.keys()
    for (const oldest of kept.slice(0, Math.max(0, kept.length - MOST_ANSWERS))) await cache.delete(oldest)
    // The customer may have left meanwhile, in this tab or another.
    if (signedIn() !== account) await caches.delete(name)
  }

  return {
    get: (account, question) =>
      signedIn() === account ? attempt(() => read(account, question), null) : Promise.resolve(null),
    put: async (account, answers) => {
      if (signedIn() === account) await attempt(() => write(account, answers), undefined)
    },
    clear: () => attempt(() => removeBut(null), undefined),
  }
}
