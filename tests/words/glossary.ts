import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One row of a language's glossary. */
export interface Term {
  /** What the thing is called in this project's English; the same rows stand in every language's glossary. */
  readonly term: string
  /** How the language says it, in all forms that a sentence needs. */
  readonly wordings: ReadonlyArray<RegExp>
  /** What it is not called. */
  readonly never: ReadonlyArray<RegExp>
  /** Texts that speak of it in another way, each for the reason in the note. */
  readonly except: ReadonlyArray<string>
}

/** The cells of a row; `\|` is a bar within a cell. */
const cellsOf = (line: string): ReadonlyArray<string> =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

const partsOf = (cell = ''): ReadonlyArray<string> => cell.split(/ ?[·] ?/).filter((part) => part !== '')

/** A wording as it stands in a text: the start of a Latin word, a part of others; between backticks a regular expression. */
const wording = (text: string): RegExp => {
  const [, expression] = /^`(.+)`$/.exec(text) ?? []
  if (expression !== undefined) return new RegExp(expression, 'iu')
  return new RegExp(/^\p{Script=Latin}/u.test(text) ? `(?<!\\p{L})${text}` : text, 'iu')
}

/** The rows of a glossary's table: term, wording, never, except, note. */
export const termsIn = (markdown: string): ReadonlyArray<Term> =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map(cellsOf)
    .map(([term = '', said, never, except]) => ({
      term,
      wordings: partsOf(said).map(wording),
      never: partsOf(never).map((text) => new RegExp(text.replaceAll('`', ''), 'iu')),
      except: partsOf(except).map((path) => path.replaceAll('`', '')),
    }))

/** The glossary of a language. */
export const glossaryOf = (language: string): ReadonlyArray<Term> =>
  termsIn(readFileSync(join(import.meta.dirname, '../../ui/i18n/glossary', `${language}.md`), 'utf8'))

type Texts = ReadonlyMap<string, string>

/** A text without the names of what is inserted. */
const said = (text = ''): string => text.replaceAll(/\{\w+(?::\w+)?\}/g, '…')

/** The texts that speak of each term, by the wordings of English. */
export const spokenIn = (terms: ReadonlyArray<Term>, english: Texts): ReadonlyMap<string, ReadonlySet<string>> => {
  const plain = [...english].map(([path, text]) => [path, said(text)] as const)
  return new Map(
    terms.map(({ term, wordings }) => [
      term,
      new Set(plain.filter(([, text]) => wordings.some((form) => form.test(text))).map(([path]) => path)),
    ]),
  )
}

/** What is called in another way than the glossary says. `spoken` is `spokenIn` of the English glossary and texts. */
export const violations = (
  terms: ReadonlyArray<Term>,
  texts: Texts,
  spoken: ReturnType<typeof spokenIn>,
): ReadonlyArray<string> =>
  terms.flatMap(({ except, never, term, wordings }) =>
    [...texts].flatMap(([path, text]) => {
      const other = never.find((form) => form.test(text))
      if (other) return [`${path}: "${other.exec(text)?.[0]}" is not what ${term} is called: ${text}`]
      const isNamed =
        !spoken.get(term)?.has(path) || except.includes(path) || wordings.some((form) => form.test(said(text)))
      return isNamed ? [] : [`${path}: ${term} is not named: ${text}`]
    }),
  )
