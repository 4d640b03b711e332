import { Component, type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react'
import { loadNamespace, useWords } from '../i18n/words.ts'
import { ErrorState } from '../kit/feedback/ErrorState.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { useNear } from '../kit/belowPart.tsx'
import { useKitWords } from '../kit/words.ts'

/** The library or the words of a chart did not load. */
class ChartNotLoaded extends Error {}

interface BrokenProps {
  readonly cause: unknown
  readonly height: number
  readonly retry: () => void
}

const Broken = ({ cause, height, retry }: BrokenProps) => {
  const words = useWords()
  const isMissing = cause instanceof ChartNotLoaded
  return (
    <div className="grid content-center" style={{ minHeight: height }}>
      <ErrorState
        title={isMissing ? words.loadFailed() : words.error()}
        hint={isMissing ? words.loadFailedHint() : undefined}
        onRetry={retry}
      />
    </div>
  )
}

interface GuardProps extends Omit<BrokenProps, 'cause'> {
  readonly children: ReactNode
}

class Guard extends Component<GuardProps, { readonly cause: unknown }> {
  override state: { readonly cause: unknown } = { cause: null }
  static getDerivedStateFromError(cause: unknown) {
    return { cause }
  }
  override render() {
    const { children, ...place } = this.props
    return this.state.cause === null ? children : <Broken {...place} cause={this.state.cause} />
  }
}

const Loading = ({ height }: { readonly height: number }) => {
  const words = useKitWords()
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{words.loading}</span>
      <Skeleton height={`${height}px`} />
    </div>
  )
}

/**
 * A chart whose library is downloaded when it is first near the screen, together with the words of the charts, in a placeholder
 * of its height. A failed download is shown in that place with a retry: the screen around it keeps working.
 */
export const lazyChart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  heightOf: (props: P) => number,
): ComponentType<P> => {
  const fetched = () =>
    lazy(async () => {
      try {
        const [part] = await Promise.all([load(), loadNamespace('charts')])
        return { default: ({ props }: { readonly props: P }) => createElement(part, props) }
      } catch (cause) {
        throw new ChartNotLoaded('a chart did not load', { cause })
      }
    })
  let Part = fetched()

  return function LazyChart(props: P) {
    const [attempt, setAttempt] = useState(0)
    const [isNear, place] = useNear()
    const height = heightOf(props)
    const retry = () => {
      Part = fetched()
      setAttempt(attempt + 1)
    }
    if (!isNear)
      return (
        // No request has been sent yet, so the chart is not busy.
        <div ref={place}>
          <Skeleton height={`${height}px`} />
        </div>
      )
    return (
      <Guard key={attempt} height={height} retry={retry}>
        <Suspense fallback={<Loading height={height} />}>
          <Part props={props} />
        </Suspense>
      </Guard>
    )
  }
}
