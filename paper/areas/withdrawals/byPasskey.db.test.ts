import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { MINUTE } from '../../platform/clock/instant.ts'
import { withBooks } from '../../testing/books.ts'
import type { Session, TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { passkeysOn } from '../account/passkeys/testing/passkeyHolder.ts'
import { makePasskey } from '../account/passkeys/testing/softAuthenticator.ts'
import { bind, MONDAY, PASSWORD, ready, standAt, walletOf } from '../transfers/testing/testing.ts'

let paper: TestBroker
withBooks(reusedTestBroker, async (opened) => {
  paper = opened
  await standAt(paper, MONDAY)
})

const refused = (code: keyof typeof textByCode) => ({ status: 0, msg: textByCode[code] })
const orderOf = (cardid: string, money = '500.00') => ({ currency: 'EUR', money, cardid }) as const
type Order = ReturnType<typeof orderOf>

/** A customer with a payee and a passkey; it confirms withdrawals where the fund password was given. */
const holder = async (fundpassword: string = PASSWORD) => {
  const mine = await ready(paper, { EUR: '2000.00' })
  const cardid = await bind(paper, mine)
  return { mine, order: orderOf(cardid), ...(await passkeysOn(paper).add(mine, { fundpassword })) }
}
const begin = (order: Order, mine: Session) => paper.call('/funds/withdrawchallenge', order, mine)
const confirm = (order: Order, signed: Record<string, string>, mine: Session, requestid = randomUUID()) =>
  paper.call('/funds/withdrawbypasskey', { ...order, ...signed, requestid }, mine)

describe('a withdrawal with a passkey', () => {
  it('reserves the money once, and repeats its first answer', async () => {
    const { mine, order, passkey, userid } = await holder()
    const before = await walletOf(paper, mine, 'EUR')
    const { data } = await begin(order, mine)
    expect(data.allow).toEqual([passkey.id])
    const [signed, requestid] = [passkey.sign(data, userid), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(order, signed, mine, requestid)))
    const again = await confirm(order, signed, mine, requestid)
    expect(again).toMatchObject({ status: 1, data: { money: '500.00', status: 0 } })
    expect(answers).toContainEqual(again)
    for (const answer of answers.filter(({ status }) => status !== 1))
      expect(answer).toMatchObject(refused('fund-operation-in-progress'))
    expect(await walletOf(paper, mine, 'EUR')).not.toEqual(before)
    const { data: list } = await paper.call('/user/withdrawallist', { type: 'EUR' }, mine)
    expect(list).toHaveLength(1)
    // A client that got no answer finds it by its id.
    const found = await paper.call('/user/withdrawallist', { type: 'EUR', requestid }, mine)
    expect(found.data).toMatchObject([{ id: again.data.id, requestid }])
    expect(await confirm(order, signed, mine)).toMatchObject(refused('passkey-expired'))
  })

  it('confirms one amount and one payee for five minutes', async () => {
    const { mine, order, passkey } = await holder()
    const other = { ...order, money: '600.00' }
    const signed = async () => passkey.sign((await begin(order, mine)).data)
    expect(await confirm(other, await signed(), mine)).toMatchObject(refused('passkey-expired'))
    const late = await signed()
    await paper.control('/clock', { advanceMilliseconds: 5 * MINUTE })
    expect(await confirm(order, late, mine)).toMatchObject(refused('passkey-expired'))
    const spelled: Order = { ...order, money: '500' }
    expect(await confirm(spelled, await signed(), mine)).toMatchObject({ status: 1 })
  })

  it('is refused where the passkey only logs in, is of another customer, or nobody was verified', async () => {
    const { mine, order, passkey } = await holder('')
    expect(await begin(order, mine)).toMatchObject(refused('passkey-not-found'))
    const second = (await passkeysOn(paper).add(mine, { fundpassword: PASSWORD })).passkey
    const challenge = async () => (await begin(order, mine)).data
    expect((await challenge()).allow).toEqual([second.id])
    const { passkey: foreign } = await holder()
    const wrong = [
      passkey.sign(await challenge()),
      foreign.sign(await challenge()),
      makePasskey().sign(await challenge()),
      second.sign({ ...(await challenge()), isVerified: false }),
      second.sign({ ...(await challenge()), origin: 'https://evil.example' }),
    ]
    for (const signed of wrong)
      expect(await confirm(order, signed, mine)).toMatchObject(refused('passkey-not-accepted'))
    expect(await confirm(order, second.sign(await challenge()), mine)).toMatchObject(
      refused('submitted-too-frequently'),
    )
    // The fund password is counted apart.
    const byPassword = { ...order, fundpassword: PASSWORD, requestid: randomUUID() }
    expect(await paper.call('/funds/withdraw', byPassword, mine)).toMatchObject({ status: 1 })
  })

  it('needs a set fund password all the same, and is checked last', async () => {
    const { mine, order, passkey } = await holder()
    const tooMuch = { ...order, money: '99999.00' }
    const { data } = await begin(tooMuch, mine)
    expect(await confirm(tooMuch, passkey.sign(data), mine)).toMatchObject(refused('insufficient-withdrawable-amount'))
    const bare = await paper.customer({ EUR: '1000.00' })
    const signed = (await passkeysOn(paper).add(bare)).passkey.sign(data)
    expect(await confirm(order, signed, bare)).toMatchObject(refused('identity-not-verified'))
  })
})
