import { Effect, Schema } from 'effect'
import { Articles } from '../../../ports/Articles.ts'
import type { Call } from '../client.ts'

const Article = Schema.Struct({
  name: Schema.String,
  title: Schema.String,
  content: Schema.String,
  updatetime: Schema.String,
})

/** Texts of the operator over HTTP. */
export const articles = (call: Call): Articles['Service'] =>
  Articles.of({
    read: (name, language) =>
      call('/common/article', { name, language }, Article).pipe(
        Effect.map(({ title, content }) => ({ title, html: content })),
      ),
  })
