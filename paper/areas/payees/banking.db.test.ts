import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { bankFields, bind, IBAN, MONDAY, ready, standAt, WALLET, walletFields } from '../transfers/testing/testing.ts'
import type { TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'

let paper: TestBroker
beforeAll(async () => {
  paper = await reusedTestBroker()
  await standAt(paper, MONDAY)
})
afterAll(() => paper.stop())

const unbind = (id: string, mine: Awaited<ReturnType<typeof ready>>) =>
  paper.call('/bank/unbind', { id, requestid: randomUUID() }, mine)

describe('cards and wallets', () => {
  it('are listed masked, the latest first, and by the currency that they can receive', async () => {
    const mine = await ready(paper)
    const addresses = { bankaddress: 'Calle Mayor 1', payeeaddress: 'Calle Luna 5', accounttype: 'savings' }
    await bind(paper, mine, bankFields({ number: 'es91 2100 0418 4502 0005 1332', swift: 'caixesbbxxx', ...addresses }))
    const visa = bankFields({ number: '4111 1111 1111 1111', bank: 'Bank Tenang' })
    delete visa['swift']
    await bind(paper, mine, visa)
    await bind(paper, mine, walletFields())
    const { data } = await paper.call('/bank/list', {}, mine)
    expect(
      data.map(({ bank, holder, network, number, numbertype }) => [numbertype, number, bank, holder, network]),
    ).toEqual([
      ['address', 'TQn9…bLSE', '', '', 'TRC20'],
      ['card', '**** **** **** 1111', 'Bank Tenang', 'M**** R', ''],
      ['iban', 'ES91 **** 1332', 'Banco Sereno', 'M**** R', ''],
    ])
    expect(data[2]).toMatchObject({
      swift: 'CAIXESBBXXX',
      bankaddress: 'Calle Mayor 1',
      payeeaddress: 'Calle Luna 5',
      accounttype: 'savings',
      inuse: 0,
      addtime: MONDAY.getTime(),
    })
    const listed = async (type: string) =>
      (await paper.call('/bank/list', { type }, mine)).data.map(({ method }) => method)
    expect([await listed('USDT'), await listed('MYR')]).toEqual([['wallet'], ['bank', 'bank']])
  })

  it('are stored without any number to which money could be sent', async () => {
    const mine = await ready(paper)
    await bind(paper, mine)
    await bind(paper, mine, walletFields())
    const { db } = paper.broker
    const { id } = await db
      .selectFrom('customers')
      .select('id')
      .where('phone', '=', mine.account)
      .executeTakeFirstOrThrow()
    const kept = [
      await db.selectFrom('cards').selectAll().where('customer_id', '=', id).execute(),
      await db.selectFrom('idempotent_requests').selectAll().where('scope', '=', id).execute(),
      await db.selectFrom('messages').selectAll().where('customer_id', '=', id).execute(),
      await db.selectFrom('limited_tries').selectAll().where('subject', 'like', `%${id}`).execute(),
    ]
    const text = JSON.stringify(kept)
    expect(text).toContain('ES91 **** 1332')
    for (const secret of [IBAN, WALLET, 'Marina']) expect(text).not.toContain(secret)
  })

  it('are bound once by the same request, also where it is repeated', async () => {
    const mine = await ready(paper)
    const fields = bankFields()
    const answers = await Promise.all(Array.from({ length: 20 }, () => paper.call('/bank/add', fields, mine)))
    for (const { data, status } of answers) expect([status, data]).toEqual([1, answers[0]!.data])
    expect((await paper.call('/bank/list', {}, mine)).data).toHaveLength(1)
  })

  it('are bound once by different simultaneous requests with the same number', async () => {
    const mine = await ready(paper)
    const answers = await Promise.all(Array.from({ length: 8 }, () => paper.call('/bank/add', bankFields(), mine)))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    expect(answers.filter(({ msg }) => msg === textByCode['bank-card-exists'])).toHaveLength(7)
  })

  it('are added ten times by forty simultaneous requests, and thirty are refused', async () => {
    const mine = await ready(paper)
    const address = (n: number) => ({ network: 'ERC20', walletaddress: `0x${String(n).padStart(40, '1')}` })
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => paper.call('/bank/add', walletFields(address(n + 10)), mine)),
    )
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(10)
    expect(answers.filter(({ msg }) => msg === textByCode['submitted-too-frequently'])).toHaveLength(30)
    expect((await paper.call('/bank/list', {}, mine)).data).toHaveLength(10)
  })

  it('belong to one customer: another may bind the same account, and neither sees those of the other', async () => {
    const [mine, other] = [await ready(paper), await ready(paper)]
    const id = await bind(paper, mine)
    await bind(paper, other)
    expect((await unbind(id, other)).msg).toBe(textByCode['bank-card-not-found'])
  })

  it('leave the list when they are unbound, may be bound again, and cause a message each time', async () => {
    const mine = await ready(paper)
    const id = await bind(paper, mine)
    expect(await unbind(id, mine)).toMatchObject({ status: 1, data: null })
    expect((await paper.call('/bank/list', {}, mine)).data).toEqual([])
    expect(await bind(paper, mine)).not.toBe(id)
    const { data } = await paper.call('/message/list', { language: 'us' }, mine)
    const titles = data.list.map(({ title }) => title)
    expect(titles.filter((title) => title === 'Payout account added')).toHaveLength(2)
    expect(titles).toContain('Payout account removed')
  })
})

describe('fields of a card', () => {
  it.each([
    ['no Swift code with an IBAN', bankFields({ swift: '' }), '/swift'],
    ['no bank', bankFields({ bank: '' }), '/bank'],
    ['a network with a bank account', bankFields({ network: 'TRC20' }), '/network'],
    ['a holder with a wallet', walletFields({ holder: 'Marina Ribera' }), '/holder'],
    ['a wallet without its network', { ...walletFields(), network: '' }, '/network'],
  ])('are refused with %s', async (_, fields, field) => {
    const answer = await paper.call('/bank/add', fields, await ready(paper))
    expect(answer.msg).toBe(textByCode['invalid-parameters'])
    expect(answer.headers.get('x-invalid-field')).toBe(field)
  })

  it('accept the holder in any spacing and case', async () => {
    expect(await bind(paper, await ready(paper), bankFields({ holder: 'MARINA  ribera.' }))).toBeTruthy()
  })
})
