import { isKept } from '../../../adapters/http/exactJson.ts'

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[[\]{},:]|true|false|null/g

interface Open {
  readonly isList: boolean
  /** Names that the object had so far. */
  readonly names: Set<string>
  /** Name or index of the member that is being read. */
  key: string
  index: number
}

const pointer = (open: ReadonlyArray<Open>): string =>
  open.map(({ key }) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** What `JSON.parse` loses of a text, token by token. The text is known to be JSON. */
const walk = (text: string, visit: (token: string, open: ReadonlyArray<Open>, isAgain: boolean) => void): void => {
  const open: Array<Open> = []
  let last = ''
  for (const [token] of text.matchAll(TOKEN)) {
    const inner = open.at(-1)
    if (token === '{' || token === '[') open.push({ isList: token === '[', names: new Set(), key: '0', index: 0 })
    else if (token === '}' || token === ']') open.pop()
    else if (token === ',' && inner?.isList) inner.key = String(++inner.index)
    else if (token === ':' && inner) {
      inner.key = JSON.parse(last) as string
      if (inner.names.has(inner.key)) visit(token, open, true)
      inner.names.add(inner.key)
    } else visit(token, open, false)
    last = token
  }
}

/** What of a JSON text `JSON.parse` loses. */
export interface Losses {
  /** Numbers that a JavaScript number cannot hold: they are rounded already, so only the text still shows them. */
  readonly rounded: ReadonlyArray<{ readonly pointer: string; readonly literal: string }>
  /** Pointers of the names that an object has twice: the last one only is kept. */
  readonly twice: ReadonlyArray<string>
}

/** What of a JSON text `JSON.parse` loses, in one pass over it. */
export const lossesOf = (text: string): Losses => {
  const rounded: Array<{ pointer: string; literal: string }> = []
  const twice: Array<string> = []
  walk(text, (token, open, isAgain) => {
    if (isAgain) twice.push(pointer(open))
    else if (/^[-\d]/.test(token) && !isKept(token)) rounded.push({ pointer: pointer(open), literal: token })
  })
  return { rounded, twice }
}
