import { isBigDecimal } from 'effect/BigDecimal'
import { shortText } from './decimal.ts'

const canonical = (value: unknown): unknown => {
  if (isBigDecimal(value)) return shortText(value)
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, field]) => [name, canonical(field)]))
}

/**
 * The same text for the same request: neither the order of fields nor the zeros of a decimal matter; undefined counts as
 * missing. Source: RULES.md, requests.
 */
export const canonicalText = (request: object): string => JSON.stringify(canonical(request))
