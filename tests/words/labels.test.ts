import { expect, it } from 'vitest'
import { LOCALES } from '../../ui/i18n/locales.ts'
import { textsOf } from './texts.ts'

/** Where the words of each field stand that the product names: `namespace.key`, with the shared beginning before a colon. */
const LABELS: Readonly<Record<string, string>> = {
  'an account': 'login: phone password invitationCode; account: row.fundPassword; invitation: avatar',
  'an identity': 'identity: name idNumber front back',
  'a payee': 'payees: holder number bank swift address network method payeeAddress bankAddress accountType',
  'a position':
    'positions.fields: name code quantity totalCost price marketValue profit leverage margin buyPrice sellPrice buyTime sellTime orderNumber state',
  funds: 'account: totalAssets floating; positions.wallet: realisedProfit marketValue available frozen',
  'an offer':
    'offers: issuePrice quantity amount allotted resultDate refundDate listingDate progress daysLeft subscribed minimum premium; offers.steps: subscription draw',
  'a block trade': 'block.fields: minimumLots lots buyPrice profitRate quantity turnover state paid',
  'a copy product':
    'copytrading: strategist scale expected buyAmount dayProfit totalProfit boughtAt lockUp least opens stops ends',
  'lent shares': 'lending: startPrice quantity term aDay demand minimumLots',
  'an activity': 'rewards: tasks; rewards.figures: total obtained withdrawn withdrawable',
  'a deposit': 'transfers: method currency amount transferDate proof; transfers.payIn: accountType',
  'a withdrawal': 'transfers: amount payTo fundPassword',
  'an exchange': 'exchange: from to rateLabel pay receive',
}

const keysIn = (text: string): ReadonlyArray<string> =>
  text.split('; ').flatMap((part) => {
    const [beginning = '', names = ''] = part.split(': ')
    return names.split(' ').map((name) => `${beginning}.${name}`)
  })

it.each(Object.entries(LABELS))('every field of %s has its label in each language', async (_, fields) => {
  for (const { code } of LOCALES) {
    const texts = await textsOf(code)
    const missing = keysIn(fields).filter((key) => (texts.get(key) ?? '') === '')
    expect(missing, code).toEqual([])
  }
})
