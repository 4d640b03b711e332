import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { failureByText } from '../../adapters/generated/messages.ts'
import { DEMO_IDENTITY } from '../../paper/demo/person.ts'
import { type Answer, callAt, type Session, startTestBroker, type TestBroker } from '../../paper/testing/broker.ts'
import { login } from '../demoCustomer.ts'
import { longRuns } from '../../paper/testing/longRuns.ts'
import { takes } from '../conformance/contract/schema.ts'
import { LOGOUT, type Operation, operations } from '../conformance/contract/operations.ts'

let paper: TestBroker
let mine: Session
beforeAll(async () => {
  paper = await startTestBroker({ demo: true, clockStart: new Date('2026-06-10T02:30:00Z') })
  mine = await login(paper.url)
  known = await readKnown()
})
afterAll(() => paper.stop())

/** Texts that no client of ours sends. Each is one that some database, parser or calculation does not take. */
const TEXTS = [
  '',
  '0',
  '0.0',
  '0.00000001',
  '-1',
  '1e3',
  '3000000000',
  '999999999999999',
  '999999999999999.99999999',
  '9'.repeat(400),
  'NaN',
  '١٢',
  ' 1 ',
  `urn:uuid:${randomUUID()}`,
  '{00000000-0000-0000-0000-000000000000}',
  '2026-02-30',
  'a\u0000b',
  "';--",
  '\u202e%s${0}',
  '\u{1F600}'.repeat(40),
]

/** What JSON can hold and a form cannot, as it is written. */
const JSON_VALUES = ['null', '1', '-0', '1e400', 'true', '[]', '["1"]', '{}', '"\\ud800"', '"\\udc00x"', '[[[[]]]]']

/** Values with which a call gets further than with the contract's examples, which name nothing of this broker's. */
let known: Readonly<Record<string, string>> = {}

const idOf = (answer: Answer): string => {
  const { list = [] } = answer.data as { list?: ReadonlyArray<{ id: string }> }
  return list[0]?.id ?? ''
}

const readKnown = async (): Promise<Readonly<Record<string, string>>> => {
  const ask = (path: Operation['path'], form: Record<string, string> = {}) =>
    callAt(paper.url, path as '/bank/list', form, mine)
  const cards = (await ask('/bank/list')).data
  const position = idOf(await ask('/trade/positionlist', { which: 'held' }))
  return {
    code: '96038',
    codes: '96038,96115',
    fundpassword: DEMO_IDENTITY.fundPassword,
    cardid: cards.find(({ method }) => method === 'bank')?.id ?? '',
    wallet: cards.find(({ method }) => method === 'wallet')?.id ?? '',
    positionid: position,
    '/trade/positioninfo id': position,
    '/block/preview id': idOf(await ask('/block/list')),
    '/block/buy id': idOf(await ask('/block/list')),
    '/offer/subscribe id': idOf(await ask('/offer/list', { kind: 'newshare', tab: 'open' })),
  }
}

const without = (form: Record<string, string>, field: string): Record<string, string> =>
  Object.fromEntries(Object.entries(form).filter(([name]) => name !== field))

const filledOf = ({ filled, path }: Operation): Record<string, string> => {
  const form = Object.fromEntries(
    Object.entries(filled).map(([field, value]) => [field, known[`${path} ${field}`] ?? known[field] ?? value]),
  )
  for (const field of ['requestid', 'clientorderid']) if (field in form) form[field] = randomUUID()
  // An order that opens names no position.
  return form['action'] === 'open' ? without(form, 'positionid') : form
}

/** Other ways to fill a form, which lead to other calculations with the same texts. */
const otherForms = (): ReadonlyArray<readonly [string, Record<string, string>]> => {
  const order = { code: '96038', direction: 'long', action: 'open', ordertype: 'limit', price: '1', quantity: '100' }
  const forms = [
    { ...order, direction: 'short', leverage: '5' },
    without({ ...order, ordertype: 'market' }, 'price'),
    { ...order, action: 'close', code: '697014', positionid: known['positionid'] ?? '' },
  ]
  return [
    ...forms.map((form) => ['/trade/orderpreview', form] as const),
    ...forms.map((form) => ['/trade/order', { ...form, clientorderid: randomUUID() }] as const),
    ['/funds/withdrawpreview', { type: 'USDT', money: '100' }],
    ['/funds/withdrawpreview', { type: 'USDT', money: '100', cardid: known['wallet'] ?? '' }],
    ['/trade/addmargin', { positionid: known['positionid'] ?? '', amount: '1', requestid: randomUUID() }],
  ]
}

const everyField = operations.flatMap((operation) =>
  Object.keys(operation.filled).map((field) => [operation, field] as const),
)

/** One hostile call: its body as it travels. */
interface Hostile {
  readonly path: string
  readonly what: string
  readonly type: string
  readonly body: string
}

const FORM = 'application/x-www-form-urlencoded'
const shown = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value)

const isTaken = ({ media, path }: Operation, field: string, text: string): boolean =>
  media !== undefined && takes(path, media, field, text)

