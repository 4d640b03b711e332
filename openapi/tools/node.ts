/** A node of a document whose form is not checked. */
export type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The node as an object; an empty object if it is not one. */
export const nodeOf = (value: unknown): Node => (isNode(value) ? value : {})

/** The node as a list; an empty list if it is not one. */
export const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

/** The node as a text; an empty text if it is not a text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
