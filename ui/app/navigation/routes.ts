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
  '/position/info': { readonly id: string; readonly tab?: string; readonly stop?: string; readonly profit?: string }
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
  '/mine/withdraw': object
  '/mine/stored': object
  '/mine/deposit': { readonly channel?: string }
  '/mine/newShareOrder': object
  '/mine/activity': { readonly id?: string }
  '/mine/activityList': object
  '/mine/email': object
  '/mine/exchangeRate': object
}

export type ScreenPath = keyof Screens

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
