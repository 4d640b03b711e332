import type { Caller, Form } from '../contract/caller.ts'
import { type Code, codeOf } from '../contract/shown.ts'
import { operationAt } from '../contract/operations.ts'
import type { Options } from '../command/options.ts'
import type { Check } from '../verdict.ts'
import { type Call, exchangeOf } from './exchange.ts'
import { placeOf } from './place.ts'
import { Secrets } from './secrets.ts'

type Success = Pick<Options, 'url' | 'login' | 'otherLogin' | 'fundPassword'>

/** Keeps what was asked and answered, so that a failure can be shown with its call. */
export class Tape {
  readonly #options: Success
  readonly #secrets: Secrets
  readonly #last = new Map<string, Call>()
  readonly #codes: Map<string, Set<Code>>

  constructor(options: Success, secrets = new Secrets(), codes = new Map<string, Set<Code>>()) {
    const { login, otherLogin, fundPassword } = options
    this.#options = options
    this.#secrets = secrets
    this.#codes = codes
    this.#secrets.keep('PASSWORD', login?.password)
    this.#secrets.keep('FUND_PASSWORD', fundPassword)
    this.#secrets.keep('OTHER_PASSWORD', otherLogin?.password)
  }

  /** A tape of what is sent beside other calls: the newest call of an operation is its own, all else is shared. */
  beside(): Tape {
    return new Tape(this.#options, this.#secrets, this.#codes)
  }

  /** A caller whose calls are kept. */
  recording(inner: Caller): Caller {
    return async (sent) => {
      const answer = await inner(sent)
      this.#last.set(sent.path, { sent, answer })
      if (answer.kind === 'answered') this.#secrets.learn(answer.text)
      return answer
    }
  }

  /** Notes the refusal that an operation answered. */
  heard(path: string, msg: unknown): void {
    const code = codeOf(msg)
    if (code !== undefined) this.#codes.set(path, (this.#codes.get(path) ?? new Set()).add(code))
  }

  /** Whether an operation was called at all. */
  wasCalled(path: string): boolean {
    return this.#last.has(path)
  }

  /** Codes with which an operation refused so far. */
  codesOf(path: string): ReadonlySet<Code> {
    return this.#codes.get(path) ?? new Set()
  }

  /** A text without the secrets of the run. */
  masked(text: string): string {
    return this.#secrets.masked(text)
  }

  /** The fields of a form without the secrets among them. */
  maskedForm(form: Form): Form {
    return this.#secrets.shown(form)
  }

  /**
   * A failed check with its call and the places of the contract that the answer breaks; any other check as it is.
   *
   * @param call the newest one of its operation where it is omitted
   * @param cause the call before it that had the wrong effect
   */
  told(check: Check, call = this.#last.get(check.operation), cause?: Call): Check {
    if (check.outcome !== 'failed') return check
    const findings = check.findings.map(({ at, expected, got }) => ({
      at,
      expected: this.#secrets.masked(expected),
      got: this.#secrets.found(at.split('/').at(-1) ?? '', got),
      ...placeOf(check.operation, at),
    }))
    return {
      ...check,
      name: this.#secrets.masked(check.name),
      findings,
      operationId: operationAt(check.operation).id,
      ...(call && { exchange: exchangeOf(this.#options.url, call, this.#secrets) }),
      ...(cause && { cause: exchangeOf(this.#options.url, cause, this.#secrets) }),
    }
  }
}
