import { make, normalize } from 'effect/BigDecimal'
import { isSuccess } from 'effect/Result'
import { useState } from 'react'
import { formatForEditing, formatPrice } from '../../../domain/money/format.ts'
import { type FigureBounds, type FigureShape, otherReading, parseFigure } from '../../../domain/money/parse.ts'
import { useKitWords } from '../words.ts'

interface OtherReadingProps {
  /** The text as typed. */
  readonly value: string
  readonly shape: FigureShape
  readonly bounds?: FigureBounds
  readonly onChange: (text: string) => void
}

/**
 * Whether the text of a field is as a person typed it. What the app itself writes, such as a step or a best price, has one
 * reading; a field asks for the other one of a typed text only.
 */
export const useTyped = (value: string) => {
  const [typed, setTyped] = useState<string | null>(null)
  return { isTyped: value === typed, setTyped }
}

/** How a figure was read that can be read in two ways, and a button to mean the other. Source: RULES.md, money. */
export const OtherReading = ({ value, shape, bounds, onChange }: OtherReadingProps) => {
  const words = useKitWords()
  const other = otherReading(value, shape, bounds)
  if (other === undefined) return null
  const read = parseFigure(value, shape)
  const written = formatPrice(other, make(1n, Math.max(0, normalize(other).scale)))
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
      {isSuccess(read) && <bdi>{words.readAs(formatPrice(read.success, make(1n, shape.decimals)))}</bdi>}
      <button type="button" className="tap font-semibold text-accent" onClick={() => onChange(formatForEditing(other))}>
        {words.iMean(written)}
      </button>
    </p>
  )
}
