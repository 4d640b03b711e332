import { isBigDecimal } from 'effect/BigDecimal'
import { type Decimal, figure, formatDecimal, isSame } from './contract/amounts.ts'
import type { Answer, Form } from './contract/caller.ts'
import { BOOKS, type Books, type Moves, NOTHING, readBooks } from './books/books.ts'
import { inDisagreement, moved } from './books/bookChecks.ts'
import { type Altered, alteredForms } from './altered.ts'
import { isAsked, operationAt } from './contract/operations.ts'
import { findingsOf, type Wanted } from './contract/judge.ts'
import { type Code, codeOf, shown } from './contract/shown.ts'
import { UNKNOWN_FIELD } from './cases.ts'
import type { Call } from './evidence/exchange.ts'
import type { Check } from './verdict.ts'
import { differing, discord, likeOf, sendAtOnce } from './repeats.ts'
import { failed, type Heard, hear, heardOf, skipped } from './run.ts'
import type { Finding } from './contract/schema.ts'
import type { Server, Session } from './server.ts'

/** A workflow that cannot go on. */
export class Ended extends Error {}

export const FAILED_BEFORE = 'an earlier call of its workflow failed'

/** What a server may answer to any call of an operation that it allows so many times only. */
const THROTTLED = 'submitted-too-frequently'

const nothingSent = (path: string, form: Form): Call => ({
  sent: { path, form, isUpload: false, headers: {} },
  answer: { kind: 'silent', why: 'nothing was sent', isUnreachable: false },
})

type Loose = Readonly<Record<string, unknown>>
interface LooseChange {
  readonly moves?: (data: Loose) => Moves
  readonly altered?: Form
  readonly own?: (data: Loose) => ReadonlyArray<string>
  readonly unless?: ReadonlyArray<Code>
  readonly isLive?: true
}

/** Every text of a request and its answer: the ids under which it can be booked are among them. */
const idsOf = (...things: ReadonlyArray<unknown>): ReadonlySet<string> =>
  new Set(
    things.flatMap((thing) => (typeof thing === 'object' && thing !== null ? Object.values(thing).map(String) : [])),
  )

/** Makes the calls of one workflow, and writes down what it finds. */
export class Stepper {
  readonly checks: Array<Check> = []
  readonly leftovers: Array<string> = []
  readonly #server: Server
  readonly #level: number | undefined
  readonly #undo: Array<() => Promise<void>> = []
  /** The call of each operation whose answer the workflow has: what it states is about that, and not about a repeat of it. */
  readonly #answered = new Map<string, Call>()
  /** The books after the last change: what was refused since then must have left the money where it was. */
  #unchanged: Books | undefined

  /** @param level the level of capability up to which calls are made; all where it is omitted */
  constructor(server: Server, level?: number) {
    this.#server = server
    this.#level = level
  }

  #isAsked(path: string): boolean {
    return isAsked(path, this.#level) && !this.#server.lacks.has(path)
  }

  record(path: string, name: string, findings: ReadonlyArray<Finding>, call?: Call): void {
    this.checks.push(this.#server.tape.told(failed(path, name, findings), call))
  }

  /** Writes down what the books show, of which `cause` may be the reason. */
  #show(checks: ReadonlyArray<Check>, cause?: Call): void {
    this.checks.push(...checks.map((check) => this.#server.tape.told(check, undefined, cause)))
  }

  skip(path: string, name: string, reason: string): void {
    if (this.#isAsked(path)) this.checks.push(skipped(path, name, reason))
  }

  /** A workflow ends at its next step where its user has stopped the run, and undoes what it did. */
  #goOn(): void {
    const reason = this.#server.givenUp()
    if (reason !== undefined) throw new Ended(reason)
  }

  async #send(path: string, form: object | undefined, wanted: Wanted, as?: Session, name = path) {
    this.#goOn()
    return this.#usable(
      path,
      await hear(this.#server, path, form as Form | undefined, wanted, as ?? this.#server.session),
      name,
    )
  }

  #usable(path: string, heard: Heard, name = path): Heard {
    if (heard.wrong.length > 0) {
      this.record(path, name, heard.wrong, heard.call)
      throw new Ended(FAILED_BEFORE)
    }
    if (heard.broken.length > 0) this.record(path, `${path} keeps its promises`, heard.broken, heard.call)
    return heard
  }

