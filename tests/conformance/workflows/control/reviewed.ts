import { type Operation as Described, operations } from '../../contract/operations.ts'
import type { Form } from '../../contract/caller.ts'
import { writing } from '../../workflow.ts'
import { NOWHERE } from '../nowhere.ts'
import { openCustomer, PASSWORD } from './customer.ts'

/** Right forms, but for the customer who sends them. */
const WITHDRAW = { currency: 'EUR', money: '250.00', cardid: NOWHERE, fundpassword: '739182' } as const
const WALLET = { method: 'wallet', network: 'ERC20', walletaddress: `0x${'1'.repeat(40)}` } as const
const BORROW = { currency: 'EUR', money: '600.00', days: '7', fundpassword: '739182' } as const
const FUND = { password: '739182', repassword: '739182' } as const

const isOwn = ({ isPublic, refusals }: Described): boolean => !isPublic && refusals.includes('account-frozen')

/** The example of the contract with an id of its own. */
const freshForm = ({ filled }: Described, id: () => string): Form => ({
  ...filled,
  ...('requestid' in filled && { requestid: id() }),
  ...('clientorderid' in filled && { clientorderid: id() }),
})

/**
 * What a reviewer or the operator has to decide before a call is refused for it. A customer is opened for it, whose
 * identity is rejected and then granted, and whose account is frozen at the end.
 */
export const reviewed = writing(
  'a customer who is reviewed and frozen by the control API',
  [
    '/user/login',
    '/upload/image',
    '/identity/submit',
    '/funds/withdraw',
    '/bank/add',
    '/daytrade/apply',
    '/credit/borrow',
    '/follow/list',
    '/follow/buy',
    '/security/fundpasswordset',
    '/security/fundpasswordchange',
  ],
  async ({ ask, control, need, refuseTo, refuseForm, leaves, id }) => {
    const { account, as, decide } = await openCustomer({ ask, control, leaves, need })
    const [product] = (await ask('/follow/list', { state: 'open' })).list
    const refusedFor = async (code: 'identity-not-verified' | 'identity-failed'): Promise<void> => {
      await refuseTo(as, '/funds/withdraw', { ...WITHDRAW, requestid: id() }, code)
      await refuseTo(as, '/bank/add', { ...WALLET, requestid: id() }, code)
      await refuseTo(as, '/daytrade/apply', { requestid: id() }, code)
      await refuseTo(as, '/credit/borrow', { ...BORROW, requestid: id() }, code)
      await refuseTo(as, '/security/fundpasswordset', { ...FUND, requestid: id() }, code)
      const copied = { code: product?.code ?? 'ZZZ-99', money: '1000.00', requestid: id() }
      await refuseTo(as, '/follow/buy', copied, code)
    }
    await refusedFor('identity-not-verified')
    const [front, back] = [
      await ask('/upload/image', { file: '', purpose: 'identity', requestid: id() }, as),
      await ask('/upload/image', { file: '', purpose: 'identity', requestid: id() }, as),
    ]
    const form = { name: 'Ana Vela', idnumber: `X${account}`, front: front.id, back: back.id }
    await refuseTo(as, '/identity/submit', { ...form, front: NOWHERE, requestid: id() }, 'upload-not-found')
    const requestid = id()
    await ask('/identity/submit', { ...form, requestid }, as)
    await refuseTo(as, '/identity/submit', { ...form, requestid: id() }, 'identity-under-review')
    await refuseTo(as, '/identity/submit', { ...form, name: 'Ana Luna', requestid }, 'request-id-reused')
    const { as: other } = await openCustomer({ ask, control, leaves, need })
    const pictures = [
      await ask('/upload/image', { file: '', purpose: 'identity', requestid: id() }, other),
      await ask('/upload/image', { file: '', purpose: 'identity', requestid: id() }, other),
    ] as const
    const same = { ...form, front: pictures[0].id, back: pictures[1].id, requestid: id() }
    await refuseTo(other, '/identity/submit', same, 'id-number-used')
    await decide('/identity/reject', { account, reason: 'unreadable' })
    await refusedFor('identity-failed')
    await decide('/identity/grant', { account })
    await refuseTo(as, '/funds/withdraw', { ...WITHDRAW, requestid: id() }, 'fund-password-not-set')
    await refuseTo(as, '/bank/add', { ...WALLET, requestid: id() }, 'fund-password-not-set')
    await refuseTo(as, '/credit/borrow', { ...BORROW, requestid: id() }, 'fund-password-not-set')
    const easy = { password: '111111', repassword: '111111', requestid: id() }
    await refuseTo(as, '/security/fundpasswordset', easy, 'fund-password-too-easy')
    await decide('/freeze', { account, frozen: true })
    for (const operation of operations.filter(isOwn)) {
      const sent = { form: freshForm(operation, id), path: operation.path }
      await refuseTo(as, sent.path as '/user/login', sent.form as never, 'account-frozen')
    }
    await refuseForm('/user/login', { account, password: PASSWORD }, 'account-frozen')
  },
)
