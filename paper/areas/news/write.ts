import { formatQuantity } from '../../../domain/money/format.ts'
import { quantityInWords } from '../../../domain/language/quantityWords.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import type { Language } from '../../../domain/contract/enumerations.ts'
import type { Overrides } from '../../market/override.ts'
import type { PaperMarket } from '../../market/paperMarket.ts'
import type { MarketSnapshot } from '../markets/marketSnapshot.ts'
import { factsOf } from './facts.ts'
import { fillWords, TAGS } from '../../platform/wireText/fillWords.ts'
import type { Plan } from './plan.ts'
import { ar } from './words/ar.ts'
import { cn } from './words/cn.ts'
import { es } from './words/es.ts'
import { it } from './words/it.ts'
import { kr } from './words/kr.ts'
import { my } from './words/my.ts'
import { tw } from './words/tw.ts'
import { us } from './words/us.ts'
import { type Block, CATEGORY_OF, type Words } from './words/words.ts'

/** Plain text as HTML. */
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const WORDS: Readonly<Record<Language, Words>> = { us, tw, es, cn, my, it, kr, ar }

/** The name by which an instrument is shown. */
const nameIn =
  (language: Language) =>
  ({ chineseName, name }: Instrument): string =>
    (language === 'cn' || language === 'tw') && chineseName !== '' ? chineseName : name

/** An article in one language. */
export interface Written {
  readonly title: string
  readonly summary: string
  /** The text as HTML. Written only when asked for: a list has twenty articles and shows none of it. */
  readonly content: () => string
}

const htmlOf = (block: Block, text: (words: string) => string): string => {
  const html = (words: string): string => escapeHtml(text(words))
  if (typeof block === 'string') return `<p>${html(block)}</p>`
  return `<h2>${html(block.heading)}</h2><ul>${block.items.map((item) => `<li>${html(item)}</li>`).join('')}</ul>`
}

/** Writes an article from its plan, with the figures that the charts show. Its last line says that it is simulated. */
const compose = (sight: MarketSnapshot, plan: Plan, language: Language): Written => {
  const words = WORDS[language]
  const { body, summary, title } = words.stories[plan.kind]
  const { direction, values } = factsOf(sight, plan, {
    name: nameIn(language),
    inWords: (sum) => quantityInWords(sum, TAGS[language]) ?? formatQuantity(sum),
  })
  const all = { ...values, ...(plan.market && { market: words.markets[plan.market] }) }
  const text = (template: string): string => fillWords(language, template, all)
  const paragraphs = () => body.map((block) => htmlOf(block, text)).join('')
  return {
    title: text(typeof title === 'string' ? title : title[direction]),
    summary: text(summary),
    content: () => `${paragraphs()}<p><em>${escapeHtml(words.simulated)}</em></p>`,
  }
}

/** Articles in all languages of about two weeks. */
const MOST = 1_000

/** Articles by id and language. What one says depends on the market and on what testers changed, and on no other time than its own. */
const written = new WeakMap<Overrides, { readonly market: PaperMarket; readonly articles: Map<string, Written> }>()

/** An article, written once for all who read it. */
export const write = (sight: MarketSnapshot, plan: Plan, language: Language): Written => {
  const before = written.get(sight.overrides)
  const known = before?.market === sight.market ? before : { market: sight.market, articles: new Map() }
  written.set(sight.overrides, known)
  const key = `${language} ${plan.id}`
  const found = known.articles.get(key)
  if (found !== undefined) return found
  if (known.articles.size === MOST) known.articles.clear()
  const made = compose(sight, plan, language)
  known.articles.set(key, made)
  return made
}

/** The picture of an article's category. */
export const imageOf = ({ kind }: Plan): string => `/news/${CATEGORY_OF[kind]}.svg`
