import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALES, parseTopic, readCatalogue } from './catalogue.ts'

const messages = [...readCatalogue().values()]

/** The messages of the product by their codes: no server can send one that the app would show as "Error". */
const PRODUCT = {
  'the account': {
    kind: 'failure',
    codes:
      'account-exists inviter-not-found account-not-found wrong-credentials wrong-original-password account-frozen login-again',
  },
  money: {
    kind: 'failure',
    codes:
      'insufficient-balance insufficient-available-balance insufficient-withdrawable-amount fund-operation-in-progress ' +
      'wrong-fund-password wrong-channel-password channel-password-required submitted-too-frequently system-busy ' +
      'non-trading-time credit-loan-outstanding',
  },
  trading: {
    kind: 'failure',
    codes:
      'sell-blocked-t1 sell-blocked-15-minutes price-limit-exceeded price-not-obtained block-trade-closed product-not-found ' +
      'follow-deadline-passed bid-below-minimum borrow-below-minimum borrow-unavailable margin-not-enabled ' +
      'not-subscription-time already-subscribed order-not-pending order-not-in-subscription same-currency-exchange ' +
      'identity-not-verified identity-failed fund-password-not-set bank-card-not-found bank-card-exists withdrawal-failed ' +
      'submit-failed upload-failed bonus-claim-not-met purchase-below-minimum',
  },
  success: {
    kind: 'success',
    codes:
      'registered logged-in modified added unbound submitted purchased subscribed placed followed order-cancelled ' +
      'sale-requested margin-topped-up exchanged deposit-submitted withdrawal-submitted uploaded',
  },
  'an unknown text': { kind: 'word', codes: 'unknown' },
}

describe('the message catalogue', () => {
  it.each(messages.map((message) => [message.code, message] as const))(
    '%s is complete',
    (code, { kind, wire, words }) => {
      expect(code).toMatch(/^[a-z]+[0-9]*(-[a-z0-9]+)*$/)
      expect(Object.keys(words).toSorted()).toEqual(LOCALES.toSorted())
      for (const locale of LOCALES) {
        expect(words[locale].trim()).toBe(words[locale])
        expect(words[locale]).not.toBe('')
        // Braces and bars are syntax to typesafe-i18n: a message with them would lose its words.
        expect(words[locale]).not.toMatch(/[{}|]/)
      }
      if (kind === 'word') expect(wire).toBeNull()
      else expect(wire).toMatch(/\p{Script=Han}/u)
    },
  )

  it('has each text on the wire once', () => {
    const texts = messages.flatMap(({ wire }) => wire ?? [])
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })

  it('writes Arabic in Arabic, Korean in Hangul and traditional Chinese without simplified forms', () => {
    for (const { words } of messages) {
      expect(words.ar).toMatch(/\p{Script=Arabic}/u)
      expect(words.kr).toMatch(/\p{Script=Hangul}/u)
      expect(words.tw).toMatch(/\p{Script=Han}/u)
      expect(words.tw).not.toMatch(/[账号码错误请间购卖额时现买单]/)
      for (const locale of ['us', 'es', 'my', 'it'] as const) expect(words[locale]).not.toMatch(/\p{Script=Han}/u)
    }
  })

  it.each(Object.entries(PRODUCT))('contains what the product says about %s', (_, { kind, codes }) => {
    const known = messages.flatMap((message) => (message.kind === kind ? [message.code] : []))
    expect(codes.split(' ').filter((code) => !known.includes(code))).toEqual([])
  })

  it('has a call that answers each success of the product', () => {
    const contract = readFileSync(new URL('../bundle.json', import.meta.url), 'utf8')
    const wireOf = new Map(messages.map(({ code, wire }) => [code, wire]))
    const unsaid = PRODUCT.success.codes
      .split(' ')
      .filter((code) => !contract.includes(`"const": "${wireOf.get(code)}"`))
    expect(unsaid).toEqual([])
  })
})

describe('parseTopic', () => {
  it('reads the section as the kind', () => {
    const words = Object.fromEntries(LOCALES.map((locale) => [locale, `Bought ${locale}`]))
    const [message] = parseTopic('trade', JSON.stringify({ successes: { bought: { zh: '买入', ...words } } }))
    expect(message).toEqual({ code: 'bought', kind: 'success', topic: 'trade', wire: '买入', words })
  })

  it('refuses a message that lacks a language, or has an unknown one', () => {
    const topicOf = (words: object) => JSON.stringify({ failures: { bad: { zh: '不', ...words } } })
    const { ar: _, ...seven } = Object.fromEntries(LOCALES.map((locale) => [locale, locale]))
    expect(() => parseTopic('trade', topicOf(seven))).toThrow('ar')
    expect(() => parseTopic('trade', topicOf({ ...seven, ar: 'ar', de: 'de' }))).toThrow('de')
  })

  it('refuses an unknown section', () => {
    expect(() => parseTopic('trade', 'errors:\n  bad: {}\n')).toThrow('unknown section errors')
  })
})
