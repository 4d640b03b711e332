import type { NewsItem } from '../../../ports/News.ts'
import { chosen } from '../../kit/choices/chosenRow.ts'
import { classes } from '../../kit/classes.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { NewsTime } from './NewsTime.tsx'
import { Picture } from './Picture.tsx'

/** One article of a list, leading to its text. */
export const NewsRow = ({ item: { id, title, image, source, time } }: { readonly item: NewsItem }) => (
  <Go
    to="/news/info"
    search={{ id }}
    className={classes(
      'flex min-h-20 flex-wrap items-start gap-3 border-line py-3 outline-offset-[-2px] transition-colors active:bg-fill',
      '[li:not(:last-child)>&]:border-b',
      chosen,
    )}
  >
    {/* Where its longest word does not fit beside the picture, the picture moves below. */}
    <span className="flex min-w-40 grow basis-min flex-col gap-1">
      {/* An article without a translation keeps its own direction. Never cut in use: in Arabic the mark of a cut would be
          drawn over the beginning of a Latin name. */}
      <span className="line-clamp-6 font-medium">
        <bdi>{title}</bdi>
      </span>
      <NewsTime source={source} time={time} />
    </span>
    {image !== null && <Picture src={image} className="h-16.5 w-22 shrink-0" />}
  </Go>
)
