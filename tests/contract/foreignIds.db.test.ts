import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { passkeysOn } from '../../paper/areas/account/passkeys/testing/passkeyHolder.ts'
import { DEMO_IDENTITY } from '../../paper/demo/person.ts'
import { problemsOf } from '../../paper/testing/books.ts'
import { type Answer, type Session, startTestBroker, type TestBroker } from '../../paper/testing/broker.ts'
import { uploadPicture } from '../../paper/testing/images.ts'
import { type Operation, operations } from '../conformance/contract/operations.ts'
import { DEMO, login } from '../demoCustomer.ts'

// Every call that takes an id, with an id of every kind that another customer has. A call that is added to the contract
// is covered without a line here.

type Form = Readonly<Record<string, string>>

const CODE = '96038'
let paper: TestBroker
let victim: Session
let attacker: Session
let newcomer: Session
/** What the forms need beside the id, so that a call is not refused before it looks for the thing. */
let known: Form = {}
/** One id of each kind that the victim has, by where it was seen. */
let ids: ReadonlyMap<string, string>

beforeAll(async () => {
  paper = await startTestBroker({ demo: true, clockStart: new Date('2026-06-10T02:30:00Z') })
  await paper.control('/clock', { rate: 0 })
  victim = await login(paper.url)
  attacker = await paper.customer({ EUR: '100000.00', MYR: '100000.00', USDT: '10000.00' })
  newcomer = await paper.customer()
  await paper.control('/identity/grant', { account: attacker.account })
  await paper.control('/fundpassword', { account: attacker.account, password: DEMO_IDENTITY.fundPassword })
  known = { code: CODE, direction: 'long', transferdate: '2026-06-10', fundpassword: DEMO_IDENTITY.fundPassword }
  const seen = new Map([...(await further()), ...shownIn(await read(victim))])
  // Each once.
  ids = new Map([...new Map([...seen].map(([kind, id]) => [id, kind])).entries()].map(([id, kind]) => [kind, id]))
})
afterAll(async () => {
  expect(await problemsOf(paper)).toEqual([])
  await paper.stop()
})

const send = (path: string, form: Form, session?: Session): Promise<Answer> =>
  paper.call(path as '/bank/list', form, session)

/** What the demo customer has not, or no list shows. */
const further = async (): Promise<ReadonlyMap<string, string>> => {
  await send('/alert/add', { code: CODE, kind: 'above', value: '900', requestid: randomUUID() }, victim)
  const { passkey } = await passkeysOn(paper, DEMO.password).add(victim, { fundpassword: DEMO_IDENTITY.fundPassword })
  const [card] = (await paper.call('/bank/list', { type: 'EUR' }, victim)).data
  const paid = { currency: 'EUR', money: '50.00', cardid: card?.id ?? '', fundpassword: DEMO_IDENTITY.fundPassword }
  const requestid = randomUUID()
  const { list } = (await paper.call('/trade/positionlist', { which: 'held', code: CODE }, victim)).data
  const answer = await send('/funds/withdraw', { ...paid, type: 'EUR', requestid }, victim)
  expect(answer.status).toBe(1)
  return new Map([
    ['a position', list[0]?.id ?? ''],
    ['the request of a withdrawal', requestid],
    ['a picture', await uploadPicture(paper.url, victim, 'identity')],
    ['another picture', await uploadPicture(paper.url, victim, 'avatar', '#aa4477')],
    ['a third picture', await uploadPicture(paper.url, victim, 'proof', '#44aa77')],
    ['a credential', passkey.id],
    ['a quote', (await paper.call('/exchange/quote', { from: 'EUR', to: 'USD' }, victim)).data.quoteid],
  ])
}

/** The fields of a form that take an id of a thing, by their form in the contract. */
const idFieldsOf = ({ changes, fields }: Operation): ReadonlyArray<string> =>
  Object.entries(fields).flatMap(([name, { format, pattern = '' }]) =>
    /\{1,64\}|\{1,1364\}/.test(pattern) || (format === 'uuid' && !changes) ? [name] : [],
  )

const calls = operations.flatMap((operation) => idFieldsOf(operation).map((field) => ({ field, operation })))

/** The calls that read without an id. */
const reads = operations.filter(
  ({ changes, media, path, required }) =>
    !changes &&
    !required.includes('password') &&
    media !== 'multipart/form-data' &&
    !['/user/logout', '/exchange/quote', '/user/loginchallenge'].includes(path) &&
    !calls.some(({ field, operation }) => operation.path === path && required.includes(field)),
)

