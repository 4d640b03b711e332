import type { BaseTranslation } from '../../i18n-types.ts'

const daytrade = {
  title: 'Day trading',
  // Four tabs share one line of 320 px: at most ten letters each. The trades are meant: a new one, open ones, closed ones.
  tabs: {
    trade: 'New',
    progress: 'Open',
    details: 'Closed',
    applied: 'Orders',
  },
  failed: 'This could not be loaded',
  facilityFailed: 'Your permission to day trade could not be loaded',
  about: 'A day trade is opened here and closed on the same day.',
  whichMarket: 'Market',
  nextSquareOff: 'Next close-out',
  shut: 'Day trades cannot be opened right now. You can open them again when the market opens.',
  trade: 'Trade',
  tradeOf: 'Day trade {name:string}',
  noInstruments: 'Nothing to day trade here',
  noInstrumentsHint: 'Choose another market.',
  gates: {
    identity: {
      title: 'Verify your identity first',
      text: 'Only verified customers can apply for day trading.',
    },
    'identity-review': {
      title: 'Your identity is under review',
      text: 'Once it is verified you can apply for day trading.',
    },
    apply: {
      title: 'Day trading is not enabled',
      text: 'Apply once. After the broker’s approval you can open day trades.',
    },
    review: {
      title: 'Your application is under review',
      text: 'We will send you a message as soon as it is approved.',
    },
  },
  // Of the customer to the broker, for the right to day trade; not of shares.
  apply: 'Apply',
  applyTitle: 'Apply for day trading',
  applyNow: 'Apply now',
  appliedDone: 'Application sent',
  close: 'Done',
  terms: {
    within:
      'A day trade can be closed at any time on the day it was opened. Neither the 15-minute wait after buying nor T+1 applies.',
    squareOff:
      'What is still open {minutes:number} {{minutes:minute|minutes}} before the close is closed out by the broker at the market price.',
    costs:
      'Fees, margin and leverage are the same as for any other order. If trading is halted, the close-out waits until it resumes.',
    risk: 'Prices can move quickly within a day. You can lose the whole amount you put in.',
  },
  closeTrade: 'Close',
  closeOf: 'Close {name:string}',
  noProgress: 'No open day trades',
  noProgressHint: 'Orders that are not filled yet are listed under “Orders”.',
  openTrade: 'Open a day trade',
  squaredOff: 'Closed out',
  noDetails: 'No closed day trades yet',
  noDetailsHint: 'Day trades appear here once they are closed or closed out.',
  ended: 'How it ended',
  endedAtSquareOff: 'Closed out by the broker',
  endedBefore: 'Closed before the close-out',
  state: 'Status',
  standings: {
    'not-applied': 'Not applied for',
    'under-review': 'Under review',
    approved: 'Approved',
  },
  appliedAt: 'Applied on',
  approvedAt: 'Approved on',
  application: 'Application',
  recentOrders: 'Orders of the last 24 hours',
  noOrders: 'No day-trading orders',
  noOrdersHint: 'Your orders of the last 24 hours appear here. Pending ones can be cancelled.',
} satisfies BaseTranslation

export default daytrade
