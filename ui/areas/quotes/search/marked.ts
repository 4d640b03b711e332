/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  readonly text: string
  readonly isMatch: boolean
}

/**
 * A text cut where it contains a keyword, in any case. A keyword that is not in it, such as the initials of a Chinese name,
 * leaves one piece.
 */
export const piecesOf = (text: string, keyword: string): ReadonlyArray<Piece> => {
  const at = keyword === '' ? -1 : text.toLocaleLowerCase().indexOf(keyword.toLocaleLowerCase())
  if (at < 0) return [{ text, isMatch: false }]
  const end = at + keyword.length
  return [
    { text: text.slice(0, at), isMatch: false },
    { text: text.slice(at, end), isMatch: true },
    { text: text.slice(end), isMatch: false },
  ].filter((piece) => piece.text !== '')
}
