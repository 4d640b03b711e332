// Source: RULES.md, watchlist.

/** A further list of the customer: some instruments of the watchlist, in an order of its own. */
export interface InstrumentList {
  readonly id: string
  readonly name: string
  readonly codes: ReadonlyArray<string>
}

type Lists = ReadonlyArray<InstrumentList>
type Codes = ReadonlyArray<string>

/** The most further lists, the longest name in characters, the most instruments of a list. */
export const MOST_LISTS = 20
export const LONGEST_LIST_NAME = 30
export const MOST_LISTED = 200

/** The longest name in units of memory: a character with signs heaped on it may have any number of them. */
const LONGEST_NAME_UNITS = 400

/** Signs that turn the direction of what follows them: with one, a shared name could rewrite the words around it. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A typed name as it is stored: without spaces around it, with single ones in it, and without signs that nobody sees. */
export const tidyListName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(DIRECTION, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

let letters: Intl.Segmenter | undefined
/** The characters of a text as a reader counts them. A segmenter takes 8 ms to make, and every screen loads this file. */
const lettersOf = (text: string): ReadonlyArray<string> =>
  Array.from((letters ??= new Intl.Segmenter()).segment(text), ({ segment }) => segment)

const folded = (name: string): string => tidyListName(name).normalize('NFKC').toLowerCase()

/** Whether two names are the same to a reader. */
export const isSameName = (a: string, b: string): boolean => folded(a) === folded(b)

/** What is wrong with a typed name beside the names in use; undefined where nothing is. */
export const listNameProblem = (
  typed: string,
  taken: ReadonlyArray<string>,
): 'empty' | 'long' | 'taken' | undefined => {
  const name = tidyListName(typed)
  if (name === '') return 'empty'
  if (name.length > LONGEST_NAME_UNITS || lettersOf(name).length > LONGEST_LIST_NAME) return 'long'
  return taken.some((other) => isSameName(other, name)) ? 'taken' : undefined
}

/** The beginning of a name that is within the longest length, with room for `ending`. */
const cutName = (name: string, ending: string): string => {
  let cut = ''
  for (const letter of lettersOf(name.slice(0, LONGEST_NAME_UNITS)).slice(0, LONGEST_LIST_NAME - ending.length)) {
    if (cut.length + letter.length + ending.length > LONGEST_NAME_UNITS) break
    cut += letter
  }
  return `${cut.trim()}${ending}`
}

/** A free name like the wanted one: cut to its length, with a number behind it where it is taken. */
export const freeListName = (wanted: string, taken: ReadonlyArray<string>): string => {
  const name = tidyListName(wanted)
  for (let nth = 1; ; nth += 1) {
    const ending = nth === 1 ? '' : ` ${nth}`
    const free = cutName(name, ending)
    if (listNameProblem(free, taken) !== 'taken') return free
  }
}

/** A list of watched instruments, in the order of the list. A code that is not watched now keeps its place for later. */
export const listed = <T extends { readonly code: string }>(
  list: InstrumentList,
  watched: ReadonlyArray<T>,
): ReadonlyArray<T> => {
  const known = new Map(watched.map((row) => [row.code, row]))
  return list.codes.flatMap((code) => known.get(code) ?? [])
}

/** Puts codes at the top of a list; those that are on it stay in their place. Beyond the most, the last ones are left out. */
export const putOn = (list: InstrumentList, codes: Codes): InstrumentList => {
  const added = codes.filter((code, nth) => !list.codes.includes(code) && codes.indexOf(code) === nth)
  return { ...list, codes: [...added, ...list.codes].slice(0, MOST_LISTED) }
}

/** The list without one instrument. */
export const takeOff = (list: InstrumentList, code: string): InstrumentList => ({
  ...list,
  codes: list.codes.filter((other) => other !== code),
})

/** The codes first, in this order; others of the list follow in their previous order. */
export const reorder = (list: InstrumentList, codes: Codes): InstrumentList => ({
  ...list,
  codes: [...codes, ...list.codes.filter((code) => !codes.includes(code))],
})

/** A list at the place `to` of the lists, 0 first. */
export const placeList = (lists: Lists, id: string, to: number): Lists => {
  const moved = lists.find((list) => list.id === id)
  return moved ? lists.filter((list) => list !== moved).toSpliced(to, 0, moved) : lists
}
