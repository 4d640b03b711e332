import type { Catalogue } from '../tools/catalogue.ts'
import { type Checked, checksOf } from '../tools/expand/checks.ts'
import { messageOf } from './contract.ts'
import { escaped } from './text.ts'

/** The checks of a call as a numbered list. */
export const checkList = (call: Checked, catalogue: Catalogue): string => {
  const items = checksOf(call).map(({ code, about }) => {
    if (code === undefined) return `<li>HTTP 401: ${escaped(about)}</li>`
    const { wire, words } = messageOf(catalogue, code)
    const why = about === '' ? '' : `: ${escaped(about)}`
    return (
      `<li><a href="refusals.html#${code}"><code>${code}</code></a>${why}. ` +
      `<q>${escaped(words.us)}</q> <span lang="zh-Hans">${escaped(wire ?? '')}</span></li>`
    )
  })
  return `<ol>${items.join('')}</ol>`
}
