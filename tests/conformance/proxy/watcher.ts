import { brokenPromises } from '../promises/all.ts'
import { type Kind, kindsOf } from '../promises/entities.ts'
import { coverageOf, countsOf } from '../reports/coverage.ts'
import type { Answer, Sent } from '../contract/caller.ts'
import { findingsOf } from '../contract/judge.ts'
import { isAsked, type Operation, operations } from '../contract/operations.ts'
import type { Finding } from '../contract/schema.ts'
import { type Call, exchangeOf } from '../evidence/exchange.ts'
import type { Secrets } from '../evidence/secrets.ts'
import { Tape } from '../evidence/tape.ts'
import { findingsOfHeaders } from '../http/manners.ts'
import { Memory } from '../memory.ts'
import { failed } from '../run.ts'
import type { Deviation } from '../regression/caseFile.ts'
import { wantedOf } from '../regression/wanted.ts'
import { bodyOf } from '../server.ts'
import type { Check } from '../verdict.ts'
import { answerOf, isPicture, isStream, type Passed, sentOf } from './passed.ts'
import { calledOperation, requestFindings } from './requests.ts'

/** A refusal of a body that is too large may come with HTTP 413. */
const withoutSize = (answer: Answer): Answer =>
  answer.kind === 'answered' && answer.status === 413 ? { ...answer, status: 200 } : answer

const isBusy = (answer: Answer): boolean =>
  answer.kind === 'answered' && (answer.status === 429 || answer.status === 503)

/** Whether a server does not have a call that it need not have. */
const isAbsent = (answer: Answer, path: string, level: number | undefined): boolean =>
  answer.kind === 'answered' && answer.status === 404 && !isAsked(path, level)

/** Holds each call that passes against the contract, and against the answers before it. */
export class Watcher {
  readonly tape: Tape
  readonly #url: string
  readonly #level: number | undefined
  readonly #secrets: Secrets
  readonly #memories = new Map<string, Memory>()
  readonly #newest = new Map<string, Map<string, Call>>()
  readonly #shownAt = new Map<Kind, number>()
  readonly #checks: Array<Check> = []
  #now = 0
  #calls = 0

  constructor(url: string, secrets: Secrets, level?: number) {
    this.#url = url
    this.#secrets = secrets
    this.#level = level
    this.tape = new Tape({ url, login: undefined, otherLogin: undefined, fundPassword: undefined }, secrets)
  }

  /** A call begins; the returned function takes it with its answer, and gives what is wrong with it. */
  begin(): (passed: Passed) => Promise<ReadonlyArray<Deviation>> {
    const began = (this.#now += 1)
    return async (passed) => {
      const sent = await sentOf(passed)
      this.#secrets.keep('TOKEN', sent.headers['token'])
      this.#secrets.learnForm(sent.form)
      return isStream(passed) || isPicture(passed) ? [] : this.#judge(passed, sent, began)
    }
  }

  /** What was reached so far: `38 of 114 operations, 12 of 553 refusals`. */
  summary(): string {
    const counts = countsOf(coverageOf(operations, [], this.#checks, this.tape))
    return (
      `${this.#calls} calls; ${counts.operations.reached} of ${counts.operations.of} operations answered, ` +
      `${counts.refusals.reached} of ${counts.refusals.of} refusals seen`
    )
  }

  async #judge(passed: Passed, sent: Sent, began: number): Promise<ReadonlyArray<Deviation>> {
    const { path } = sent
    const operation = calledOperation(path)
    this.#calls += 1
    if (operation === undefined) return [this.#unknown(passed, sent)]
    const answer = await this.tape.recording(() => Promise.resolve(answerOf(passed)))(sent)
    const call = { sent, answer }
    const asked = requestFindings(operation, passed, sent)
    const deviations: Array<Deviation> = []
    if (asked.length > 0) deviations.push(this.#deviation('client', path, 'the request', asked, call))
    if (passed.method !== 'POST' || isBusy(answer) || isAbsent(answer, path, this.#level)) {
      const headers = isBusy(answer) ? findingsOfHeaders(sent, answer) : []
      if (headers.length > 0) deviations.push(this.#deviation('server', path, 'the headers', headers, call))
      return deviations
    }
    const { wrong, broken } = this.#answered(operation, call, began)
    const findings = [...wrong, ...broken, ...findingsOfHeaders(sent, answer)]
    this.#checks.push({ ...failed(path, path, findings), proves: bodyOf(answer).status === 1 })
    if (findings.length > 0)
      deviations.push(
        this.#deviation('server', path, 'the answer', findings, call, broken.length > 0 ? this.#earlier(sent) : []),
      )
    this.#remember(call)
    return deviations
  }

  #answered(operation: Operation, { sent, answer }: Call, began: number) {
    const { path, form = {} } = sent
    const wanted = wantedOf(operation, sent, answer)
    const wrong = findingsOf(path, wanted, withoutSize(answer))
    const { status, msg, data } = bodyOf(answer)
    this.tape.heard(path, msg)
    const kinds = kindsOf(path)
    const isInOrder = kinds.every((kind) => (this.#shownAt.get(kind) ?? 0) < began)
    const now = (this.#now += 1)
    for (const kind of kinds) this.#shownAt.set(kind, now)
    const isSuccess = wrong.length === 0 && wanted !== 'no session' && status === 1
    const told = { path, form, data, memory: this.#memoryOf(sent) }
    const broken: ReadonlyArray<Finding> = isSuccess ? brokenPromises(told, isInOrder) : []
    return { wrong, broken }
  }

  /** One customer's answers in one language: a name in another one is no contradiction. */
  #reader({ headers, form }: Sent): string {
    return `${headers['account'] ?? ''} ${form?.['language'] ?? ''}`
  }

  #memoryOf(sent: Sent): Memory {
    const reader = this.#reader(sent)
    const memory = this.#memories.get(reader) ?? new Memory()
    this.#memories.set(reader, memory)
    return memory
  }

  #remember(call: Call): void {
    const reader = this.#reader(call.sent)
    this.#newest.set(reader, (this.#newest.get(reader) ?? new Map<string, Call>()).set(call.sent.path, call))
  }

  #earlier(sent: Sent): Deviation['before'] {
    const kinds = kindsOf(sent.path)
    return [...(this.#newest.get(this.#reader(sent)) ?? [])]
      .filter(
        ([path]) => calledOperation(path)?.changes === false && kindsOf(path).some((kind) => kinds.includes(kind)),
      )
      .map(([, call]) => exchangeOf(this.#url, call, this.#secrets).request)
  }

  #deviation(
    side: Deviation['side'],
    path: string,
    name: string,
    findings: ReadonlyArray<Finding>,
    call: Call,
    before: Deviation['before'] = [],
  ): Deviation {
    return { side, check: this.tape.told(failed(path, name, findings), call), before }
  }

  #unknown(passed: Passed, sent: Sent): Deviation {
    const findings = [{ at: 'request path', expected: 'a call of the contract', got: sent.path }]
    const exchange = exchangeOf(this.#url, { sent, answer: answerOf(passed) }, this.#secrets)
    return { side: 'client', check: { ...failed(sent.path, 'the request', findings), exchange }, before: [] }
  }
}
