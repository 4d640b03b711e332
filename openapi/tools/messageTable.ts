import type { Catalogue, Kind } from './catalogue.ts'

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/**
 * `adapters/generated/messages.ts`: two tables, so that the app contains only the one that it reads and the paper
 * broker the other one.
 */
export const messageTable = (catalogue: Catalogue): string => {
  const messages = [...catalogue.values()]
  const rows = (kind: Kind, line: (code: string, wire: string) => string) =>
    messages.flatMap(({ kind: own, code, wire }) => (own === kind && wire ? [`  ${line(code, wire)},`] : []))
  const byText = (code: string, wire: string) => `${quote(wire)}: ${quote(code)}`
  const byCode = (code: string, wire: string) => `${quote(code)}: ${quote(wire)}`
  return [
    '// Made from openapi/messages/ by npm run generate. Do not edit.',
    '',
    '/** Code of each failure text on the wire. */',
    'export const failureByText = {',
    ...rows('failure', byText),
    '} as const',
    '',
    '/** Code of each success text on the wire. */',
    'export const successByText = {',
    ...rows('success', byText),
    '} as const',
    '',
    '/** Text on the wire of each message. */',
    'export const textByCode = {',
    ...rows('failure', byCode),
    ...rows('success', byCode),
    '} as const',
    '',
    '/** Code of a message that comes with status 0. */',
    'export type FailureCode = (typeof failureByText)[keyof typeof failureByText]',
    '',
    '/** Code of a message that comes with status 1. */',
    'export type SuccessCode = (typeof successByText)[keyof typeof successByText]',
    '',
  ].join('\n')
}
