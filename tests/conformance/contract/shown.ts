import { failureByText } from '../../../adapters/generated/messages.ts'

const MOST = 120

const textOf = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? typeof value
  } catch {
    return 'a value too deep to show'
  }
}

/** A value that a stranger sent, as a line of a terminal can carry it: short, and without anything that steers it. */
export const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  const text = textOf(value)
  const short = text.length > MOST ? `${text.slice(0, MOST)}… (${text.length} characters)` : text
  return short.replaceAll(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Code of a message with which an operation may refuse. */
export type Code = (typeof failureByText)[keyof typeof failureByText]

/** The code of a refusal's message. */
export const codeOf = (msg: unknown): Code | undefined => failureByText[msg as keyof typeof failureByText]

/** A value as `shown`, with its code where it is a refusal's message. */
export const withCode = (value: unknown): string => {
  const code = codeOf(value)
  return code === undefined ? shown(value) : `${shown(value)} (${code})`
}
