import Plus from 'lucide-react/icons/plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useEffect } from 'react'
import type { QuotedInstrument } from '../../../../ports/quote.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { IconButton } from '../../../kit/buttons/IconButton.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { SkeletonRows } from '../../../kit/feedback/Skeleton.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useListingName } from '../../markets/listing.ts'
import { useModel } from '../../../data/app/app.ts'
import { QuoteLine } from './QuoteLine.tsx'
import { makeRecommendedModel } from './recommended.model.ts'
import { LoadFailed } from '../../../app/failures/loadFailure.tsx'

const Row = ({ instrument }: { readonly instrument: QuotedInstrument }) => {
  const words = useWords().quotes
  const { adding, add } = useModel(makeRecommendedModel)
  const busy = useValue(adding).has(instrument.code)
  const name = useListingName(instrument)
  return (
    <li className="flex items-center gap-1 border-line not-last:border-b">
      <div className="min-w-0 grow">
        <QuoteLine instrument={instrument} narrow />
      </div>
      <IconButton
        last
        label={words.watch({ name })}
        tone="accent"
        icon={<Plus className="size-5" />}
        aria-disabled={busy || undefined}
        onClick={() => void add(instrument)}
      />
    </li>
  )
}

interface RecommendedProps {
  /** False while what stands above is loading: the batch is only asked for. */
  readonly isShown: boolean
}

/** A batch of instruments to watch: add one, add all, or see others. */
export const Recommended = ({ isShown }: RecommendedProps) => {
  const words = useWords().quotes
  const model = useModel(makeRecommendedModel)
  const list = useValue(model.list)
  const status = useValue(model.status)
  const failure = useValue(model.failure)
  const adding = useValue(model.adding)
  useEffect(() => {
    void model.load()
    return model.stop
  }, [model])
  // Hidden where the server has no recommendations.
  if (!isShown || (status === 'ready' && list.length === 0)) return null
  return (
    <Section
      title={words.recommended()}
      flush
      aside={
        // There before the first batch, so that the line of the title is as tall.
        (list.length > 0 || status !== 'failed') && (
          <Button
            last
            kind="quiet"
            size="small"
            disabled={list.length === 0}
            onClick={() => void model.swap()}
            busy={list.length > 0 && status === 'loading'}
          >
            {(list.length === 0 || status !== 'loading') && <RefreshCw aria-hidden className="size-4" />}
            {words.swap()}
          </Button>
        )
      }
    >
      {list.length === 0 ? (
        status === 'failed' ? (
          <LoadFailed title={words.recommendedFailed()} failure={failure} onRetry={() => void model.retry()} />
        ) : (
          <SkeletonRows count={4} />
        )
      ) : (
        <>
          {status === 'failed' && (
            <p role="alert" className="py-2 text-small text-red">
              {words.recommendedFailed()}
            </p>
          )}
          <ul aria-label={words.recommended()}>
            {list.map((instrument) => (
              <Row key={instrument.code} instrument={instrument} />
            ))}
          </ul>
          <div className="py-3">
            <Button kind="secondary" size="medium" wide busy={adding.size > 1} onClick={() => void model.addAll()}>
              {words.addAll()}
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}
