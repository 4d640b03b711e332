import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestMarket, type TestMarket } from '../quotes/testing/testMarket.ts'

let here: TestMarket
beforeAll(async () => {
  here = await startTestMarket()
  await here.at('2026-03-11T12:00:00Z')
})
afterAll(() => here.paper.stop())

const LANGUAGES = ['us', 'tw', 'es', 'cn', 'my', 'it', 'kr', 'ar'] as const
const list = (more: Record<string, string> = {}) => here.data('/news/list', { language: 'us', ...more })
const article = (id: string, language = 'us') => here.data('/news/info', { id, language })

describe('news', () => {
  it('are about sixty, newest first, none from the future, read page by page without gaps or repeats', async () => {
    const all = (await list({ limit: '100' })).list
    const now = (await here.paper.broker.clock.now()).getTime()
    const times = all.map(({ time }) => Number(time))
    expect(all.length).toBeGreaterThan(50)
    expect(all.length).toBeLessThanOrEqual(60)
    expect(times.every((time) => time <= now)).toBe(true)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const seen: Array<string> = []
    let cursor: Record<string, string> = {}
    do {
      const page = await list({ limit: '7', ...cursor })
      seen.push(...page.list.map(({ id }) => id))
      cursor = page.next === '' ? {} : { cursor: page.next }
      await here.later(6 * 3_600_000)
    } while (cursor['cursor'] !== undefined)
    await here.at('2026-03-11T12:00:00Z')
    // Newer articles were published meanwhile, and the oldest ones left the list: the pages between are unchanged.
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(all.slice(0, seen.length).map(({ id }) => id))
    expect(seen.length).toBeGreaterThan(50)
  })

  it('are the same from every process and when read on any later day', async () => {
    const before = await list()
    const twin = await here.paper.twin()
    const answer = await fetch(`${twin.url}/api/vue/news/list`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...here.mine },
      body: 'language=us',
    })
    expect(((await answer.json()) as { data: unknown }).data).toEqual(before)
    await twin.stop()
  })

  it('follow a change by a tester within the second in which they were read', async () => {
    const told = (await list()).list.find(({ codes }) => codes.length === 3)
    if (told === undefined) throw new Error('no session is reported')
    const [, share = ''] = told.codes
    const read = async () => {
      const { content } = await article(told.id)
      return { content, summary: (await list()).list.find(({ id }) => id === told.id)?.summary }
    }
    const before = await read()
    await here.at(new Date(Number(told.time) - 2 * 3_600_000).toISOString())
    const { rules } = await here.data('/quotes/info', { code: share })
    await here.change({ kind: 'price', code: share, price: String(rules.upperlimit) })
    await here.at('2026-03-11T12:00:00Z')
    expect((await read()).content).not.toBe(before.content)
    await here.forget()
    expect(await read()).toEqual(before)
  })

  it('have categories with a name in every language', async () => {
    for (const language of LANGUAGES) {
      const categories = await here.data('/news/categories', { language })
      expect(categories.map(({ category }) => category)).toEqual([
        'markets',
        'companies',
        'currencies',
        'digital',
        'funds',
        'learn',
      ])
      expect(new Set(categories.map(({ name }) => name)).size).toBe(6)
    }
    for (const category of ['markets', 'companies', 'currencies', 'digital', 'funds', 'learn']) {
      const own = (await list({ category })).list
      expect(own.length, category).toBeGreaterThan(0)
      expect(new Set(own.map((item) => item.category))).toEqual(new Set([category]))
    }
    expect(await list({ category: 'weather' })).toEqual({ list: [], next: '' })
  })

  it('about an instrument go back further, and the filters can be combined', async () => {
    const own = (await list({ code: 'KLCI' })).list
    expect(own.length).toBeGreaterThan(5)
    expect(own.every(({ codes }) => codes.includes('KLCI'))).toBe(true)
    expect((await list({ code: 'KLCI', category: 'learn' })).list).toEqual([])
    expect((await list({ code: 'NOBODY' })).list).toEqual([])
  })

  it('contain the figures of the charts', async () => {
    const [report] = (await list({ category: 'markets' })).list
    const [code = ''] = report?.codes ?? []
    const { content, instruments } = await article(report?.id ?? '')
    expect(instruments.map((one) => one.code)).toEqual(report?.codes)
    const candles = await here.data('/quotes/candles', { code, period: 'day', limit: '30' })
    const day = candles.list.findLast(({ time }) => Number(time) < Number(report?.time))
    const [whole = '', cents = ''] = String(day?.close).split('.')
    expect(content).toContain(`${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`)
  })

  it.each(LANGUAGES)(
    'in %s have no open placeholders, end with a note that they are simulated, and contain no unsafe HTML',
    async (language) => {
      const items = (await list({ language, limit: '100' })).list
      const notes = new Set<string>()
      for (const item of items) {
        const { content, title } = await article(item.id, language)
        expect(title).toBe(item.title)
        expect([item.title, item.summary, content].join('')).not.toMatch(/[{}]|undefined|NaN/)
        expect(content.replaceAll(/<\/?(p|h2|ul|li|em)>/g, '')).not.toMatch(/[<>]/)
        expect(item.title.length).toBeGreaterThan(4)
        notes.add(content.slice(content.lastIndexOf('<p>')))
      }
      expect(notes.size).toBe(1)
    },
  )

  it('in no two languages read alike', async () => {
    const [item] = (await list({ category: 'learn' })).list
    const titles = await Promise.all(LANGUAGES.map(async (language) => (await article(item?.id ?? '', language)).title))
    expect(new Set(titles).size).toBe(8)
  })

  it('that are not published yet, no longer stored or never existed are not found', async () => {
    const [newest] = (await list()).list
    const day = Number.parseInt(newest?.id ?? '', 10)
    for (const id of [`${day + 2}a`, `${day - 400}b`, `${day}c`, '0190a5f0-8d10-7a43-8a5b-6a1f0f1c2d3e', `0${day}a`])
      expect(await here.refusal('/news/info', { id, language: 'us' })).toBe('文章不存在或已下架')
    expect((await article(`${day - 300}b`)).id).toBe(`${day - 300}b`)
  })
})

