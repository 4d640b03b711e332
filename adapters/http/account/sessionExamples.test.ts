import { describe } from 'vitest'
import { accountRecords } from '../wealth/accountRecords.ts'
import { articles } from '../articles/articles.ts'
import { brokerSession } from './brokerSession.ts'
import { customerAccount } from './customerAccount.ts'
import { passkeys } from './passkeys.ts'
import { security } from './security.ts'
import { makeServerAreas } from '../serverAreas.ts'
import { serverConfig } from '../config/serverConfig.ts'
import { type CallTable, describeCalls } from '../testing/callTable.ts'

const ID = '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12'
const password = 'calm&1234'
const SIGNED = {
  credentialId: 'kN3c',
  clientData: 'eyJ0',
  authenticatorData: 'SZYN',
  signature: 'MEUC',
  userHandle: 'AZCl',
}
const newcomer = { account: '0123456789', password, confirmation: password, invitation: 'WELCOME1', agreed: true }

/** How the app makes every call around a session and the account centre, and the form it sends. */
const CALLS: CallTable = {
  '/common/config': [[(call) => serverConfig(call, '1.2.3', makeServerAreas()).settings(), 'type=all']],
  '/common/version': [
    [(call) => serverConfig(call, '1.2.3', makeServerAreas()).version(), 'version=1.2.3&platform=web'],
  ],
  '/common/article': [[(call) => articles(call).read('privacy', 'es'), 'name=privacy&language=es']],
  '/user/register': [
    [
      (call) => brokerSession(call).register(newcomer, ID),
      `account=0123456789&password=calm%261234&repassword=calm%261234&invitecode=WELCOME1&agree=1&requestid=${ID}`,
    ],
  ],
  '/user/login': [
    [(call) => brokerSession(call).login('0123456789', password), 'account=0123456789&password=calm%261234'],
    [
      (call) => brokerSession(call).login('0123456789', password, '492039'),
      'account=0123456789&password=calm%261234&code=492039',
    ],
  ],
  '/user/loginchallenge': [[(call) => passkeys(call).loginChallenge(), '']],
  '/user/loginbypasskey': [
    [
      (call) => passkeys(call).logIn(SIGNED),
      'credentialid=kN3c&clientdata=eyJ0&authenticatordata=SZYN&signature=MEUC&userhandle=AZCl',
    ],
  ],
  '/user/recoverystate': [
    [
      (call) => security(call).recoveryState({ account: '0123456789', password }),
      'account=0123456789&password=calm%261234',
    ],
  ],
  '/user/recover': [
    [
      (call) =>
        security(call).recover(
          { account: '0123456789', password },
          { name: 'Marina Ribera', idNumber: '12345678Z' },
          ID,
        ),
      `account=0123456789&password=calm%261234&name=Marina+Ribera&idnumber=12345678Z&requestid=${ID}`,
    ],
  ],
  '/user/logout': [[(call) => brokerSession(call).logout(), '']],
  '/user/getUserinfo': [[(call) => customerAccount(call).profile(), '']],
  '/message/unread': [[(call) => customerAccount(call).unreadMessages(), '']],
  '/user/withdrawallist': [[(call) => accountRecords(call).withdrawals('EUR'), 'type=EUR']],
  '/trade/usernewstocklist': [[(call) => accountRecords(call).newShares('EUR'), 'type=EUR']],
  '/trade/userproductlist': [[(call) => accountRecords(call).products('usd'), 'type=usd']],
  '/trade/ustockslist': [[(call) => accountRecords(call).stockCredits('usd'), 'type=usd']],
  '/trade/urnjylist': [[(call) => accountRecords(call).rebates('EUR'), 'buy_type=0&type=EUR']],
  '/trade/userstocklist': [[(call) => accountRecords(call).holdings('EUR'), 'type=EUR']],
  '/trade/userstocklists': [[(call) => accountRecords(call).realised('EUR'), 'type=EUR']],
}

describe('the calls around a session', () => {
  describeCalls({ tags: ['user', 'common', 'trade'] }, CALLS)
})
