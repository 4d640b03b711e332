import { Effect, Schema } from 'effect'
import { News } from '../../../ports/News.ts'
import { pictureAddress } from '../addresses.ts'
import type { Call } from '../client.ts'
import { WireTime } from '../figures.ts'
import { formPage, PageOf, pageOf } from '../pages.ts'
import { quotedOf, WireQuoted } from '../quotes/quoteRecords.ts'

const Category = Schema.Struct({ category: Schema.String, name: Schema.String })
const headFields = {
  id: Schema.String,
  category: Schema.String,
  title: Schema.String,
  image: Schema.String,
  source: Schema.String,
  time: WireTime,
}
const Item = Schema.Struct({ ...headFields, summary: Schema.String, codes: Schema.Array(Schema.String) })
const Article = Schema.Struct({ ...headFields, content: Schema.String, instruments: Schema.Array(WireQuoted) })

/** News over HTTP. `base` is the API's address, for pictures. */
export const news = (call: Call, base: string): News['Service'] =>
  News.of({
    categories: (language) =>
      call('/news/categories', { language }, Schema.Array(Category)).pipe(
        Effect.map((rows) => rows.map(({ category, name }) => ({ id: category, name }))),
      ),
    list: (request) =>
      call(
        '/news/list',
        {
          language: request.language,
          category: request.category,
          code: request.code,
          ...formPage(request),
        },
        PageOf(Item),
      ).pipe(Effect.map(pageOf((item) => ({ ...item, image: pictureAddress(base, item.image) })))),
    article: (id, language) =>
      call('/news/info', { id, language }, Article).pipe(
        Effect.map(({ content, image, instruments, ...head }) => ({
          ...head,
          html: content,
          image: pictureAddress(base, image),
          instruments: instruments.map(quotedOf),
        })),
      ),
  })
