import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../i18n/locales.ts'
import { currentWords, loadNamespace, startWords } from '../../../i18n/words.ts'

type Sentences = Record<string, () => string>

const distinct = (group: Sentences, codes: ReadonlyArray<string>): void => {
  const texts = codes.map((code) => group[code]!())
  expect(new Set(texts).size).toBe(codes.length)
  for (const text of texts) expect(text.length).toBeGreaterThan(1)
}

describe.each(LOCALES)('words of a customer’s own affairs in $name', ({ code }) => {
  it('differ between states and between reasons', async () => {
    await startWords(code)
    await Promise.all((['identity', 'security', 'messages', 'invitation', 'complaint'] as const).map(loadNamespace))
    const words = currentWords()
    expect(words.complaint.number({ number: '100024' })).toContain('100024')
    distinct(words.identity.states, ['under-review', 'verified', 'rejected'])
    distinct(words.identity.reasons, ['unreadable', 'namediffers', 'numberdiffers', 'expired', 'other'])
    distinct(words.security.needIdentityHints, ['not-submitted', 'under-review', 'rejected'])
    distinct(words.security.problems, ['old-required', 'wrong-original-password', 'wrong-fund-password', 'too-easy'])
    distinct(words.messages.kinds, ['security', 'funds', 'identity', 'trade', 'activity', 'system'])
    distinct(words.invitation.states, ['registered', 'verified', 'deposited'])
    distinct(words.complaint.problems, ['title-required', 'content-required', 'email-malformed'])
  })
})
