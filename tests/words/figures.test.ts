import { expect, it } from 'vitest'
import { PHOTO_MAX_BYTES } from '../../domain/uploads/images.ts'
import { LOCALES } from '../../ui/i18n/locales.ts'
import { textsOf } from './texts.ts'

/**
 * The word of each figure, and the other texts that name it: each contains the word, whatever stands beside it ("to date", an
 * amount). The product names some figures by two words: balance and available, realised and historical profit or loss.
 * Source: RULES.md, wealth.
 */
const NAMES: Readonly<Record<string, readonly [word: string, ...others: ReadonlyArray<string>]>> = {
  realised: [
    'account.realised',
    'positions.wallet.realisedProfit',
    'positions.fields.realisedProfit',
    'statement.realised',
  ],
  // Short beside an amount, and long beside other figures of a wallet.
  available: [
    'positions.topUp.available',
    'positions.wallet.available',
    'records.balanceAfter',
    'records.balanceShort',
  ],
}

/** Where a figure had a word of its own beside the shared one. */
const SAID_ONCE = ['positions.wallet.totalAssets', 'positions.wallet.floatingProfit']

it.each(LOCALES.map(({ code }) => code))('one figure has one name on all screens (%s)', async (language) => {
  const texts = await textsOf(language)
  const plain = (key: string) => (texts.get(key) ?? '').toLocaleLowerCase(language === 'us' ? 'en' : undefined)
  for (const [figure, [word, ...others]] of Object.entries(NAMES)) {
    expect(plain(word), `${figure} ${word}`).not.toBe('')
    expect(
      others.filter((key) => !plain(key).includes(plain(word))),
      figure,
    ).toEqual([])
  }
  expect(SAID_ONCE.filter((key) => texts.has(key))).toEqual([])
})

// A photo is scaled down before it is sent: more is taken than the broker takes. The refusal is for both limits.
it.each(LOCALES.map(({ code }) => code))('the size of a photo is the one that is taken (%s)', async (language) => {
  const texts = await textsOf(language)
  const figureOf = (key: string) => /\d+/.exec(texts.get(key) ?? '')?.[0]
  const most = String(PHOTO_MAX_BYTES / 1024 ** 2)
  expect([figureOf('identity.pictureHint'), figureOf('transfers.proofHint')]).toEqual([most, most])
  expect([texts.has('server.upload-too-large'), figureOf('server.upload-too-large')]).toEqual([true, undefined])
})
