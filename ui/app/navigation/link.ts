import type { ScreenPath } from './routes.ts'

/** Where a notice or banner leads: out of the app, or to a screen with its parameters. */
export type Target =
  | { readonly is: 'outside'; readonly address: string }
  | { readonly is: 'screen'; readonly to: ScreenPath; readonly search: Readonly<Record<string, string>> }

/** Reads a link of the operator's: an https address, or a route of the app such as `/home/newShareInfo?id=12`. */
export const targetOf = (link: string): Target => {
  if (!link.startsWith('/')) return { is: 'outside', address: link }
  const [path = '', query = ''] = link.split('#')[0]!.split('?')
  // An operator may name a screen that this version lacks; the app says so when one gets there.
  return { is: 'screen', to: path as ScreenPath, search: Object.fromEntries(new URLSearchParams(query)) }
}
