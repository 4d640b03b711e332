import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { CONTRACT_VERSION } from '../contract/operations.ts'
import type { Finding } from '../contract/schema.ts'
import type { Exchange } from '../evidence/exchange.ts'
import { Unusable } from '../command/options.ts'
import type { Check } from '../verdict.ts'

/** One call that is not what the contract says. */
export interface Deviation {
  /** Who breaks the contract: the client with its request, or the server with its answer. */
  readonly side: 'client' | 'server'
  /** The findings, and the call without its secrets. */
  readonly check: Check
  /** Earlier calls that showed the same things: of an answer that contradicts them. */
  readonly before: ReadonlyArray<Exchange['request']>
}

/** A call that broke the contract once, without its secrets: `--cases` of the suite makes it again. */
export interface Case {
  readonly operation: string
  readonly side: Deviation['side']
  readonly firstSeen: string
  /** How often it was seen. */
  readonly times: number
  /** Calls to make first. */
  readonly before: ReadonlyArray<Exchange['request']>
  readonly findings: ReadonlyArray<Finding>
  readonly exchange: Exchange
}

const KIND = 'deviations from the open brokerage contract'

const codeOf = (cause: unknown): string => (cause as { readonly code?: string }).code ?? (cause as Error).message

const isCase = (value: unknown): value is Case => {
  const { operation, side, before, findings, exchange } = (value ?? {}) as Partial<Case>
  return (
    typeof operation === 'string' &&
    (side === 'client' || side === 'server') &&
    Array.isArray(before) &&
    Array.isArray(findings) &&
    typeof exchange?.request === 'object'
  )
}

/**
 * Reads the cases of a file.
 *
 * @throws Unusable where it cannot be read, or holds something else
 */
export const readCases = (file: string): ReadonlyArray<Case> => {
  const text = (() => {
    try {
      return readFileSync(file, 'utf8')
    } catch (cause) {
      throw new Unusable(`${file} cannot be read: ${codeOf(cause)}`)
    }
  })()
  const parsed = (() => {
    try {
      return JSON.parse(text) as { readonly kind?: unknown; readonly cases?: unknown } | null
    } catch {
      return null
    }
  })()
  if (parsed?.kind !== KIND || !Array.isArray(parsed.cases) || !parsed.cases.every(isCase))
    throw new Unusable(`${file} holds no deviations of the proxy`)
  return parsed.cases
}

/** The same mistake in another row, or with other figures. */
const keyOf = (side: string, operation: string, findings: ReadonlyArray<Finding>): string =>
  [side, operation, ...findings.map(({ at, expected }) => `${at} ${expected}`.replaceAll(/\d+/g, '0'))].join('\n')

/** Keeps deviations in a file, each kind once; those that it holds already stay. */
export class CaseFile {
  readonly #file: string
  readonly #cases = new Map<string, Case>()

  /** @throws Unusable where it cannot be written, or holds something else */
  constructor(file: string) {
    this.#file = file
    for (const one of existsSync(file) ? readCases(file) : [])
      this.#cases.set(keyOf(one.side, one.operation, one.findings), one)
    try {
      this.#write()
    } catch (cause) {
      throw new Unusable(`${file} cannot be written: ${codeOf(cause)}`)
    }
  }

  /** Whether it is a new one. */
  add({ side, check, before }: Deviation, now: Date): boolean {
    const { operation, findings, exchange } = check
    if (exchange === undefined) return false
    const key = keyOf(side, operation, findings)
    const known = this.#cases.get(key)
    this.#cases.set(
      key,
      known === undefined
        ? { operation, side, firstSeen: now.toISOString(), times: 1, before, findings, exchange }
        : { ...known, times: known.times + 1 },
    )
    this.#write()
    return known === undefined
  }

  get size(): number {
    return this.#cases.size
  }

  /** Whole or not at all, however the process ends. */
  #write(): void {
    const made = { kind: KIND, contract: CONTRACT_VERSION, cases: [...this.#cases.values()] }
    writeFileSync(`${this.#file}.part`, `${JSON.stringify(made, null, 2)}\n`)
    renameSync(`${this.#file}.part`, this.#file)
  }
}
