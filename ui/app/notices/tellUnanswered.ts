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

/** By what was sent, the screen that looks up its outcome; `about` is the rest of the name under which it is stored. */
const SCREENS: ReadonlyMap<string, (about: string) => Opening> = new Map([
  ['order', ofOrder],
  ['withdrawal', () => at('/mine/withdraw')],
  ['exchange', () => at('/mine/exchangeRate')],
  ['deposit', () => at('/mine/deposit')],
  ['creditloan', () => at('/home/borrow', { tab: 'credit' })],
  ['creditrepay', () => at('/home/borrow', { tab: 'credit' })],
  ['stockloan', () => at('/home/borrow')],
  ['followredeem', () => at('/home/follow', { tab: 'orders' })],
  ['follow', (code) => at('/home/follow', { code })],
  ['blocktrade', (id) => at('/home/largeInfo', { id })],
  ['offersubscribe', (id) => at('/home/newShareInfo', { id })],
  ['offerpay', () => at('/mine/newShareOrder')],
  ['offercancel', () => at('/mine/newShareOrder')],
  ['bonus', (id) => at('/mine/activity', { id })],
])

/**
 * Tells a customer of what had no answer when the app was closed, and leads to the screen that looks up the outcome, unless it is the
 * one on screen: nobody has to remember what it was about. For the start of the app. Source: RULES.md, failures.
 */
export const tellUnanswered = async (app: App): Promise<void> => {
  for (const name of await app.run(unansweredUnder(''))) {
    const [, kind = '', about = ''] = /^(\w+)\.?(.*)$/.exec(name) ?? []
    const screen = SCREENS.get(kind)?.(about)
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