/** A field of each kind, with its operation. Fields of a kind take and refuse the same texts. */
const oneOfEachKind = (): ReadonlyArray<readonly [Operation, string]> => {
  const kinds = new Map(
    everyField.map(([operation, field]) => [
      TEXTS.map((text) => isTaken(operation, field, text)).join(),
      [operation, field] as const,
    ]),
  )
  return [...kinds.values()]
}

const fields = longRuns(0, 1) === 1 ? everyField : oneOfEachKind()

const inForm = (path: string, field: string, what: string, body: URLSearchParams | string): Hostile => ({
  path,
  what: `${field} ${what}`,
  type: FORM,
  body: body.toString(),
})

const withText = (operation: Operation, field: string, text: string, form = filledOf(operation)): Hostile =>
  inForm(operation.path, field, `= ${shown(text)}`, new URLSearchParams({ ...form, [field]: text }))

const inJson = ([operation, field]: readonly [Operation, string]): ReadonlyArray<Hostile> =>
  JSON_VALUES.map((value) => {
    const others = without(filledOf(operation), field)
    const body = `${JSON.stringify(others).slice(0, -1)}${Object.keys(others).length > 0 ? ',' : ''}"${field}":${value}}`
    return { path: operation.path, what: `${field}: ${value}`, type: 'application/json', body }
  })

/** Bodies that are wrong as a whole. */
const bodies = (operation: Operation): ReadonlyArray<Hostile> => {
  const call = (what: string, type: string, body: string): Hostile => ({ path: operation.path, what, type, body })
  return [
    call('no such type', 'application/xml', '<a/>'),
    call('a type that is none', 'nonsense', 'a=1'),
    call('a list', 'application/json', '[]'),
    call('a number', 'application/json', '1'),
    call('broken JSON', 'application/json', '{'),
    call('a field without a name', 'application/json', '{"\\ud800":"\\u0000"}'),
    call('a multipart form without an end', 'multipart/form-data; boundary=x', '--x\r\n'),
    call('a multipart form without a boundary', 'multipart/form-data', 'a'),
  ]
}

const send = async (call: Hostile): Promise<string | undefined> => {
  const { body, path, type } = call
  const answer = await fetch(`${paper.url}/api/vue${path}`, {
    method: 'POST',
    headers: { 'content-type': type, ...mine },
    body,
  })
  const text = await answer.text()
  // A customer may send three uploads at a time; the fourth comes again, as the contract asks.
  if (answer.status === 503 && answer.headers.has('retry-after')) return send(call)
  if (answer.status !== 200) return `HTTP ${answer.status} ${answer.headers.get('x-contract-violation') ?? text}`
  const { msg, status } = JSON.parse(text) as { status: number; msg?: keyof typeof failureByText }
  if (status === 1) return undefined
  const code = msg && failureByText[msg]
  return code === undefined || code === 'system-busy' ? `${code}` : undefined
}

/** The answers that are neither a success nor a refusal with a message of the contract. */
const wrongAnswers = async (calls: ReadonlyArray<Hostile>): Promise<ReadonlyArray<string>> => {
  const left = [...calls]
  const wrong: Array<string> = []
  const client = async () => {
    for (let call = left.pop(); call !== undefined; call = left.pop()) {
      const said = await send(call)
      if (said !== undefined) wrong.push(`${call.path} ${call.what}: ${said}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, client))
  return wrong.toSorted()
}

it('refuses for a reason of the catalogue, or takes, what the contract takes of hostile texts', async () => {
  const calls = everyField.flatMap(([operation, field]) =>
    TEXTS.filter((text) => isTaken(operation, field, text)).map((text) => withText(operation, field, text)),
  )
  const more = otherForms().flatMap(([path, form]) => {
    const operation = operations.find((one) => one.path === path)
    return Object.keys(form).flatMap((field) =>
      TEXTS.filter((text) => operation && isTaken(operation, field, text)).flatMap((text) =>
        operation ? [withText(operation, field, text, form)] : [],
      ),
    )
  })
  expect(await wrongAnswers([...calls, ...more])).toEqual([])
})

it('refuses for a reason of the catalogue what the contract does not take, in fields of every kind', async () => {
  const texts = fields.flatMap(([operation, field]) => {
    const form = new URLSearchParams(filledOf(operation)).toString()
    return [
      ...TEXTS.filter((text) => !isTaken(operation, field, text)).map((text) => withText(operation, field, text)),
      inForm(operation.path, field, 'twice', `${form}&${field}=1`),
      inForm(operation.path, field, 'not in UTF-8', form.replace(`${field}=`, `${field}=%ED%A0%80`)),
    ]
  })
  expect(await wrongAnswers([...texts, ...fields.flatMap(inJson)])).toEqual([])
})

it('refuses bodies that cannot be read for a reason of the catalogue, and asks for none where none is meant', async () => {
  expect(await wrongAnswers(operations.filter(({ path }) => path !== LOGOUT).flatMap(bodies))).toEqual([])
})
