import { formatDecimal, scaled } from '../../contract/amounts.ts'
import { timeCode } from '../../contract/timeCode.ts'
import { writing } from '../../workflow.ts'
import { NOWHERE } from '../nowhere.ts'
import { BANK, FUND_PASSWORD, NAME, openCustomer, PASSWORD } from './customer.ts'

const [OTHER, WRONG, WRONG_FUND, OTHER_FUND] = ['calm4321', 'calm9999', '864209', '280519'] as const

/** What the contract allows of each: attempts in an hour or a day, quotes in a minute, wrong entries in 15 minutes. */
const MOST = { complaints: 5, payees: 10, identities: 10, quotes: 60, wrong: 5 } as const

/** Does something so many times, one after the other. */
const times = async (count: number, once: () => Promise<unknown>): Promise<void> => {
  for (let nth = 0; nth < count; nth += 1) await once()
}

/** As many as the contract allows are answered, and one more is refused: by a customer who is opened for it. */
export const limits = writing(
  'as often as the contract allows, and once more',
  ['/user/login', '/bank/add', '/identity/submit', '/exchange/quote', '/message/complaint'],
  async ({ ask, control, id, leaves, need, refuseTo }) => {
    const { as } = await openCustomer({ ask, control, leaves, need })
    const complaint = () => ({ title: 'Conformance check', content: 'No answer is needed.', requestid: id() })
    await times(MOST.complaints, () => ask('/message/complaint', complaint(), as))
    await refuseTo(as, '/message/complaint', complaint(), 'submitted-too-frequently')

    const payee = () =>
      ({ method: 'wallet', network: 'ERC20', walletaddress: `0x${'1'.repeat(40)}`, requestid: id() }) as const
    await times(MOST.payees, () => refuseTo(as, '/bank/add', payee(), 'identity-not-verified'))
    await refuseTo(as, '/bank/add', payee(), 'submitted-too-frequently')

    const back = '00000000-0000-4000-8000-000000000001'
    const proof = () => ({ name: 'Ana Vela', idnumber: 'CHECK100', front: NOWHERE, back, requestid: id() })
    await times(MOST.identities, () => refuseTo(as, '/identity/submit', proof(), 'upload-not-found'))
    await refuseTo(as, '/identity/submit', proof(), 'submitted-too-frequently')

    const quote = { from: 'EUR', to: 'USD' } as const
    await times(MOST.quotes, () => ask('/exchange/quote', quote, as))
    await refuseTo(as, '/exchange/quote', quote, 'submitted-too-frequently')
  },
)

