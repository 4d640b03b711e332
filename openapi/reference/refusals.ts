import type { Catalogue, Message } from '../tools/catalogue.ts'
import { type Call, LANGUAGES } from './contract.ts'
import { callAnchor, code, escaped, scrolling } from './text.ts'

const HEADS = { failure: 'Refusals', success: 'Messages of success', word: 'Words that are never sent' } as const

const rowOf = ({ code: name, wire, words }: Message, calls: ReadonlyArray<Call>): string => {
  const users = calls.filter(({ refusals }) => refusals.includes(name))
  const links = users.map(({ path }) => `<a href="calls.html#${callAnchor(path)}">${escaped(path)}</a>`)
  const inLanguages = LANGUAGES.map(
    ({ locale, tag }) => `<td lang="${tag}" dir="${tag === 'ar' ? 'rtl' : 'ltr'}">${escaped(words[locale])}</td>`,
  )
  const answered = links.length === calls.length ? 'every call' : links.join(', ')
  return (
    `<tr id="${name}"><th scope="row">${code(name)}<br><small>${answered}</small></th>` +
    `<td lang="zh-Hans">${escaped(wire ?? '')}</td>${inLanguages.join('')}</tr>`
  )
}

/** Every message: its code, its text on the wire, its eight translations and the calls that answer it. */
export const refusalsPage = (catalogue: Catalogue, calls: ReadonlyArray<Call>): string => {
  const head = `<tr><th>Code and calls</th><th>On the wire</th>${LANGUAGES.map(({ locale }) => `<th>${locale}</th>`).join('')}</tr>`
  return (['failure', 'success', 'word'] as const)
    .map((kind) => {
      const messages = [...catalogue.values()].filter((message) => message.kind === kind)
      const rows = messages.map((message) => rowOf(message, calls)).join('\n')
      return `<h2 id="${kind}">${HEADS[kind]}</h2>${scrolling(`<table class="words"><thead>${head}</thead><tbody>${rows}</tbody></table>`, HEADS[kind])}`
    })
    .join('\n')
}
