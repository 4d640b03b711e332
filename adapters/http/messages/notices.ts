import { Effect } from 'effect'
import { type Banner, Notices } from '../../../ports/News.ts'
import { NoticeBannersAnswer, NoticeListAnswer } from '../../generated/schemas/messages.ts'
import { tapTarget } from '../addresses.ts'
import type { Call } from '../client.ts'

/** Notices and banners over HTTP. The picture of a banner is not shown. */
export const notices = (call: Call): Notices['Service'] =>
  Notices.of({
    list: (language) =>
      call('/notice/list', { language }, NoticeListAnswer).pipe(
        Effect.map((rows) => rows.map(({ link, ...notice }) => ({ ...notice, link: tapTarget(link) }))),
      ),
    banners: (language) =>
      call('/notice/banners', { language }, NoticeBannersAnswer).pipe(
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
