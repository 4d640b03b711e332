import type { Form } from './contract/caller.ts'
import { type BookFinding, type Books, disagreements, misbooked, type Moves, NOTHING, readBooks } from './books.ts'
import { type Code, codeOf, type Wanted } from './contract/judge.ts'
import type { Check } from './verdict.ts'
import { failed, hear, skipped } from './run.ts'
import type { Finding } from './contract/schema.ts'
import type { Server, Session } from './server.ts'
import { shown } from './contract/shown.ts'

/** A workflow that cannot go on. */
export class Ended extends Error {}

export const FAILED_BEFORE = 'an earlier call of its workflow failed'

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
  readonly #undo: Array<() => Promise<void>> = []

  constructor(server: Server) {
    this.#server = server
  }

  record(path: string, name: string, findings: ReadonlyArray<Finding>): void {
    this.checks.push(failed(path, name, findings))
  }

  skip(path: string, name: string, reason: string): void {
    this.checks.push(skipped(path, name, reason))
  }

  async #send(path: string, form: object | undefined, wanted: Wanted, as?: Session) {
    const heard = await hear(this.#server, path, form as Form | undefined, wanted, as ?? this.#server.session)
    if (heard.wrong.length > 0) {
      this.record(path, path, heard.wrong)
      throw new Ended(FAILED_BEFORE)
    }
    if (heard.broken.length > 0) this.record(path, `${path} keeps its promises`, heard.broken)
    return heard
  }

  async ask(path: string, form?: object, as?: Session): Promise<unknown> {
    const { body } = await this.#send(path, form, 'success', as)
    this.checks.push({ ...failed(path, path, []), proves: true })
    return body.data
  }

  async #books(): Promise<Books | undefined> {
    if (this.#server.isMock) return undefined
    const books = await readBooks(async (path, form) => (await this.#send(path, form, 'success')).body.data)
    this.#found(disagreements(books), 'agrees with the other calls')
    return books
  }

  #found(findings: ReadonlyArray<BookFinding>, name: string): void {
    const paths = new Set(findings.map(({ path }) => path))
    for (const path of paths)
      this.record(
        path,
        `${path} ${name}`,
        findings.filter((one) => one.path === path),
      )
  }

  #moved(
    path: string,
    before: Books | undefined,
    after: Books | undefined,
    moves: Moves,
    own: ReadonlySet<string>,
    when: string,
  ) {
    if (before === undefined || after === undefined) return
    const findings = misbooked(before, after, moves, own)
    this.#found(findings, `after ${path}${when}`)
    if (findings.length === 0) this.record(path, `${path}: the money${when}`, [])
  }

  async change(path: string, form: Form, change: LooseChange = {}): Promise<unknown> {
    const before = await this.#books()
    const first = await this.#send(path, form, change.unless === undefined ? 'success' : 'answer')
    const { status, msg } = first.body
    if (status !== 1) {
      const code = codeOf(msg)
      const isLegal = code !== undefined && change.unless?.includes(code) === true
      this.record(
        path,
        path,
        isLegal ? [] : [{ at: '/msg', expected: `1, or ${change.unless?.join(' or ')}`, got: shown(msg) }],
      )
      throw new Ended(isLegal ? `${path} was refused: ${code}` : FAILED_BEFORE)
    }
    this.checks.push({ ...failed(path, path, []), proves: true })
    if (this.#server.isMock) return first.body.data
    const data = first.body.data as Loose
    const own = new Set([...idsOf(form, data), ...(change.own?.(data) ?? [])])
    const after = await this.#books()
    this.#moved(path, before, after, change.moves?.(data) ?? NOTHING, own, '')
    await this.#again(path, form, change, first.answer)
    this.#moved(path, after, await this.#books(), NOTHING, new Set(), ', asked again')
    return data
  }

  /** The same id again, then the same id with another field. */
  async #again(path: string, form: Form, { altered, isLive }: LooseChange, first: unknown): Promise<void> {
    const again = await this.#send(path, form, 'success')
    const [was, is] = [first, again.answer].map((answer) => (answer as { text: string }).text) as [string, string]
    const idIn = (text: string) => (JSON.parse(text) as { data: Loose }).data['id']
    const isSame = isLive === true ? idIn(was) === idIn(is) : was === is
    const expected = isLive === true ? `the thing ${String(idIn(was))}` : 'the first answer, byte for byte'
    this.record(
      path,
      `${path} with the same id again`,
      isSame ? [] : [{ at: isLive ? '/data/id' : '/', expected, got: shown(is) }],
    )
    if (altered === undefined) return
    await this.#send(path, { ...form, ...altered }, ['request-id-reused'])
    this.record(path, `${path} with the same id and other fields`, [])
  }

  async refuse(path: string, form: object, ...codes: ReadonlyArray<Code>): Promise<void> {
    return this.refuseTo(this.#server.session, path, form, ...codes)
  }

  async refuseTo(as: Session | undefined, path: string, form: object, ...codes: ReadonlyArray<Code>): Promise<void> {
    if (this.#server.isMock) return this.skip(path, `${path} refuses`, 'a mock keeps no state')
    const heard = await hear(this.#server, path, form as Form, codes, as)
    const name = `${path} refuses: ${codes.join(' or ')}`
    this.record(path, name, heard.wrong)
  }

  async turnAway(path: string, as: Session): Promise<void> {
    if (this.#server.isMock)
      return this.skip(path, `${path} after the end`, 'a mock keeps no sessions and takes any token')
    await this.#send(path, undefined, 'no session', as)
    this.record(path, `${path} after the end`, [])
  }

  holds(path: string, at: string, expected: string, got: unknown, isTrue: boolean): void {
    if (this.#server.isMock && !isTrue) this.skip(path, expected, 'a mock keeps no state')
    else this.record(path, `${path} in its workflow`, isTrue ? [] : [{ at, expected, got: shown(got) }])
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
