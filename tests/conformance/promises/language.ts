import { operationAt } from '../contract/operations.ts'

/** The languages of the contract. */
export const LANGUAGES = (operationAt('/common/article').fields['language']?.enum ?? []) as ReadonlyArray<Language>

export type Language = 'us' | 'tw' | 'es' | 'cn' | 'my' | 'it' | 'kr' | 'ar'

/** Scripts that a text of a language is written in; a text of the others has next to none of their letters. */
const SCRIPTS: ReadonlyArray<readonly [script: RegExp, languages: ReadonlyArray<Language>]> = [
  [/\p{Script=Hangul}/gu, ['kr']],
  [/\p{Script=Arabic}/gu, ['ar']],
  [/\p{Script=Han}/gu, ['tw', 'cn', 'kr']],
]

/** Small words that nearly every sentence of a language has, and the others lack; for Chinese, letters. */
const SMALL: { readonly [L in Language]?: RegExp } = {
  us: /\b(the|of|and|to|is|you|your|for)\b/giu,
  es: /\b(el|los|las|que|y|del|se|su|por|para)\b/giu,
  it: /\b(il|gli|che|e|della|di|è|per|un|non)\b/giu,
  my: /\b(dan|yang|untuk|ini|dengan|anda|tidak|dalam|kepada|pada)\b/giu,
  cn: /[们这为个时说国对来会过还发现实经样间关开问头东车书长门]/gu,
  tw: /[們這為個時說國對來會過還發現實經樣間關開問頭東車書長門]/gu,
}

const count = (text: string, sought: RegExp): number => text.match(sought)?.length ?? 0

/** Fewer letters than these say little about their script; names, of which there may be more, little about their language. */
const ENOUGH = 12
const SENTENCES = 400

/** Whether a text reads as if it were in another language than it should be; a short one never does. */
export const isForeign = (html: string, language: Language): boolean => {
  const text = html.replaceAll(/<[^>]*>/g, ' ')
  const letters = count(text, /\p{L}/gu)
  if (letters < ENOUGH) return false
  for (const [script, languages] of SCRIPTS)
    if (!languages.includes(language) && count(text, script) > letters / 4) return true
  if (language === 'kr' || language === 'ar')
    return !SCRIPTS.some(([script, [first]]) => first === language && count(text, script) > letters / 4)
  const own = SMALL[language]
  if (own === undefined || letters < SENTENCES) return false
  const mine = count(text, own)
  return Object.entries(SMALL).some(([other, words]) => other !== language && count(text, words) > 2 * mine)
}