const leastOf = ({ filled, required }: Operation): Form =>
  Object.fromEntries(required.flatMap((field) => [[field, known[field] ?? filled[field] ?? '']]))

const read = async (session: Session): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(
    await Promise.all(
      reads.map(async (one) => [one.path, (await send(one.path, leastOf(one), session)).data] as const),
    ),
  )

const shownIn = (answer: unknown, at = ''): ReadonlyArray<readonly [at: string, id: string]> => {
  if (typeof answer === 'object' && answer !== null)
    return Object.entries(answer).flatMap(([key, value]) => shownIn(value, /^\d+$/.test(key) ? at : `${at} ${key}`))
  // Movements, fills and references name the same things again.
  if (!/ (id|clientorderid)$/.test(at) || /^ \/(records|dividend)|statement|fills/.test(at)) return []
  return typeof answer === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(answer) ? [[at, answer]] : []
}

type Call = (typeof calls)[number]

/** A form that is right but for the id. */
const formOf = ({ field, operation }: Call, id: string, password: string): Form => ({
  ...leastOf(operation),
  ...('action' in operation.filled && { action: 'close', ordertype: 'market', quantity: '100' }),
  ...(operation.path === '/trade/amendorder' && { price: '1' }),
  ...('password' in operation.filled && { password }),
  [field]: id,
  ...Object.fromEntries(
    ['requestid', 'clientorderid'].flatMap((name) =>
      operation.required.includes(name) ? [[name, randomUUID()] as const] : [],
    ),
  ),
})

/** What is answered about an id, without the id. */
const said = async (one: Call, id: string, session: Session): Promise<string> => {
  const form = formOf(one, id, session === victim ? DEMO.password : 'test1234')
  const { data, httpStatus, msg, status } = await send(one.operation.path, form, session)
  return JSON.stringify([httpStatus, status, msg, data]).replaceAll(id, 'ID')
}

/** The ids that a field takes, by where they were seen: that of a passkey has a form of its own. */
const idsFor = ({ field }: Call): ReadonlyMap<string, string> =>
  new Map([...ids].filter(([, id]) => (id.length === 36) === (field !== 'credentialid')))
const nothingFor = ({ field }: Call): string =>
  field === 'credentialid' ? randomBytes(20).toString('base64url') : randomUUID()

it('answers another customer about an id as about one that does not exist, and changes nothing', async () => {
  const before = await read(victim)
  const wrong: Array<string> = []
  for (const one of calls) {
    // Who is verified already submits no identity.
    const session = one.operation.path === '/identity/submit' ? newcomer : attacker
    let due = await said(one, nothingFor(one), session)
    for (const [kind, id] of idsFor(one)) {
      const got = await said(one, id, session)
      // Too many tries are refused, whatever they name.
      if (got !== due) due = await said(one, nothingFor(one), session)
      if (got !== due) wrong.push(`${one.operation.path} ${one.field}, ${kind}: ${got}`)
    }
  }
  expect(wrong).toEqual([])
  expect(await read(victim)).toEqual(before)
}, 240_000)

it('answers a visitor HTTP 401', async () => {
  const ofCustomers = calls.filter(({ operation }) => !operation.isPublic)
  for (const one of ofCustomers)
    for (const id of idsFor(one).values())
      expect((await send(one.operation.path, formOf(one, id, ''))).httpStatus, one.operation.path).toBe(401)
}, 240_000)

/**
 * Fields for which the demo customer has no id: those of what is everybody's, of what a device has to sign, of an identity
 * that is verified already, and of a plan in the preview, which needs the instrument of the plan.
 */
const NOT_FOUND_BY_ITS_OWNER: ReadonlyArray<string> = [
  '/user/loginbypasskey credentialid',
  '/plan/preview id',
  '/news/info id',
  '/funds/deposit channelid',
  '/funds/withdrawbypasskey credentialid',
  '/identity/submit front',
  '/identity/submit back',
  '/security/passkeyadd credentialid',
  '/activity/info id',
  '/activity/claim id',
  '/block/info id',
  '/block/preview id',
  '/block/buy id',
  '/offer/info id',
  '/offer/subscribe id',
]

it('answers the owner about each of them otherwise', async () => {
  const alike: Array<string> = []
  for (const one of calls) {
    let isFound = false
    for (const id of idsFor(one).values())
      isFound ||= (await said(one, nothingFor(one), victim)) !== (await said(one, id, victim))
    if (!isFound) alike.push(`${one.operation.path} ${one.field}`)
  }
  expect(alike).toEqual(NOT_FOUND_BY_ITS_OWNER)
}, 240_000)
