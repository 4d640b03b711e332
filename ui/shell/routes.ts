/** Every screen, with the search parameters it takes. Source: RULES.md, screens. */
export interface Screens {
  '/login/start': object
  '/login/logon': object
  '/login/register': { readonly code?: string }
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
  '/home/follow': { readonly tab?: string }
  '/home/borrow': { readonly tab?: string }
  '/quotes/index': { readonly market?: string }
  '/quotes/search': object
  '/quotes/info': { readonly code: string }
  '/quotes/infoBuy': { readonly code: string; readonly direction?: string }
  '/position/index': { readonly tab?: string }
  '/position/info': { readonly id: string }
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
  '/mine/withdraw': object
  '/mine/stored': object
  '/mine/deposit': { readonly channel?: string }
  '/mine/newShareOrder': object
  '/mine/activity': object
  '/mine/activityList': object
  '/mine/email': object
  '/mine/exchangeRate': object
}

export type ScreenPath = keyof Screens

/** Arguments of a navigation: a screen that needs parameters does not compile without them. */
export type Going<P extends ScreenPath> = object extends Screens[P]
  ? [to: P, search?: Screens[P]]
  : [to: P, search: Screens[P]]

/** Screens that one may see without being signed in. */
const OPEN: ReadonlySet<string> = new Set<ScreenPath>([
  '/mine/language',
  '/mine/company',
  '/mine/about',
  '/mine/privacy',
  '/mine/agreement',
])

/** Whether a path asks for a session. Source: RULES.md, session. */
export const needsSession = (path: string): boolean =>
  !path.startsWith('/login/') && !path.startsWith('/kit') && path !== '/' && !OPEN.has(path)

/** Forms about money: nothing floats above their figures. Customer service is one tap away in the panel. */
const UNCOVERED: ReadonlySet<string> = new Set<ScreenPath>([
  '/quotes/infoBuy',
  '/position/info',
  '/mine/deposit',
  '/mine/withdraw',
  '/mine/exchangeRate',
])

/** Whether the customer-service button may float above a screen. Source: RULES.md, customer service. */
export const maybeCovered = (path: string): boolean => !UNCOVERED.has(path)
