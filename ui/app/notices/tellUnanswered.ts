import { isKeyOf } from '../../../domain/validation/keys.ts'
import type { IntentKind } from '../../data/intent/intentStore.ts'
import { unansweredUnder } from '../../data/intent/unanswered.ts'
import type { App } from '../../data/app/app.ts'
import { currentWords } from '../../i18n/words.ts'
import type { Going, ScreenPath } from '../navigation/routes.ts'
import { tellCustomer } from './tellCustomer.ts'

interface Opening {
  readonly path: string
  readonly open: (app: App) => void
}

const at = <P extends ScreenPath>(...going: Going<P>): Opening => ({
  path: going[0],
  open: (app) => app.go<P>(...going),
})

/** The screen of an order: the ticket of a code, or the position that `close.<id>` closes. */
const ofOrder = (about: string): Opening =>
  about.startsWith('close.')
    ? at('/position/info', { id: about.slice('close.'.length) })
    : at('/quotes/infoBuy', { code: about })

/**
 * By what was sent, the screen that looks up its outcome; `about` is the rest of the name under which it is stored. Null where
 * the list of orders or the page of the position tells it when it is opened.
 */
const SCREENS: Readonly<Record<IntentKind, ((about: string) => Opening) | null>> = {
  amend: null,
  bind: () => at('/mine/bankAdd'),
  blocktrade: (id) => at('/home/largeInfo', { id }),
  bonus: (id) => at('/mine/activity', { id }),
  cancel: null,
  cancelall: () => at('/position/index', { tab: 'pending' }),
  closeall: () => at('/position/index', { tab: 'holdings' }),
  complaint: () => at('/mine/email'),
  creditloan: () => at('/home/borrow', { tab: 'credit' }),
  creditrepay: () => at('/home/borrow', { tab: 'credit' }),
  daytrading: () => at('/home/dayTrading'),
  deposit: () => at('/mine/deposit'),
  exchange: () => at('/mine/exchangeRate'),
  follow: (code) => at('/home/follow', { code }),
  followredeem: () => at('/home/follow', { tab: 'orders' }),
  margin: null,
  offercancel: () => at('/mine/newShareOrder'),
  offerpay: () => at('/mine/newShareOrder'),
  offersubscribe: (id) => at('/home/newShareInfo', { id }),
  order: ofOrder,
  plan: () => at('/home/plans'),
  planstate: () => at('/home/plans'),
  positionnote: null,
  protect: null,
  stockloan: () => at('/home/borrow'),
  stockrecall: () => at('/home/borrow', { tab: 'loans' }),
  unbind: () => at('/mine/bank'),
  withdrawal: () => at('/mine/withdraw'),
  withdrawalcancel: () => at('/mine/withdraw'),
}

/**
 * Tells a customer of what had no answer when the app was closed, and leads to the screen that looks up the outcome, unless it is the
 * one on screen: nobody has to remember what it was about. For the start of the app. Source: RULES.md, failures.
 */
export const tellUnanswered = async (app: App): Promise<void> => {
  for (const name of await app.run(unansweredUnder(''))) {
    const [, kind = '', about = ''] = /^(\w+)\.?(.*)$/.exec(name) ?? []
    const screen = isKeyOf(SCREENS, kind) && SCREENS[kind]?.(about)
    if (!screen || app.here().startsWith(screen.path)) continue
    await tellCustomer(app, 'markets', () => {
      const { sending } = currentWords().markets
      return {
        id: `unanswered.${name}`,
        title: sending.unsure(),
        text: sending.leftHint(),
        action: { label: sending.look(), run: () => screen.open(app) },
      }
    })
  }
}
