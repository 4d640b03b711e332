import { useEffect } from 'react'
import { FOLLOW_ZONE } from '../../../domain/copytrading/valuation.ts'
import type { FollowProduct } from '../../../ports/Copytrading.ts'
import { useSimulation } from '../../app/session/useSimulation.ts'
import { joinSentences } from '../../i18n/inText.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Badge } from '../../kit/figures/Badge.tsx'
import { Banner } from '../../kit/feedback/Banner.tsx'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Change } from '../../kit/figures/Change.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { Dotted } from '../../kit/lists/Dotted.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { SkeletonForm } from '../../kit/feedback/Skeleton.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useValue } from '../../kit/useValue.ts'
import { makeNowModel } from '../../data/clock/now.model.ts'
import { eventTime } from '../../data/clock/event.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { BuyForm } from './BuyForm.tsx'
import { BuyReview } from './BuyReview.tsx'
import { Expected } from './Expected.tsx'
import { makeProductModel } from './product.model.ts'
import { Raised } from './Raised.tsx'
import { TrackRecord } from './TrackRecord.tsx'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'
import { Term } from '../../app/terms/Term.tsx'

/** Scale, minimum, lock-up and dates, line by line. */
const Terms = ({ product }: { readonly product: FollowProduct }) => {
  const words = useWords().copytrading
  const { tag } = useValue(locale)
  const { currency } = product
  const time = (at: number) => eventTime(at, tag, FOLLOW_ZONE)
  return (
    <Breakdown
      facts={[
        { label: words.scale(), value: <Money amount={product.scale} currency={currency} /> },
        { label: words.least(), value: <Money amount={product.least} currency={currency} /> },
        { label: words.lockUp(), term: <Term of="lockUp" />, value: words.lockDays({ days: product.lockDays }) },
        { label: words.opens(), value: time(product.opensAt) },
        { label: words.stops(), value: time(product.stopsAt) },
        { label: words.ends(), value: time(product.endsAt) },
        { label: words.lastDay(), value: <Change percent={product.dayReturn} /> },
        { label: words.valuedAt(), value: time(product.navAt) },
      ]}
    />
  )
}

const Found = ({ product }: { readonly product: FollowProduct }) => {
  const words = useWords().copytrading
  const isSimulation = useSimulation()
  const { risk, state, strategist, style } = product
  return (
    <Section>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <div className="text-small text-ink-2">
            <Dotted texts={[<bdi key="who">{strategist}</bdi>, words.styles[style]()]} />
          </div>
          <span className="flex gap-1.5">
            <Badge tone={state === 'open' ? 'accent' : 'neutral'}>{words.productState[state]()}</Badge>
            <Badge tone={risk >= 4 ? 'warning' : 'neutral'}>
              {`${words.risk()} ${words.riskLevel({ level: risk })}`}
            </Badge>
          </span>
        </div>
        <Expected product={product} explained />
        <Banner>{joinSentences([words.riskNote(), isSimulation && words.simulated()])}</Banner>
        <TrackRecord name={words.record()} />
        <Raised product={product} />
        <BuyForm product={product} />
        <Terms product={product} />
      </div>
      <BuyReview product={product} />
    </Section>
  )
}

/** One product of /home/follow: track record, terms, and buying it. */
export const Product = ({ code }: { readonly code: string }) => {
  const app = useApp()
  const words = useWords().copytrading
  const model = useModel(makeProductModel)
  const opened = useValue(model.page.opened)
  const { keep } = useModel(makeNowModel)
  useEffect(() => {
    void model.open(code)
    return model.stop
  }, [model, code])
  useEffect(() => keep(), [keep])
  return (
    <>
      <TopBar title={opened.is === 'ready' ? <bdi>{opened.value.name}</bdi> : words.title()} onBack={app.back} />
      <div className="center-column">
        {opened.is === 'ready' ? (
          <PullToRefresh onRefresh={model.refresh}>
            <Found product={opened.value} />
          </PullToRefresh>
        ) : (
          <Section>
            {opened.is === 'loading' ? (
              <SkeletonForm />
            ) : opened.is === 'unknown' ? (
              <Empty
                title={words.productUnknown()}
                hint={words.productsEmptyHint()}
                action={<ButtonLink render={<Go to="/home/follow" />}>{words.toProducts()}</ButtonLink>}
              />
            ) : (
              <LoadFailed
                title={words.productsFailed()}
                failure={opened.failure}
                onRetry={() => void model.open(code)}
              />
            )}
          </Section>
        )}
      </div>
    </>
  )
}
