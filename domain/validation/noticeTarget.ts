const CODE = /^[\w.-]{1,40}$/
const ID = /^[\w-]{1,64}$/

/** A text field of something that was sent; empty where it is something else. */
export const sentText = (from: unknown, name: string): string => {
  const value: unknown = typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined
  return typeof value === 'string' ? value : ''
}

/**
 * What a notification leads to: the code of an instrument and the id of a message. What is no code and no id is left out.
 * Source: RULES.md, notifications.
 */
export const noticeTargetFrom = (from: unknown): { readonly code: string; readonly id: string } => {
  const [code, id] = [sentText(from, 'code'), sentText(from, 'id')]
  return { code: CODE.test(code) ? code : '', id: ID.test(id) ? id : '' }
}
