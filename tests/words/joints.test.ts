import { describe, expect, it } from 'vitest'
import { endingOf } from '../../domain/language/hangul.ts'
import { linesOf } from './texts.ts'

/** A particle right behind an inserted value that has another form after another sound. */
const BARE = /\}(?:은|는|이|가|을|를|과|와|으로)(?![가-힣(])|\}(?:으로|로)(?=[ .,'])/
/** Both forms where nothing is inserted, so that no form is chosen. */
const IDLE = /(?<!\})(?:은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로)/
const PARTICLE = /([가-힣])(를|을|와|으로)(?=[ .,'])/g

/** Syllables before which 을 and 으로 belong to the word: 마을, 가을, 앞으로. */
const OF_WORDS = /(?:마|가|노)을$|앞으로$/

/** Particles of a text that do not fit the word before them. */
const wrong = (line: string): ReadonlyArray<string> =>
  [...line.matchAll(PARTICLE)].flatMap(([found, syllable = '', particle]) => {
    const ending = endingOf(syllable)
    const isOpen = ending === 'vowel' || (particle === '으로' && ending === 'rieul')
    const fits = particle === '를' || particle === '와' ? ending === 'vowel' : !isOpen
    return fits || OF_WORDS.test(found) ? [] : [found]
  })

describe('Korean particles', () => {
  it('are found where they do not fit', () => {
    expect(BARE.test("'{name}을 삭제했습니다'")).toBe(true)
    expect(BARE.test("'{name}을(를) 삭제했습니다'")).toBe(false)
    expect(IDLE.test("'종목을(를) 삭제했습니다'")).toBe(true)
    expect(wrong("'잔액를 확인하고 계좌을 여세요'")).toEqual(['액를', '좌을'])
    expect(wrong("'잔액을 확인하고 계좌를 여세요'")).toEqual([])
  })

  it('fit the word before them, and are chosen where that is inserted', () => {
    const found = linesOf('kr').flatMap(({ file, line }) =>
      BARE.test(line) || IDLE.test(line) || wrong(line).length > 0 ? [`${file}: ${line.trim()}`] : [],
    )
    expect(found).toEqual([])
  })
})

/** An Italian article in front of an inserted value that is not one of those which change before a vowel. */
const UNJOINED = /(?<!\p{L})(?:lo|la|l’|allo|alla|dallo|dalla|dello|della|nello|nella) ?\{/iu

it('Italian articles in front of an inserted value are those that change with it', () => {
  expect(UNJOINED.test("'entro la {time}'")).toBe(true)
  expect(linesOf('it').filter(({ line }) => UNJOINED.test(line))).toEqual([])
})
