import { expect, it } from 'vitest'
import { filesIn, read } from './tree.ts'

/** Idioms that a reader of English as a second language has to guess, each with the usual term. */
const IDIOMS: ReadonlyArray<readonly [idiom: RegExp, term: string]> = [
  [/\banew\b/i, 'again'],
  [/Anew\b/, 'again'],
  [/\bspoken for\b/i, 'reserved'],
  [/\bwhoever\b/i, 'a customer who, the client that'],
  [/\bnobody waits\b/i, 'is not waited for, is not urgent'],
  [/\bof the house\b/i, 'of the product, offered'],
  [/\bthe house(?:'s)? (?:has|gives|knows|does|own|holds)\b/i, 'the product, the broker'],
  [/\blooked at\b/i, 'fetched, read, checked, viewed'],
  [/\b(?:look|looks) anew\b/i, 'fetches again'],
  [/\bwhat nobody\b/i, 'name the thing itself'],
  [/\b(?:hand|hands|handed) in\b/i, 'submit, pass'],
  [/\bgoes by\b/i, 'has, uses'],
  [/\b(?:take|takes|taken|took) back\b/i, 'cancel, undo'],
  [/\bon (?:its|their) way\b/i, 'in flight, loading, being uploaded'],
  [/\bcomes? along\b/i, 'contains, arrives with'],
  [/\blet go\b/i, 'released'],
  [/\bmistakes? of ours\b/i, 'a defect of the app'],
  [/\bthe console open\b/i, 'reported to the console'],
  [/\b(?:answers|gives|gives back|returns) how to\b/i, 'returns the function that'],
  [/\bthe way to stop\b/i, 'the function that stops it'],
  [/\bgives the first\b/i, 'returns the first'],
  [/\b(?:nobody|somebody) looks\b/i, 'the page is hidden, visible'],
  [/\bfrom one look\b/i, 'the interval between'],
  [/\bthe price of now\b/i, 'the current price'],
  [/\ba tick draws\b/i, 'a tick renders only'],
  [/\bsaid no\b/i, 'refused'],
  [/\bmade to refuse\b/i, 'a case for each refusal'],
  [/\bspoken name\b/i, 'accessible name'],
  [/\bthe page wanted\b/i, 'the requested page'],
  [/\bsay[A-Z]\w*/, 'format, report, describe'],
  [/\bin the order of showing\b/i, 'in display order'],
  [/\bfor want of\b/i, 'for insufficient, without'],
  [/\bwhat became of\b/i, 'the outcome of'],
  [/\b(?:what )?came of it\b/i, 'the result'],
  [/\breckon(?:s|ed|ing)?\b/i, 'calculate'],
  [/\bwhatever the hour\b/i, 'at any hour'],
  [/\bthe first that fails being\b/i, 'answers the first check that fails'],
  [/\bby everybody\b/i, 'by all customers'],
  [/\bstands still\b/i, 'does not move, is stopped'],
  [
    /\b(?:everySoOften|makeOpened|makeLatest|makeBlock)\b/,
    'pollWhileVisible, makeDetailQuery, makeSwitchQuery, makeQuery',
  ],
  [/\b(?:orNone|neverShort|lineUp|countedHoldings|fixDividends|takeOver)\b/, 'the usual term of the trade'],
  [/\bOvertaken\b/, 'VersionConflict'],
]

const FOLDERS = ['adapters', 'domain', 'openapi', 'paper', 'ports', 'src', 'tests', 'ui']
const TEXT = /\.(?:css|js|json|md|mjs|sql|tsx?|ya?ml)$/
/** The words of the customers follow their own rules; generated files repeat their sources; this file lists the idioms. */
const EXEMPT =
  /^(?:adapters\/generated|ports\/generated|domain\/contract\/enumerations|openapi\/(?:messages|bundle)|ui\/i18n|tests\/lint\/plainEnglish)/

/** Any of them, case aside: tells quickly that a text has none. */
const ANY = new RegExp(IDIOMS.map(([idiom]) => idiom.source).join('|'), 'i')

/** `line: idiom (usual term)` for each idiom in a text; one that is broken over two lines counts too. */
const idiomsIn = (text: string): ReadonlyArray<string> => {
  if (!ANY.test(text.replace(/\n\s*(?:\*|\/\/|#)?\s*/g, ' '))) return []
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    const next = (lines[at + 1] ?? '').replace(/^\s*(?:\*|\/\/|#)?\s*/, '')
    return IDIOMS.flatMap(([idiom, term]) => {
      const found = idiom.exec(`${line} ${next}`)
      return found && found.index < line.length ? [`${at + 1}: ${found[0]} (${term})`] : []
    })
  })
}

it('an idiom is found in a line, over the end of a line and in a name', () => {
  expect(idiomsIn('the list is loaded anew')).toEqual(['1: anew (again)'])
  expect(idiomsIn(' * whose quantity is spoken\n * for by an order')).toEqual(['1: spoken for (reserved)'])
  expect(idiomsIn('const sayFinding = 1')).toEqual(['1: sayFinding (format, report, describe)'])
  expect(idiomsIn('the list is loaded again; the saying is old')).toEqual([])
})

it('code, comments and documents use the usual terms', () => {
  const found = FOLDERS.flatMap(filesIn)
    .filter((path) => TEXT.test(path) && !EXEMPT.test(path))
    .flatMap((path) => idiomsIn(read(path)).map((idiom) => `${path}:${idiom}`))
  expect(found).toEqual([])
})
