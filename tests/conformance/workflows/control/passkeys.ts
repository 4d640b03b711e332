import { makePasskey } from '../../../../paper/areas/account/passkeys/testing/softAuthenticator.ts'
import { compare, figure, formatDecimal, scaled } from '../../contract/amounts.ts'
import { timeCode } from '../../contract/timeCode.ts'
import { writing } from '../../workflow.ts'
import { NOWHERE } from '../nowhere.ts'
import { devicesOf } from '../security/passkeys.ts'
import { BANK, FUND_PASSWORD, NAME, openCustomer, PASSWORD } from './customer.ts'

/** A customer has so many passkeys at most, by the contract. */
const MOST_PASSKEYS = 10
/** After so many wrong entries within 15 minutes none is checked. */
const MOST_WRONG = 5

/** What a withdrawal that a passkey confirms is refused for, and what adding a passkey is: by a customer of its own. */
export const passkeyRefusals = writing(
  'a customer with passkeys who is verified by the control API',
  [
    '/common/config',
    '/user/login',
    '/user/loginchallenge',
    '/user/loginbypasskey',
    '/upload/image',
    '/identity/submit',
    '/bank/add',
    '/credit/borrow',
    '/funds/withdrawpreview',
    '/funds/withdrawchallenge',
    '/funds/withdrawbypasskey',
    '/funds/withdrawcancel',
    '/security/codestate',
    '/security/codesetup',
    '/security/codeson',
    '/security/codesoff',
    '/security/fundpasswordset',
    '/security/fundpasswordchange',
    '/security/passkeysetup',
    '/security/passkeyadd',
    '/security/passkeyname',
    '/security/sessions',
  ],
  async (steps) => {
    const { ask, id, refuseTo } = steps
    const { domain, offered, page } = await devicesOf(steps)
    const isWaiting = offered.has('waiting')
    const { account, as, decide } = await openCustomer(steps, { practiceMoney: { EUR: '9000.00' } })
    const passkey = makePasskey()
    const unasked = passkey.sign({ challenge: 'A'.repeat(43), rpid: domain, origin: page })
    const order = { currency: 'EUR', money: '250.00', cardid: NOWHERE } as const
    const withdraw = (more: object = {}) => ({ ...order, ...unasked, ...more, requestid: id() })
    const path = '/funds/withdrawbypasskey'

    await refuseTo(as, '/funds/withdrawchallenge', order, 'passkey-not-found')
    await refuseTo(as, '/security/passkeyname', { id: NOWHERE, name: 'None', requestid: id() }, 'passkey-not-found')
    const setup = { password: PASSWORD, fundpassword: FUND_PASSWORD } as const
    await refuseTo(as, '/security/passkeysetup', setup, 'fund-password-not-set')
    await refuseTo(as, path, withdraw(), 'identity-not-verified')
    const image = async () => (await ask('/upload/image', { file: '', purpose: 'identity', requestid: id() }, as)).id
    const proof = { name: NAME, idnumber: `P${account}`, front: await image(), back: await image() }
    await ask('/identity/submit', { ...proof, requestid: id() }, as)
    await decide('/identity/reject', { account, reason: 'unreadable' })
    await refuseTo(as, path, withdraw(), 'identity-failed')
    await decide('/identity/grant', { account, name: NAME })
    await refuseTo(as, path, withdraw(), 'fund-password-not-set')
    const set = { password: FUND_PASSWORD, repassword: FUND_PASSWORD, requestid: id() }
    await ask('/security/fundpasswordset', set, as)
    await refuseTo(as, '/security/passkeysetup', { ...setup, fundpassword: '864209' }, 'wrong-fund-password')

    const { recovery, secret } = await ask('/security/codesetup', { password: PASSWORD }, as)
    const now = Math.max(...(await ask('/security/sessions', undefined, as)).map(({ time }) => Number(time)))
    await ask('/security/codeson', { code: timeCode(secret, now), requestid: id() }, as)
    await refuseTo(as, '/security/passkeysetup', setup, 'code-required')
    await refuseTo(as, '/security/passkeysetup', { ...setup, code: 'WRONG12345' }, 'wrong-code')
    await ask('/security/codesoff', { password: PASSWORD, code: String(recovery[0]), requestid: id() }, as)

    const add = async (key: typeof passkey, form: typeof setup | { password: string } = { password: PASSWORD }) => {
      const begun = await ask('/security/passkeysetup', form, as)
      return { ...key.create({ ...begun, origin: page }), name: 'Conformance', requestid: id() }
    }
    await ask('/security/passkeyadd', await add(passkey, setup), as)
    await refuseTo(as, '/security/passkeyadd', await add(passkey), 'passkey-exists')

    await refuseTo(as, path, withdraw(), 'bank-card-not-found')
    const card = await ask('/bank/add', { ...BANK, requestid: id() }, as)
    const walletaddress = `0x${`${id()}${id()}`.replaceAll('-', '').slice(0, 40)}`
    const wallet20 = { method: 'wallet', network: 'ERC20', walletaddress } as const
    const bound = { ...wallet20, fundpassword: FUND_PASSWORD, requestid: id() }
    const wallet = await ask('/bank/add', bound, as)
    await refuseTo(as, path, withdraw({ cardid: wallet.id }), 'card-currency-mismatch')
    // The first payee is paid at once, the next ones wait a day.
    const toWallet = { currency: 'USDT', money: '50.00', cardid: wallet.id }
    if (isWaiting) await refuseTo(as, path, withdraw(toWallet), 'payee-waiting')
    const terms = await ask('/funds/withdrawpreview', { type: 'EUR', cardid: card.id }, as)
    const of = (money: unknown, factor: string) => ({
      cardid: card.id,
      money: formatDecimal(scaled(money, factor, 'EUR')),
    })
    if (Number(terms.hours.isopen) !== 1)
      await refuseTo(as, path, withdraw(of(terms.min, '1.02')), 'outside-withdrawal-hours')
    else {
      await refuseTo(as, path, withdraw(of(terms.min, '0.98')), 'amount-below-minimum')
      await refuseTo(as, path, withdraw(of(terms.max, '1.02')), 'amount-above-maximum')
      if (compare(figure(terms.available), scaled(terms.max, '0.98', 'EUR')) < 0)
        await refuseTo(as, path, withdraw(of(terms.available, '1.01')), 'insufficient-withdrawable-amount')
      const right = { ...order, ...of(terms.min, '1.02') }
      const signed = async (origin: string) =>
        passkey.sign({ ...(await ask('/funds/withdrawchallenge', right, as)), origin })
      const { id: open } = await ask(path, withdraw({ ...right, ...(await signed(page)) }), as)
      await ask('/funds/withdrawcancel', { id: open, requestid: id() }, as)
      for (let nth = 0; nth < MOST_WRONG; nth += 1) {
        const elsewhere = await signed('https://passkeys.invalid')
        await refuseTo(as, path, withdraw({ ...right, ...elsewhere }), 'passkey-not-accepted')
      }
      await refuseTo(as, path, withdraw({ ...right, ...(await signed(page)) }), 'submitted-too-frequently')
      const loan = { currency: 'EUR', money: '600.00', days: '7', fundpassword: FUND_PASSWORD } as const
      await ask('/credit/borrow', { ...loan, requestid: id() }, as)
      await refuseTo(as, path, withdraw(right), 'credit-loan-outstanding')
    }

    if (isWaiting) {
      const changed = { oldpassword: FUND_PASSWORD, password: '280519', repassword: '280519', requestid: id() }
      await ask('/security/fundpasswordchange', changed, as)
      await refuseTo(as, path, withdraw(of(terms.min, '1.02')), 'withdrawals-waiting')
    }

    // Wrong passwords are counted for each session.
    const other = await ask('/user/login', { account, password: PASSWORD })
    for (let nth = 0; nth < MOST_WRONG; nth += 1)
      await refuseTo(other, '/security/passkeysetup', { password: 'calm9999' }, 'wrong-original-password')
    await refuseTo(other, '/security/passkeysetup', { password: PASSWORD }, 'submitted-too-frequently')

    for (let bound = 1; bound < MOST_PASSKEYS - 1; bound += 1)
      await ask('/security/passkeyadd', await add(makePasskey()), as)
    const [last, beyond] = [await add(makePasskey()), await add(makePasskey())]
    await ask('/security/passkeyadd', last, as)
    await refuseTo(as, '/security/passkeyadd', beyond, 'passkeys-full')
    await refuseTo(as, '/security/passkeysetup', { password: PASSWORD }, 'passkeys-full')

    const entry = passkey.sign({ ...(await ask('/user/loginchallenge')), origin: page })
    await decide('/freeze', { account, frozen: true })
    await refuseTo(as, '/user/loginbypasskey', entry, 'account-frozen')
  },
)
