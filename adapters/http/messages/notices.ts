import { Effect, Schema } from 'effect'
import { type Banner, Notices } from '../../../ports/News.ts'
import { tapTarget } from '../addresses.ts'
import type { Call } from '../client.ts'
import { WireTime } from '../figures.ts'

const WireNotice = Schema.Struct({ id: Schema.String, text: Schema.String, link: Schema.String, time: WireTime })
const WireBanner = Schema.Struct({
  id: Schema.String,
  image: Schema.String,
  title: Schema.String,
  action: Schema.optionalKey(Schema.String),
  link: Schema.String,
})

/** Notices and banners over HTTP. The picture of a banner is not shown. */
export const notices = (call: Call): Notices['Service'] =>
  Notices.of({
    list: (language) =>
      call('/notice/list', { language }, Schema.Array(WireNotice)).pipe(
        Effect.map((rows) => rows.map(({ link, ...notice }) => ({ ...notice, link: tapTarget(link) }))),
      ),
    banners: (language) =>
      call('/notice/banners', { language }, Schema.Array(WireBanner)).pipe(
        Effect.map((rows) =>
          rows.map(({ id, title, action, link }): Banner => ({
            id,
            title,
            action: action?.trim() || null,
            link: tapTarget(link),
          })),
        ),
      ),
  })
