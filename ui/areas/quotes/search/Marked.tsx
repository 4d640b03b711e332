/** A piece of a text, and whether it is what was searched for. */
interface Piece {
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

/** A text in which the searched part is marked: by weight and a line, not by colour alone. */
export const Marked = ({ text, keyword }: { readonly text: string; readonly keyword: string }) =>
  piecesOf(text, keyword).map((piece) =>
    piece.isMatch ? (
      <mark key="match" className="bg-transparent font-semibold text-accent underline decoration-1 underline-offset-2">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
