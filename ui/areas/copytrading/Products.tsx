import { useEffect } from 'react'
import type { FollowState } from '../../../domain/copytrading/product.ts'
import { FOLLOW_ZONE } from '../../../domain/copytrading/valuation.ts'
import type { FollowProduct } from '../../../ports/Copytrading.ts'
import { useSimulation } from '../../app/session/useSimulation.ts'
import { joinSentences } from '../../i18n/inText.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { classes } from '../../kit/classes.ts'
import { dimmed } from '../../kit/lists/dimmed.ts'
import { Badge } from '../../kit/figures/Badge.tsx'
import { Dotted } from '../../kit/lists/Dotted.tsx'
import { Banner } from '../../kit/feedback/Banner.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { EndlessList } from '../../kit/lists/EndlessList.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { Segmented } from '../../kit/choices/Tabs.tsx'
import { useValue } from '../../kit/useValue.ts'
import { eventTime } from '../../data/clock/event.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { useModel } from '../../data/app/app.ts'
import { Expected } from './Expected.tsx'
import { makeProductsModel } from './list.model.ts'
import { Raised } from './Raised.tsx'
import { useLoadFailure } from '../../app/failures/loadFailure.tsx'

const STATES: ReadonlyArray<FollowState> = ['open', 'upcoming', 'closed', 'ended']

/** The next date: the opening of an upcoming product, the deadline of an open one, else the end. */
const NextDate = ({ product }: { readonly product: FollowProduct }) => {
  const words = useWords().copytrading
  const { tag } = useValue(locale)
  const [label, at] = {
    upcoming: [words.opens(), product.opensAt] as const,
    open: [words.stops(), product.stopsAt] as const,
    closed: [words.ends(), product.endsAt] as const,
    ended: [words.ends(), product.endsAt] as const,
  }[product.state]
  return (
    <p className="text-micro text-ink-3">
      {label} {eventTime(at, tag, FOLLOW_ZONE)}
    </p>
  )
}

const Row = ({ product }: { readonly product: FollowProduct }) => {
  const words = useWords().copytrading
  return (
    <Go
      to="/home/follow"
      search={{ code: product.code }}
      className={classes(
        'grid gap-2.5 border-b border-line py-3.5 transition-colors active:bg-fill',
        product.state === 'upcoming' && dimmed,
      )}
    >
      <span className="flex flex-wrap items-start justify-between gap-x-3">
        <span className="grow basis-min">
          <span
            dir="auto"
            className="block text-field font-semibold [text-align:-webkit-match-parent] [text-align:match-parent]"
          >
            {product.name}
          </span>
          <span className="block text-small text-ink-3">
            <Dotted texts={[<bdi key="who">{product.strategist}</bdi>, words.styles[product.style]()]} />
          </span>
        </span>
        <Badge tone={product.risk >= 4 ? 'warning' : 'neutral'}>
          {`${words.risk()} ${words.riskLevel({ level: product.risk })}`}
        </Badge>
      </span>
      <Expected product={product} />
      <Raised product={product} />
      <NextDate product={product} />
    </Go>
  )
}

/** Copy-trading products by their state. */
export const Products = () => {
  const words = useWords().copytrading
  const isSimulation = useSimulation()
  const model = useModel(makeProductsModel)
  const state = useValue(model.state)
  const rows = useValue(model.rows)
  const status = useValue(model.status)
  const hasMore = useValue(model.hasMore)
  useEffect(() => {
    void model.load(true)
    return model.stop
  }, [model])
  return (
    <PullToRefresh onRefresh={model.refresh}>
      <Section>
        <div className="grid gap-3">
          <Segmented
            kind="chips"
            label={words.stateLabel()}
            choices={STATES.map((value) => ({ value, label: words.states[value]() }))}
            value={state}
            onChange={model.choose}
          />
          <Banner>{joinSentences([words.riskNote(), isSimulation && words.simulated()])}</Banner>
        </div>
        <EndlessList
          label={words.tabs.products()}
          items={rows}
          keyOf={({ code }) => code}
          renderRow={(product) => <Row product={product} />}
          status={status}
          hasMore={hasMore}
          onMore={() => void model.more()}
          empty={<Empty title={words.productsEmpty()} hint={words.productsEmptyHint()} />}
          failed={words.productsFailed()}
          {...useLoadFailure(useValue(model.failure), () => void model.retry())}
        />
      </Section>
    </PullToRefresh>
  )
}
