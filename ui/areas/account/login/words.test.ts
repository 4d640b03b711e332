import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../i18n/locales.ts'
import { currentWords, loadNamespace, startWords } from '../../../i18n/words.ts'

describe.each(LOCALES)('words in $name', ({ code }) => {
  it('contain the placeholders of versions, id and update', async () => {
    await startWords(code)
    await Promise.all((['login', 'account', 'articles'] as const).map(loadNamespace))
    const words = currentWords()
    expect(words.login.outdated({ version: '1.2.3', latest: '4.5.6' })).toMatch(/1\.2\.3.*4\.5\.6/)
    expect(words.account.userId({ id: '000482' })).toContain('000482')
    expect(words.articles.available({ latest: '4.5.6' })).toContain('4.5.6')
    expect(words.articles.required({ latest: '4.5.6' })).toContain('4.5.6')
  })

  it('have a reason for every problem of the forms', async () => {
    await startWords(code)
    await loadNamespace('login')
    const problems = currentWords().login.problems
    const reasons = [
      problems['phone-not-ten-digits'](),
      problems['password-needs-letter-and-digit'](),
      problems['passwords-differ'](),
      problems['inviter-not-found'](),
      problems['agreement-required'](),
    ]
    expect(new Set(reasons).size).toBe(reasons.length)
    for (const reason of reasons) expect(reason.length).toBeGreaterThan(3)
  })
})
