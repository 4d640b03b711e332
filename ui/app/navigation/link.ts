/** The target of a notice or banner: outside of the app, or a screen with its parameters. */
export type Target =
  | { readonly is: 'outside'; readonly address: string }
  | { readonly is: 'screen'; readonly to: string; readonly search: Readonly<Record<string, string>> }

/** Reads a link of the operator's: an https address, or a route of the app such as `/home/newShareInfo?id=12`. */
export const targetOf = (link: string): Target => {
  if (!link.startsWith('/')) return { is: 'outside', address: link }
  const [path = '', query = ''] = link.replace(/#.*/s, '').split('?')
  return { is: 'screen', to: path.replace(/(.)\/$/, '$1'), search: Object.fromEntries(new URLSearchParams(query)) }
}
