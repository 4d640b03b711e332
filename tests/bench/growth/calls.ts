import bundle from '../../../openapi/bundle.json' with { type: 'json' }
import type { Customer } from '../../e2e/support/control.ts'

interface Schema {
  readonly $ref?: string
  readonly enum?: readonly string[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, unknown>>
}

/** One call, as a customer makes it. */
export interface Asked {
  readonly path: string
  readonly body: Readonly<Record<string, string>>
}

/** Fields of calls that read, by name; `type` is the currency of most lists. */
const FIELDS: Readonly<Record<string, string>> = {
  type: 'MYR',
  buy_type: '0',
  language: 'us',
  market: 'MY',
  sort: 'gainers',
  keyword: 'a',
  which: 'held',
  kind: 'placement',
  tab: 'open',
  period: 'day',
  direction: 'long',
  action: 'open',
  ordertype: 'limit',
  price: '0.50',
  quantity: '100',
  leverage: '1',
  from: 'EUR',
  to: 'USD',
  code: '',
  codes: '',
}

const schemaOf = (reference: unknown): Schema => {
  const { $ref } = reference as Schema
  if ($ref === undefined) return reference as Schema
  const found: unknown = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], bundle)
  return schemaOf(found)
}

/** Calls whose fields a broker chooses, or that end the session. */
const LEFT_OUT = /\/(info|record|preview|logout|avatar|search|orderinfo|positioninfo|article)$/
/** The optional fields that are sent too. */
const ALSO = new Set(['type', 'price', 'leverage'])

/** The value of a field: its own by name where the schema of this call takes it, else the last one that the schema names. */
const valueOf = (name: string, schema: unknown, code: string): string => {
  const own = FIELDS[name] || code
  const named = schemaOf(schema).enum ?? [own]
  return named.includes(own) ? own : (named.at(-1) ?? own)
}

/** Every call of the contract that reads something for a signed-in customer, with fields from its schema. */
export const reads = (code: string): readonly Asked[] =>
  Object.entries(bundle.paths).flatMap(([path, operations]) => {
    // The stream is not asked and answered like the calls.
    if (!('post' in operations)) return []
    const { requestBody, security } = operations.post as {
      requestBody?: { content: Record<string, { schema: unknown }> }
      security?: unknown[]
    }
    const { properties = {}, required = [] } = schemaOf(Object.values(requestBody?.content ?? {})[0]?.schema ?? {})
    const names = Object.keys(properties).filter((name) => required.includes(name) || ALSO.has(name))
    const isLeftOut = security?.length === 0 || LEFT_OUT.test(path) || names.some((name) => !(name in FIELDS))
    if (isLeftOut) return []
    const body = Object.fromEntries(names.map((name) => [name, valueOf(name, properties[name], code)]))
    return [{ path, body }]
  })

/** Sends one call and returns how long its answer took, in milliseconds, and its length. */
export const timed = async (
  url: string,
  { body, path }: Asked,
  { account, token }: Customer,
): Promise<{
  readonly milliseconds: number
  readonly bytes: number
  readonly answer: { status: number; msg?: string; data?: unknown }
}> => {
  const start = performance.now()
  const response = await fetch(`${url}/api/vue${path}`, {
    method: 'POST',
    headers: { account, token },
    body: new URLSearchParams(body),
  })
  const text = await response.text()
  return { milliseconds: performance.now() - start, bytes: text.length, answer: JSON.parse(text) }
}
