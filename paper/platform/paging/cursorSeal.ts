import { createHmac, timingSafeEqual } from 'node:crypto'

/** Characters of base64url: 96 bits. */
const LENGTH = 16

/** Seals the cursors of answers with a key of the broker: a client can continue a list, and cannot make a cursor itself. */
export interface CursorSeal {
  readonly seal: (cursor: string) => string
  /** The cursor of a sealed one; undefined for a text that this broker has not sealed. */
  readonly open: (sealed: string) => string | undefined
}

/** `secret` is one that all processes of a database share, so that each continues what another began. */
export const makeCursorSeal = (secret: string): CursorSeal => {
  const sealOf = (cursor: string): string =>
    createHmac('sha256', `cursors ${secret}`).update(cursor).digest('base64url').slice(0, LENGTH)
  return {
    seal: (cursor) => (cursor === '' ? '' : `${sealOf(cursor)}${cursor}`),
    open: (sealed) => {
      const [given, cursor] = [sealed.slice(0, LENGTH), sealed.slice(LENGTH)]
      const [mine, theirs] = [Buffer.from(sealOf(cursor)), Buffer.from(given)]
      return mine.length === theirs.length && timingSafeEqual(mine, theirs) ? cursor : undefined
    },
  }
}

const isPage = (data: unknown): data is { readonly next: string } =>
  typeof data === 'object' && data !== null && 'next' in data && typeof data.next === 'string'

/** An answer whose cursor is sealed, or those of its rows, where each continues the list after itself. */
export const sealPage = (cursors: CursorSeal, data: unknown): unknown => {
  if (Array.isArray(data)) return data.map((row: unknown) => (isPage(row) ? sealPage(cursors, row) : row))
  return isPage(data) ? { ...data, next: cursors.seal(data.next) } : data
}

/** Fields whose cursor is opened; undefined where this broker has not sealed it. */
export const openPage = ({ open }: CursorSeal, fields: unknown): unknown => {
  if (typeof fields !== 'object' || fields === null) return fields
  const given: unknown = Object.entries(fields).find(([name]) => name === 'cursor')?.[1]
  if (typeof given !== 'string') return fields
  const cursor = open(given)
  return cursor === undefined ? undefined : { ...fields, cursor }
}
