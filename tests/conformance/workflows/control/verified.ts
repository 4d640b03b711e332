import { compare, figure } from '../../contract/amounts.ts'
import { writing } from '../../workflow.ts'
import { NOWHERE } from '../nowhere.ts'
import { BANK, NAME, openCustomer, PASSWORD } from './customer.ts'

const [OTHER, WRONG] = ['calm4321', 'calm9999'] as const
const [FUND, OTHER_FUND, WRONG_FUND] = ['739182', '280519', '864209'] as const

const WALLET = { method: 'wallet', network: 'ERC20', fundpassword: OTHER_FUND } as const
const BORROW = { currency: 'EUR', money: '600.00', days: '7', fundpassword: FUND } as const

/**
 * What uses up tries or changes passwords, and so is not sent for the account of the run: by a customer who is opened
 * and verified for it.
 */
export const verified = writing(
  'a customer who is verified by the control API',
  [
    '/common/config',
    '/user/login',
    '/bank/add',
    '/bank/unbind',
    '/funds/withdraw',
    '/credit/borrow',
    '/message/complaint',
    '/exchange/quote',
    '/exchange/submit',
    '/follow/list',
    '/follow/buy',
    '/offer/list',
    '/offer/subscribe',
    '/block/list',
    '/block/buy',
    '/security/loginpassword',
    '/security/fundpasswordset',
    '/security/fundpasswordchange',
  ],
  async ({ ask, control, need, refuseTo, leaves, id }) => {
    const money = { practiceMoney: { EUR: '100.00' } }
    const { account, as, decide } = await openCustomer({ ask, control, leaves, need }, money)
    await decide('/identity/grant', { account, name: NAME })

    const set = { password: FUND, repassword: FUND, requestid: id() }
    await ask('/security/fundpasswordset', set, as)
    const wrong = { oldpassword: WRONG_FUND, password: OTHER_FUND, repassword: OTHER_FUND, requestid: id() }
    await refuseTo(as, '/security/fundpasswordchange', wrong, 'wrong-fund-password')
    await refuseTo(
      as,
      '/credit/borrow',
      { ...BORROW, fundpassword: WRONG_FUND, requestid: id() },
      'wrong-fund-password',
    )
    const changed = { oldpassword: FUND, password: OTHER_FUND, repassword: OTHER_FUND, requestid: id() }
    await ask('/security/fundpasswordchange', changed, as)

    await refuseTo(as, '/bank/add', { ...BANK, holder: 'Eva Luna', requestid: id() }, 'card-holder-differs')
    await refuseTo(
      as,
      '/bank/add',
      { ...BANK, number: 'ES92 2100 0418 4502 0005 1332', requestid: id() },
      'invalid-iban',
    )
    await refuseTo(as, '/bank/add', { ...BANK, swift: 'CAIXZZBBXXX', requestid: id() }, 'invalid-swift')
    await refuseTo(as, '/bank/add', { ...BANK, number: '4111 1111 1111 1112', requestid: id() }, 'invalid-card-number')
    const unchecked = { ...WALLET, walletaddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'.replace('5a', '5b') }
    await refuseTo(as, '/bank/add', { ...unchecked, requestid: id() }, 'invalid-wallet-address')
    const wallet = { ...WALLET, walletaddress: `0x${`${id()}${id()}`.replaceAll('-', '').slice(0, 40)}` }
    const binding = { ...wallet, requestid: id() }
    const guessed = { ...binding, fundpassword: WRONG_FUND, requestid: id() }
    await refuseTo(as, '/bank/add', guessed, 'wrong-fund-password')
    const bound = await ask('/bank/add', binding, as)
    await refuseTo(as, '/bank/add', { ...binding, network: 'TRC20' }, 'request-id-reused')
    await refuseTo(as, '/bank/add', { ...wallet, requestid: id() }, 'bank-card-exists')
    const paid = { currency: 'EUR', money: '250.00', fundpassword: OTHER_FUND } as const
    await refuseTo(as, '/funds/withdraw', { ...paid, cardid: NOWHERE, requestid: id() }, 'bank-card-not-found')
    await refuseTo(as, '/funds/withdraw', { ...paid, cardid: bound.id, requestid: id() }, 'card-currency-mismatch')
    await ask('/bank/unbind', { id: bound.id, requestid: id() }, as)

    const entries = await ask('/common/config', { type: 'all' })
    const offered = String(entries.find(({ name }) => name === 'security')?.value ?? '').split(' ')
    if (offered.includes('waiting')) {
      const card = await ask('/bank/add', { ...BANK, fundpassword: OTHER_FUND, requestid: id() }, as)
      const asked = { ...paid, currency: 'EUR', cardid: card.id, requestid: id() } as const
      await refuseTo(as, '/funds/withdraw', asked, 'withdrawals-waiting')
    }

    const complaint = { title: 'Conformance check', content: 'No answer is needed.', requestid: id() }
    await ask('/message/complaint', complaint, as)
    await refuseTo(as, '/message/complaint', { ...complaint, title: 'Another title' }, 'request-id-reused')

    const { quoteid } = await ask('/exchange/quote', { from: 'EUR', to: 'USD' }, as)
    const more = { quoteid, money: '101.00', requestid: id() }
    await refuseTo(as, '/exchange/submit', more, 'insufficient-balance', 'insufficient-available-balance')

    // Of another currency, of which the customer has nothing.
    const product = (await ask('/follow/list', { state: 'open' }, as)).list.find(({ currency }) => currency !== 'EUR')
    if (product !== undefined) {
      const bought = { code: product.code, money: String(product.minmoney), requestid: id() }
      await refuseTo(as, '/follow/buy', bought, 'insufficient-balance')
    }
    const shares = (await ask('/offer/list', { kind: 'newshare', tab: 'open' }, as)).list.find(
      ({ currency, payment, stage }) => stage === 'open' && payment === 'upfront' && currency !== 'EUR',
    )
    if (shares !== undefined) {
      const wanted = { id: shares.id, quantity: String(shares.min), requestid: id() }
      await refuseTo(as, '/offer/subscribe', wanted, 'insufficient-balance')
    }
    const block = (await ask('/block/list', {}, as)).list.find(
      ({ currency, minquantity, remaining, status }) =>
        Number(status) === 1 && currency !== 'EUR' && compare(figure(remaining), figure(minquantity)) >= 0,
    )
    if (block !== undefined) {
      const wanted = { id: block.id, quantity: String(block.minquantity), requestid: id() }
      await refuseTo(as, '/block/buy', wanted, 'insufficient-balance')
    }

    const login = { oldpassword: WRONG, password: OTHER, repassword: OTHER, requestid: id() }
    await refuseTo(as, '/security/loginpassword', login, 'wrong-original-password')
    await ask('/security/loginpassword', { ...login, oldpassword: PASSWORD, requestid: id() }, as)
    await ask('/user/login', { account, password: OTHER })
  },
)