/** After five wrong ones the right one is not checked either, in every call that asks for it: by a customer of its own. */
export const locks = writing(
  'five wrong passwords, and then the right one',
  [
    '/common/config',
    '/user/login',
    '/bank/add',
    '/credit/borrow',
    '/funds/withdraw',
    '/funds/withdrawpreview',
    '/security/loginpassword',
    '/security/fundpasswordchange',
  ],
  async ({ ask, control, id, leaves, need, refuseTo }) => {
    const { account, as, decide } = await openCustomer({ ask, control, leaves, need })
    await decide('/identity/grant', { account, name: NAME })
    await decide('/fundpassword', { account, password: FUND_PASSWORD })

    const entries = await ask('/common/config', { type: 'all' })
    const offered = String(entries.find(({ name }) => name === 'security')?.value ?? '').split(' ')
    // Bound before the fund password is blocked: it proves them.
    const card = await ask('/bank/add', { ...BANK, requestid: id() }, as)
    const walletaddress = `0x${`${id()}${id()}`.replaceAll('-', '').slice(0, 40)}`
    const bound = { method: 'wallet', network: 'ERC20', walletaddress, fundpassword: FUND_PASSWORD } as const
    const wallet = await ask('/bank/add', { ...bound, requestid: id() }, as)

    const change = (oldpassword: string) =>
      ({ oldpassword, password: OTHER_FUND, repassword: OTHER_FUND, requestid: id() }) as const
    const path = '/security/fundpasswordchange'
    await times(MOST.wrong, () => refuseTo(as, path, change(WRONG_FUND), 'wrong-fund-password'))
    await refuseTo(as, path, change(FUND_PASSWORD), 'submitted-too-frequently')
    const borrow = { currency: 'EUR', money: '600.00', days: '7', fundpassword: FUND_PASSWORD } as const
    await refuseTo(as, '/credit/borrow', { ...borrow, requestid: id() }, 'submitted-too-frequently')

    const { hours, min } = await ask('/funds/withdrawpreview', { type: 'EUR', cardid: card.id }, as)
    const money = formatDecimal(scaled(min, '1.02', 'EUR'))
    const withdrawal = {
      currency: 'EUR',
      money,
      cardid: card.id,
      fundpassword: FUND_PASSWORD,
      requestid: id(),
    } as const
    const isOpen = Number(hours.isopen) === 1
    await refuseTo(as, '/funds/withdraw', withdrawal, isOpen ? 'submitted-too-frequently' : 'outside-withdrawal-hours')

    if (offered.includes('waiting')) {
      const toWallet = { ...withdrawal, currency: 'USDT', cardid: wallet.id, requestid: id() } as const
      await refuseTo(as, '/funds/withdraw', toWallet, 'payee-waiting')
    }

    const login = (oldpassword: string) => ({ oldpassword, password: OTHER, repassword: OTHER, requestid: id() })
    await times(MOST.wrong, () => refuseTo(as, '/security/loginpassword', login(WRONG), 'wrong-original-password'))
    await refuseTo(as, '/security/loginpassword', login(PASSWORD), 'submitted-too-frequently')
    // It locks the calls, not the account.
    await ask('/user/login', { account, password: PASSWORD })
  },
)

const HOUR = 3_600_000

/** The same of one-time codes and what else asks for a password, which a server may not have. */
export const codeLocks = writing(
  'five wrong one-time codes, and then a right one',
  ['/user/login', '/security/sessions', '/security/codesetup', '/security/codeson', '/security/codesoff'],
  async ({ ask, control, id, leaves, need, refuseTo }) => {
    const { account, as } = await openCustomer({ ask, control, leaves, need })
    const now = async () =>
      Math.max(...(await ask('/security/sessions', undefined, as)).map(({ time }) => Number(time)))
    const { secret } = await ask('/security/codesetup', { password: PASSWORD }, as)
    const on = (at: number) => ({ code: timeCode(secret, at), requestid: id() })
    const begun = await now()
    await times(MOST.wrong, () => refuseTo(as, '/security/codeson', on(begun - HOUR), 'wrong-code'))
    await refuseTo(as, '/security/codeson', on(begun), 'submitted-too-frequently')
    const password = () => ({ password: WRONG })
    await times(MOST.wrong, () => refuseTo(as, '/security/codesetup', password(), 'wrong-original-password'))
    await refuseTo(as, '/security/codesetup', { password: PASSWORD }, 'submitted-too-frequently')
    // Another session of the customer's is not locked, but the codes are the customer's.
    const other = await ask('/user/login', { account, password: PASSWORD })
    await refuseTo(other, '/security/codesoff', { password: PASSWORD, code: '123456', requestid: id() }, 'codes-not-on')

    const { as: second } = await openCustomer({ ask, control, leaves, need })
    const setup = await ask('/security/codesetup', { password: PASSWORD }, second)
    await ask('/security/codeson', { code: timeCode(setup.secret, await now()), requestid: id() }, second)
    const off = (code: string) => ({ password: PASSWORD, code, requestid: id() })
    await times(MOST.wrong, () => refuseTo(second, '/security/codesoff', off('WRONG12345'), 'wrong-code'))
    await refuseTo(second, '/security/codesoff', off(String(setup.recovery[0])), 'submitted-too-frequently')
  },
)
