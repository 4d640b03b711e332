import { describe, expect, it } from 'vitest'
import { linkOf, type MessageKind, REJECTION_REASONS } from './kinds.ts'
import type { Language } from '../../../domain/contract/enumerations.ts'
import { keysOf } from '../../../domain/validation/keys.ts'
import { render, WORDS } from './render.ts'

const LANGUAGES = Object.keys(WORDS) as ReadonlyArray<Language>
const KINDS = keysOf(WORDS.us.messages)
const placeholders = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
const sorted = (language: Language, kind: MessageKind) =>
  WORDS[language].messages[kind].flatMap(placeholders).toSorted()

describe.each(LANGUAGES)('messages in %s', (language) => {
  it('contain the same parameters as the English ones in every kind', () => {
    for (const kind of KINDS) expect([kind, sorted(language, kind)]).toEqual([kind, sorted('us', kind)])
  })

  it('differ from the English ones', () => {
    for (const kind of KINDS) {
      const [title] = WORDS[language].messages[kind]
      if (language !== 'us') expect(title).not.toBe(WORDS.us.messages[kind][0])
    }
    for (const reason of REJECTION_REASONS) expect(WORDS[language].reasons[reason]).not.toBe('')
  })
})

it('shows money in the format of the screens', () => {
  expect(render('deposit-credited', { money: 'EUR 1500.00' }, 'us')).toEqual({
    topic: 'funds',
    title: 'Deposit credited',
    content: '1.500,00\u00a0EUR was credited to your account.',
  })
  expect(render('deposit-credited', { money: 'USDT 0.50' }, 'es').content).toBe(
    'Se han abonado 0,50\u00a0USDT en su cuenta.',
  )
})

it('shows the reason of a rejection, with the remark where there is one', () => {
  const facts = { reason: 'unreadable', remark: '' }
  expect(render('identity-rejected', facts, 'us').content).toBe(
    'Your proof of identity was rejected: the image cannot be read. Please submit it again.',
  )
  expect(render('identity-rejected', { ...facts, remark: 'Blurred' }, 'us').content).toMatch(/again\.\nBlurred$/)
})

it('shows what a person typed unchanged', () => {
  expect(render('complaint-answered', { number: '100001', answer: '$& {number} <b>' }, 'us')).toMatchObject({
    title: 'Answer to your complaint 100001',
    content: '$& {number} <b>',
  })
})

it('keeps figures in order inside Arabic', () => {
  expect(render('deposit-credited', { money: 'EUR 12.00' }, 'ar').content).toContain('\u206812,00\u00a0EUR\u2069')
})

it('leads to what it is about', () => {
  expect(linkOf('alert-above', { instrument: 'BRK.A Calm Holdings' })).toBe('/quotes/info?code=BRK.A')
  expect(linkOf('withdrawal-requested', { money: 'MYR 12.00' })).toBe('/mine/withdraw?tab=history&currency=MYR')
  expect(linkOf('welcome', {})).toBeUndefined()
  // One that was written before messages had a screen.
  expect(linkOf('subscription-won', {})).toBeUndefined()
})