  async ask(path: string, form?: object, as?: Session): Promise<unknown> {
    if (!isAsked(path, this.#level)) throw new Ended(`it needs a call above level ${this.#level}`)
    const lacking = this.#server.lacks.get(path)
    if (lacking !== undefined) throw new Ended(lacking)
    const { body, call } = await this.#send(path, form, 'success', as)
    this.#answered.set(path, call)
    if (operationAt(path).changes) this.#unchanged = undefined
    this.checks.push({ ...failed(path, path, []), proves: true })
    return body.data
  }

  async #books(): Promise<Books | undefined> {
    if (this.#server.isMock || !BOOKS.every((path) => this.#isAsked(path))) return undefined
    const books = await readBooks(async (path, form) => (await this.#send(path, form, 'success')).body.data)
    this.#show(inDisagreement(books))
    return books
  }

  async change(path: string, form: Form, change: LooseChange = {}): Promise<unknown> {
    const before = this.#unchanged ?? (await this.#books())
    this.#unchanged = undefined
    this.#goOn()
    const calls = await sendAtOnce(this.#server, path, form)
    const wanted = change.unless === undefined ? 'success' : 'answer'
    const first = this.#usable(path, heardOf(this.#server, calls[0] ?? nothingSent(path, form), wanted))
    const { status, msg } = first.body
    if (status !== 1) {
      const code = codeOf(msg)
      const isLegal = code !== undefined && change.unless?.includes(code) === true
      this.record(
        path,
        path,
        isLegal ? [] : [{ at: '/msg', expected: `a success, or ${change.unless?.join(' or ')}`, got: shown(msg) }],
        first.call,
      )
      throw new Ended(isLegal ? `${path} was refused: ${code}` : FAILED_BEFORE)
    }
    this.checks.push({ ...failed(path, path, []), proves: true })
    if (this.#server.isMock) return first.body.data
    const isLive = change.isLive === true
    const { findings, call } = discord(this.#server, calls, isLive)
    this.record(path, `${path}, ${calls.length} times at once`, findings, call)
    // What is live has moved on while it was sent: its state after all of them is what the books show.
    const shows = isLive ? await this.#send(path, form, 'success') : first
    this.#answered.set(path, shows.call)
    const { data } = shows.body as { readonly data: Loose }
    const own = new Set([...idsOf(form, data), ...(change.own?.(data) ?? [])])
    const after = await this.#books()
    this.#show(moved(path, before, after, change.moves?.(data) ?? NOTHING, own, ''), first.call)
    await this.#again(path, form, change, first.answer)
    const last = await this.#books()
    this.#show(moved(path, after, last, NOTHING, new Set(), ', asked again'), first.call)
    this.#unchanged = last
    return data
  }

  /** The same id again, then the same id with other fields. */
  async #again(path: string, form: Form, { altered, isLive }: LooseChange, first: Answer): Promise<void> {
    const again = await this.#send(path, form, 'success')
    this.record(path, `${path} with the same id again`, differing(first, again.answer, isLive === true), again.call)
    if (altered !== undefined) await this.refuse(path, { ...form, ...altered }, 'request-id-reused')
    const like = likeOf(path, form)
    if (this.#server.alteredOften.has(like)) return
    this.#server.alteredOften.add(like)
    await Promise.all(alteredForms(path, form).map((one) => this.#refuseAltered(path, one)))
    const more = await hear(this.#server, path, { ...form, ...UNKNOWN_FIELD }, 'success', this.#server.session)
    const findings = more.wrong.length > 0 ? more.wrong : differing(first, more.answer, isLive === true)
    this.record(path, `${path} with the same id and a field more that no server knows`, findings, more.call)
  }

  /** Another value of a field can contradict the other fields: the fields are checked before the id. */
  async #refuseAltered(path: string, { field, form }: Altered): Promise<void> {
    const codes = ['request-id-reused', 'invalid-parameters'] as const
    await this.#refuses(`${path} with the same id and another ${field}`, this.#server.session, path, form, codes)
  }

  async refuse(path: string, form: object, ...codes: ReadonlyArray<Code>): Promise<void> {
    return this.refuseTo(this.#server.session, path, form, ...codes)
  }

  async refuseTo(as: Session | undefined, path: string, form: object, ...codes: ReadonlyArray<Code>): Promise<void> {
    if (!this.#isAsked(path)) return
    if (this.#server.isMock) return this.skip(path, `${path} refuses`, 'a mock keeps no state')
    await this.#refuses(`${path} refuses: ${codes.join(' or ')}`, as, path, form as Form, codes)
  }

  async #refuses(
    name: string,
    as: Session | undefined,
    path: string,
    form: Form,
    codes: ReadonlyArray<Code>,
  ): Promise<void> {
    this.#goOn()
    const heard = await hear(this.#server, path, form, codes, as)
    // Many runs after another use up what a right server allows in an hour or a day.
    const isThrottled = codeOf(heard.body.msg) === THROTTLED && findingsOf(path, 'answer', heard.answer).length === 0
    if (isThrottled && heard.wrong.length > 0) this.skip(path, name, 'the server takes no more tries of it for now')
    else this.record(path, name, heard.wrong, heard.call)
  }

  async turnAway(path: string, as: Session): Promise<void> {
    if (!this.#isAsked(path)) return
    if (this.#server.isMock)
      return this.skip(path, `${path} after the end`, 'a mock keeps no sessions and takes any token')
    const name = `${path} after the end`
    await this.#send(path, undefined, 'no session', as, name)
    this.record(path, name, [])
  }

  holds(path: string, at: string, expected: string, got: unknown, isTrue: boolean): void {
    if (this.#server.isMock && !isTrue) this.skip(path, expected, 'a mock keeps no state')
    else {
      const findings = isTrue ? [] : [{ at, expected, got: shown(got) }]
      this.record(path, `${path} in its workflow`, findings, this.#answered.get(path))
    }
  }

  comesTo(path: string, at: string, due: Decimal, got: unknown, why: string): void {
    const [is, shows] = isBigDecimal(got) ? [got, formatDecimal(got)] : [figure(got), got]
    this.holds(path, at, `${formatDecimal(due)}: ${why}`, shows, isSame(is, due))
  }

  /** Writes down that the workflow cannot go on with what the server answered, such as a step of 0 between prices. */
  givesUp(path: string, cause: unknown): void {
    this.record(path, `${path} and the calls after it`, [
      { at: 'the answers', expected: 'figures that can be counted with', got: shown(String(cause)) },
    ])
  }

  takeBack(what: string, path: string, form: () => object | undefined): void {
    this.#undo.push(async () => {
      const due = form()
      if (due === undefined) return
      const { wrong, body } = await hear(this.#server, path, due as Form, 'answer', this.#server.session)
      if (wrong.length > 0 || body.status !== 1) this.leftovers.push(what)
    })
  }

  /** Undoes what the workflow did and did not undo itself, the last thing first. */
  async unwind(): Promise<void> {
    for (const undo of this.#undo.reverse()) await undo()
  }
}
