import { endingOf } from './hangul.ts'

/**
 * The words of a language that stand next to an inserted value and change with it. `rewrite` turns a text, as a
 * translator writes it, into one in which the value is formatted together with such a word: `{name}을(를)` becomes
 * `{name|을(를)}`. `formatters` has the function of each name behind the bar.
 */
export interface Joints {
  readonly rewrite: (text: string) => string
  readonly formatters: Readonly<Record<string, (value: unknown) => string>>
}

/** Korean particles: written behind a value in both forms, after a consonant and after a vowel. */
const PARTICLES: ReadonlyArray<readonly [written: string, consonant: string, vowel: string]> = [
  ['은(는)', '은', '는'],
  ['이(가)', '이', '가'],
  ['을(를)', '을', '를'],
  ['과(와)', '과', '와'],
  ['(으)로', '으로', '로'],
]

/** A value with its particle; with both forms where it is not known how the value is said. */
const withParticle =
  ([written, consonant, vowel]: (typeof PARTICLES)[number]) =>
  (value: unknown): string => {
    const ending = endingOf(String(value))
    if (ending === null) return `${String(value)}${written}`
    const isOpen = ending === 'vowel' || (written === '(으)로' && ending === 'rieul')
    return `${String(value)}${isOpen ? vowel : consonant}`
  }

/** Italian articles, alone or in one word with a preposition, and their forms before a vowel. */
const ARTICLES = { il: 'l’', al: 'all’', dal: 'dall’', del: 'dell’', nel: 'nell’', sul: 'sull’' } as const

/** Figures that are said with a vowel first: otto, ottanta, undici, undicimila; uno, but not the first of a month. */
const VOWEL_FIRST = /^(?:8|11(?!\d)|1(?=,|\s?%))/

const withArticle =
  (article: keyof typeof ARTICLES) =>
  (value: unknown): string =>
    VOWEL_FIRST.test(String(value)) ? `${ARTICLES[article]}${String(value)}` : `${article} ${String(value)}`

/** Korean: `{name}을(를)`. Source: RULES.md, languages. */
export const KOREAN: Joints = {
  rewrite: (text) => text.replaceAll(/\{(\w+)\}(은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로)/g, '{$1|$2}'),
  formatters: Object.fromEntries(PARTICLES.map((particle) => [particle[0], withParticle(particle)])),
}

/** Italian: `il {day}`, `dal {day}`. Source: RULES.md, languages. */
export const ITALIAN: Joints = {
  rewrite: (text) => text.replaceAll(/(?<!\p{L})(il|al|dal|del|nel|sul) \{(\w+)\}/gu, '{$2|$1}'),
  formatters: {
    il: withArticle('il'),
    al: withArticle('al'),
    dal: withArticle('dal'),
    del: withArticle('del'),
    nel: withArticle('nel'),
    sul: withArticle('sul'),
  },
}
