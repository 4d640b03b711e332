import { escaped, type Fault } from '../plant.ts'

/** A fault in what an answer means. */
export const fault = (mechanism: string, where: string, plant: Fault['plant'], reason: RegExp): Fault => ({
  class: 'meaning',
  mechanism,
  where,
  plant,
  reason,
})
/** A finding about one operation, that says something of this kind. */
export const about = (path: string, rest = ''): RegExp => new RegExp(`^${escaped(path)} .*${rest}`)

interface Page {
  list: Array<Record<string, unknown>>
  next: string
}
/** The rows of an answer that has pages. */
export const page = (body: { data: unknown }): Page => body.data as Page
