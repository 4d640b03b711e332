import { beforeAll, describe, expect, it } from 'vitest'
import { decimal } from '../../../../domain/money/decimal.ts'
import type { StoryEvent } from '../../../../domain/orders/story.ts'
import { LOCALES } from '../../../i18n/locales.ts'
import { currentWords, loadNamespace, startWords } from '../../../i18n/words.ts'
import { sentenceOf, sentencesOf, storyText } from './sentences.ts'

/** 10 June 2026, 10:02 in Taipei. */
const AT = Date.UTC(2026, 5, 10, 2, 2)
const [thousand, half, price] = [decimal('1000'), decimal('500'), decimal('642')]
const SIDES = ['open-long', 'open-short', 'close-long', 'close-short'] as const

const EVENTS: ReadonlyArray<StoryEvent> = [
  ...SIDES.flatMap((side): ReadonlyArray<StoryEvent> => [
    { at: AT, is: 'placed', side, quantity: thousand, limit: price },
    { at: AT, is: 'placed', side, quantity: thousand, limit: null },
    { at: AT, is: 'placed-by-broker', side, quantity: thousand, reason: 'stop-loss' },
    { at: AT, is: 'filled', side, quantity: half, price },
  ]),
  { at: AT, is: 'price-changed', from: price, to: decimal('643') },
  { at: AT, is: 'quantity-changed', from: half, to: thousand },
  { at: AT, is: 'cancelled', rest: half, quantity: thousand },
  { at: AT, is: 'expired', rest: half, quantity: thousand },
  { at: AT, is: 'rejected', reason: null },
  { at: null, is: 'waiting', rest: half, quantity: thousand, until: AT },
  { at: AT, is: 'stop', price },
  { at: null, is: 'trail', price },
  { at: AT, is: 'take-profit', price },
  { at: AT, is: 'stop-moved', price },
  { at: AT, is: 'take-profit-moved', price },
  { at: AT, is: 'trail-set', trail: { unit: 'amount', distance: decimal('5') } },
  { at: AT, is: 'trail-set', trail: { unit: 'percent', distance: decimal('5') } },
  { at: AT, is: 'removed', side: 'stop-loss' },
  { at: AT, is: 'removed', side: 'trailing-stop' },
  { at: AT, is: 'removed', side: 'take-profit' },
  { at: AT, is: 'triggered', side: 'stop-loss', price },
  { at: AT, is: 'triggered', side: 'trailing-stop', price },
  { at: AT, is: 'triggered', side: 'take-profit', price },
  { at: AT, is: 'dividend', amount: decimal('12'), quantity: thousand },
  { at: AT, is: 'dividend', amount: decimal('-12'), quantity: thousand },
  { at: null, is: 'held', quantity: half },
  { at: AT, is: 'closed', profit: decimal('12') },
  { at: AT, is: 'closed', profit: decimal('-12') },
  { at: null, is: 'fees', amount: decimal('9.1') },
]

const written = (tag: string, cover = (text: string) => text) => ({
  market: 'TW' as const,
  currency: 'TWD',
  decimals: 2,
  zone: 'Asia/Taipei',
  tag,
  cover,
})

describe.each(LOCALES)('in $name', ({ code, tag }) => {
  beforeAll(async () => {
    await startWords(code)
    await loadNamespace('story')
    await loadNamespace('markets')
    await loadNamespace('server')
  })

  it('each event has a sentence of its own, with its figures and without gaps', () => {
    const sentences = EVENTS.map((event) => sentenceOf(currentWords(), event, written(tag)))
    expect(new Set(sentences).size).toBe(EVENTS.length)
    for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]{6,}[.。：:]?$/u)
    expect(sentences[0]).toContain('1.000')
    expect(sentences[0]).toContain('642,00\u00a0TWD')
  })
})

it.each([
  ['tw', '券商退回了這筆委託。原因：停損單已觸發並平倉'],
  ['us', 'The broker rejected the order. Reason: Closed by your stop-loss'],
] as const)('in %s a reason stands behind its sentence as sentences stand in the language', async (code, text) => {
  await startWords(code)
  await loadNamespace('story')
  await loadNamespace('server')
  expect(sentenceOf(currentWords(), { at: AT, is: 'rejected', reason: 'stop-loss' }, written('x'))).toBe(text)
})

describe('a story in English', () => {
  beforeAll(async () => {
    await startWords('us')
    await loadNamespace('story')
    await loadNamespace('markets')
    await loadNamespace('server')
  })
  const shown = () =>
    sentencesOf(
      currentWords(),
      [
        { at: AT, is: 'placed', side: 'open-long', quantity: thousand, limit: price },
        { at: null, is: 'held', quantity: half },
      ],
      written('en-GB'),
    )

  it('says when in the time of the market, with its zone', () => {
    expect(shown().map(({ text }) => text)).toEqual([
      'Limit order placed: buy 1.000 shares at 642,00\u00a0TWD or less.',
      'Held: 500 shares.',
    ])
    expect(shown()[0]?.time).toMatch(/10 Jun.* 2026,? 10:02 GMT\+8/)
    expect(shown()[1]?.time).toBeNull()
  })

  it('is a line a sentence as a text', () => {
    const lines = storyText('Jihe (2330)', shown(), 'Now').split('\n')
    expect(lines).toHaveLength(5)
    expect([lines[0], lines[1], lines[3], lines[4]]).toEqual(['Jihe (2330)', '', 'Now: Held: 500 shares.', ''])
  })
})

it('tells no quantity and no sum where figures are hidden, and each price', async () => {
  await startWords('us')
  await loadNamespace('story')
  const told = EVENTS.map((event) =>
    sentenceOf(
      currentWords(),
      event,
      written('en', () => '***'),
    ),
  )
  expect(told.filter((text) => /1\.000|500|12,00|9,10/.test(text))).toEqual([])
  expect(told.filter((text) => text.includes('642')).length).toBeGreaterThan(5)
})
