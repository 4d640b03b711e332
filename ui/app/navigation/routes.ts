import type { Area } from '../../../domain/config/areas.ts'
import { isKeyOf } from '../../../domain/validation/keys.ts'

/** Every screen, with the search parameters it takes. Source: RULES.md, screens. */
export interface Screens {
  '/login/start': object
  '/login/logon': { readonly to?: string }
  '/login/register': { readonly code?: string; readonly to?: string }
  '/login/login': { readonly to?: string; readonly expired?: string }
  '/login/loading': { readonly to?: string }
  '/home/index': object
  '/home/newShare': { readonly tab?: string }
  '/home/aguNewShare': { readonly tab?: string }
  '/home/newShareInfo': { readonly id: string }
  '/home/dayTrading': { readonly tab?: string }
  '/home/dividend': { readonly tab?: string }
  '/home/large': object
  '/home/largeInfo': { readonly id: string }
  '/home/rush': object
  '/home/follow': { readonly tab?: string; readonly code?: string }
  '/home/borrow': { readonly tab?: string }
  '/home/plans': {
    readonly id?: string
    /** `1` opens the form of that plan. */
    readonly change?: string
    /** The instrument of a new plan. */
    readonly code?: string
  }
  '/quotes/index': { readonly market?: string; readonly list?: string; readonly codes?: string }
  '/quotes/search': object
  '/quotes/info': { readonly code: string; readonly market?: string }
  '/quotes/infoBuy': {
    readonly code: string
    readonly direction?: string
    readonly daytrade?: string
    /** `1` fills the form in with what was typed without a connection. */
    readonly draft?: string
  }
  '/position/index': {
    readonly tab?: string
    /** The order whose change is opened, and the price to which its line was dragged on a chart. */
    readonly change?: string
    readonly price?: string
  }
  '/position/info': {
    readonly id: string
    readonly tab?: string
    readonly stop?: string
    readonly profit?: string
    /** `1` opens the form of its stop and take-profit. */
    readonly protect?: string
  }
  '/news/index': object
  '/news/info': { readonly id: string }
  '/market/subscribe': object
  '/market/subscribeDetail': { readonly id: string }
  '/market/subscribRecord': object
  '/mine/index': object
  '/mine/message': object
  '/mine/messageInfo': { readonly id: string }
  '/mine/setting': object
  '/mine/qr': object
  '/mine/loginPassword': object
  '/mine/fundPassword': object
  '/mine/devices': object
  '/mine/loginCodes': object
  '/mine/passkeys': object
  '/mine/bank': object
  '/mine/bankAdd': object
  '/mine/verified': object
  '/mine/language': object
  '/mine/company': object
  '/mine/about': object
  '/mine/privacy': object
  '/mine/agreement': object
  '/mine/fundingRecords': object
  '/mine/transactionRecords': object
  '/mine/positionHistory': object
  '/mine/statement': { readonly month?: string }
  '/mine/taxReport': object
  '/mine/withdraw': { readonly tab?: string; readonly currency?: string }
  '/mine/stored': object
  '/mine/deposit': { readonly channel?: string }
  '/mine/newShareOrder': object
  '/mine/activity': { readonly id?: string }
  '/mine/activityList': object
  '/mine/email': object
  '/mine/exchangeRate': object
}

export type ScreenPath = keyof Screens

/** The areas of the server that a screen is about: it needs one of them. The others need only what every server has. Source: RULES.md, areas of a server. */
const AREAS_OF_SCREEN: { readonly [P in ScreenPath]?: ReadonlyArray<Area> } = {
  '/login/register': ['registration'],
  '/home/newShare': ['offers'],
  '/home/aguNewShare': ['offers'],
  '/home/newShareInfo': ['offers'],
  '/home/dayTrading': ['daytrade'],
  '/home/dividend': ['dividends'],
  '/home/large': ['block'],
  '/home/largeInfo': ['block'],
  '/home/rush': ['block'],
  '/home/follow': ['copytrading'],
  '/home/borrow': ['lending', 'credit'],
  '/home/plans': ['savings'],
  '/quotes/index': ['quotes'],
  '/quotes/search': ['quotes'],
  '/quotes/info': ['quotes'],
  '/quotes/infoBuy': ['trading'],
  '/position/index': ['trading'],
  '/position/info': ['trading'],
  '/news/index': ['news'],
  '/news/info': ['news'],
  '/market/subscribe': ['offers'],
  '/market/subscribeDetail': ['offers'],
  '/market/subscribRecord': ['offers'],
  '/mine/message': ['messages'],
  '/mine/messageInfo': ['messages'],
  '/mine/qr': ['invitation'],
  '/mine/loginPassword': ['passwords'],
  '/mine/fundPassword': ['passwords'],
  '/mine/devices': ['devices'],
  '/mine/loginCodes': ['codes'],
  '/mine/passkeys': ['passkeys'],
  '/mine/bank': ['payees'],
  '/mine/bankAdd': ['payees'],
  '/mine/verified': ['identity'],
  '/mine/company': ['articles'],
  '/mine/about': ['articles'],
  '/mine/privacy': ['articles'],
  '/mine/agreement': ['articles'],
  '/mine/fundingRecords': ['records'],
  '/mine/transactionRecords': ['records'],
  '/mine/positionHistory': ['records'],
  '/mine/statement': ['statements'],
  '/mine/taxReport': ['statements'],
  '/mine/withdraw': ['withdrawals'],
  '/mine/stored': ['deposits'],
  '/mine/deposit': ['deposits'],
  '/mine/newShareOrder': ['offers'],
  '/mine/activity': ['rewards'],
  '/mine/activityList': ['rewards'],
  '/mine/email': ['messages'],
  '/mine/exchangeRate': ['exchange'],
}

/** Whether a server that lacks these areas has nothing for the screen at a path; false for what is no screen. */
export const isLacking = (lacking: ReadonlySet<Area>, path: string): boolean =>
  isKeyOf(AREAS_OF_SCREEN, path) && (AREAS_OF_SCREEN[path]?.every((area) => lacking.has(area)) ?? false)

/** Arguments of a navigation: a screen that needs parameters does not compile without them. */
export type Going<P extends ScreenPath> = object extends Screens[P]
  ? [to: P, search?: Screens[P]]
  : [to: P, search: Screens[P]]

/**
 * The parameters of a screen as read from an address: anyone can type an address, so each may be missing, and all are
 * texts.
 */
export type Typed<T> = { readonly [K in keyof T]?: string }

const text = ([, value]: readonly [string, unknown]): boolean => typeof value === 'string'

/** A validator of the Standard Schema specification, as far as the router uses it. */
interface SearchSchema<Input, Output> {
  readonly '~standard': {
    readonly types?: { readonly input: Input; readonly output: Output }
    readonly validate: (search: unknown) => { readonly value: Readonly<Record<string, unknown>> }
  }
}

/**
 * The parameters of a screen as a Standard Schema: what a link to it must pass, and what its address contains. Effect's
 * Schema is not used here: it is downloaded with the first answer, and the routes are needed earlier.
 */
export const searchOf = <P extends ScreenPath>(): SearchSchema<Screens[P], Typed<Screens[P]>> => ({
  '~standard': {
    validate: (search) => ({ value: Object.fromEntries(Object.entries(search ?? {}).filter(text)) }),
  },
})
