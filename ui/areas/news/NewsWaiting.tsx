import { Skeleton } from '../../kit/feedback/Skeleton.tsx'
import { useKitWords } from '../../kit/words.ts'

/** Rows of news that are loading, as tall as `NewsRow`. */
export const NewsWaiting = ({ count = 6 }: { readonly count?: number }) => {
  const words = useKitWords()
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{words.loading}</span>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex items-start gap-3 border-line py-3 not-last:border-b">
          <span className="grid grow gap-2.5 pt-1">
            <Skeleton width="90%" height="0.875rem" />
            <Skeleton width={row % 2 ? '40%' : '60%'} height="0.875rem" />
            <Skeleton width="7rem" height="0.625rem" />
          </span>
          <span className="w-22 shrink-0">
            <Skeleton height="4.125rem" />
          </span>
        </div>
      ))}
    </div>
  )
}
