import { makeUseDownload } from '../../../kit/lazyPart.tsx'
import type { LongListProps } from './VirtualList.tsx'

/** From this many rows on, only those near the screen are rendered. */
const LONG = 40
/** Rows that are rendered until the part for long lists is loaded: more than a phone shows. */
const FIRST = 20

const useVirtualList = makeUseDownload(() => import('./VirtualList.tsx'))

const Plain = <T,>({ label, rows, keyOf, renderRow }: LongListProps<T>) => (
  <ul aria-label={label}>
    {rows.map((row) => (
      <li key={keyOf(row)}>{renderRow(row)}</li>
    ))}
  </ul>
)

const Long = <T,>(props: LongListProps<T>) => {
  const part = useVirtualList()
  return part ? <part.VirtualList {...props} /> : <Plain {...props} rows={props.rows.slice(0, FIRST)} />
}

/** Rows of a completely loaded list. A long one renders only the rows near the screen. */
export const LongList = <T,>(props: LongListProps<T>) =>
  props.rows.length < LONG ? <Plain {...props} /> : <Long {...props} />
