import { Effect } from 'effect'
import { Articles } from '../../../ports/Articles.ts'
import { Article } from '../../generated/schemas/articles.ts'
import type { Call } from '../client.ts'

/** Texts of the operator over HTTP. */
export const articles = (call: Call): Articles['Service'] =>
  Articles.of({
    read: (name, language) =>
      call('/common/article', { name, language }, Article).pipe(Effect.map(({ html, title }) => ({ title, html }))),
  })
