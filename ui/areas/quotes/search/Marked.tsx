import { piecesOf } from './marked.ts'

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