describe('the notice bar', () => {
  const lines = async (language = 'us') => here.data('/notice/list', { language })

  it('begins with the note that prices are simulated, in every language', async () => {
    const first = await Promise.all(LANGUAGES.map(async (language) => (await lines(language))[0]))
    expect(first.map((line) => line?.id)).toEqual(LANGUAGES.map(() => 'simulated'))
    expect(new Set(first.map((line) => line?.text)).size).toBe(8)
  })

  it('announces a holiday in the week before it and not later', async () => {
    const malaysia = async () => (await lines()).find(({ id }) => id.startsWith('holiday-MY'))
    await here.at('2026-04-24T02:00:00Z')
    expect(await malaysia()).toBeUndefined()
    await here.at('2026-04-25T02:00:00Z')
    expect((await malaysia())?.text).toBe('Malaysia: no trading on 1 May 2026, a public holiday.')
    await here.at('2026-05-02T02:00:00Z')
    expect(await malaysia()).toBeUndefined()
  })

  it('has a line about the weekend at the weekend', async () => {
    const isThere = async () => (await lines()).some(({ id }) => id.startsWith('weekend'))
    await here.at('2026-03-13T12:00:00Z')
    expect(await isThere()).toBe(false)
    await here.at('2026-03-14T12:00:00Z')
    expect(await isThere()).toBe(true)
  })
})

describe('banners', () => {
  it('name a picture that exists and have a title and a call to action in every language', async () => {
    const texts = new Set<string>()
    for (const language of LANGUAGES)
      for (const { action = '', image, title } of await here.data('/notice/banners', { language })) {
        expect(existsSync(new URL(`../../../src/public${image}`, import.meta.url)), image).toBe(true)
        texts.add(title).add(action)
      }
    expect(texts.size).toBe(48)
  })

  it('like articles: every picture exists', async () => {
    await here.at('2026-03-11T12:00:00Z')
    const images = new Set((await list({ limit: '100' })).list.map(({ image }) => image))
    expect(images.size).toBe(6)
    for (const image of images)
      expect(existsSync(new URL(`../../../src/public${image}`, import.meta.url)), image).toBe(true)
  })
})
