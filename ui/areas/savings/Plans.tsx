import { useEffect } from 'react'
import { fromDayNumber } from '../../../domain/calendar/day.ts'
import type { SavingsPlan } from '../../../ports/Savings.ts'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { useSearch } from '../../app/navigation/useSearch.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { formatDay } from '../../kit/dates/formatDay.ts'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { SkeletonRows } from '../../kit/feedback/Skeleton.tsx'
import { Change } from '../../kit/figures/Change.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { ListingName } from '../markets/ListingName.tsx'
import { PlanDetail } from './PlanDetail.tsx'
import { PlanForm } from './PlanForm.tsx'
import { makeSavingsModel } from './savings.model.ts'
import { sumOf } from './sentences.ts'
import { OwnFigures } from '../../app/session/OwnFigures.tsx'
import { useCover } from '../../kit/figures/covered.ts'

const PlanLine = ({ plan }: { readonly plan: SavingsPlan }) => {
  const words = useWords().savings
  const cover = useCover()
  const { tag } = useValue(locale)
  const when =
    plan.nextDay === null
      ? words.states[plan.state]()
      : words.nextOn({ day: formatDay(fromDayNumber(plan.nextDay), tag) })
  return (
    <ListRow
      title={<ListingName listing={plan} />}
      subtitle={
        <>
          <span className="block">{sumOf(plan, plan.currency, words, cover)}</span>
          <span className="block">{when}</span>
        </>
      }
      value={<Money amount={plan.worth} currency={plan.currency} />}
      note={<Change amount={plan.profit} currency={plan.currency} />}
      render={<Go to="/home/plans" search={{ id: plan.id }} />}
    />
  )
}

const List = () => {
  const words = useWords().savings
  const model = useModel(makeSavingsModel)
  const plans = useValue(model.listed)
  const status = useValue(model.plans.status)
  const failure = useValue(model.plans.failure)
  useEffect(() => {
    void model.plans.load()
    const leave = model.follow('plans')
    return () => {
      leave()
      model.plans.stop()
    }
  }, [model])
  const toSearch = <ButtonLink render={<Go to="/quotes/search" />}>{words.choose()}</ButtonLink>
  return (
    <PullToRefresh onRefresh={model.plans.load}>
      <div className="center-column">
        <Section>
          <p className="text-small text-ink-2">{words.intro()}</p>
          {plans === null ? (
            status === 'failed' ? (
              <LoadFailed title={words.failed()} failure={failure} onRetry={() => void model.plans.load()} />
            ) : (
              <SkeletonRows />
            )
          ) : plans.length === 0 ? (
            <Empty title={words.none()} hint={words.noneHint()} action={toSearch} />
          ) : (
            <>
              <ul aria-label={words.title()}>
                {plans.map((plan) => (
                  <li key={plan.id}>
                    <OwnFigures>
                      <PlanLine plan={plan} />
                    </OwnFigures>
                  </li>
                ))}
              </ul>
              <div className="grid pt-4">{toSearch}</div>
            </>
          )}
        </Section>
      </div>
    </PullToRefresh>
  )
}

const One = ({ id, isChanging }: { readonly id: string; readonly isChanging: boolean }) => {
  const words = useWords().savings
  const model = useModel(makeSavingsModel)
  const opened = useValue(model.page.opened)
  useEffect(() => {
    void model.page.open(id)
    // A form keeps what was typed.
    const leave = isChanging ? undefined : model.follow('page')
    return () => {
      leave?.()
      model.page.stop()
    }
  }, [model, id, isChanging])
  const plan = opened.is === 'ready' ? opened.value.plan : null
  const edited = isChanging ? plan : null
  useEffect(() => {
    if (edited) model.edit(edited)
  }, [model, edited])
  if (opened.is === 'failed')
    return <LoadFailed title={words.failed()} failure={opened.failure} onRetry={() => void model.page.refresh()} />
  if (opened.is === 'unknown') return <Empty title={words.unknown()} hint={words.noneHint()} />
  if (opened.is === 'loading') return <SkeletonRows />
  if (isChanging)
    return (
      <div className="center-column">
        <Section>
          <PlanForm />
        </Section>
      </div>
    )
  return (
    <PullToRefresh onRefresh={async () => void (await model.page.refresh())}>
      <OwnFigures>
        <PlanDetail plan={opened.value.plan} purchases={opened.value.list} />
      </OwnFigures>
    </PullToRefresh>
  )
}

const New = ({ code }: { readonly code: string }) => {
  const model = useModel(makeSavingsModel)
  useEffect(() => model.begin(code), [model, code])
  return (
    <div className="center-column">
      <Section>
        <PlanForm />
      </Section>
    </div>
  )
}

const useHeading = (id: string | undefined, code: string | undefined, isChanging: boolean) => {
  const words = useWords().savings
  const model = useModel(makeSavingsModel)
  const opened = useValue(model.page.shown)
  const instrument = useValue(model.listing)
  const listing = code === undefined ? (id === undefined ? null : opened?.plan) : instrument
  const name = listing && <ListingName listing={listing} />
  if (code !== undefined) return { title: words.start(), subtitle: name }
  if (id !== undefined) return isChanging ? { title: words.change(), subtitle: name } : { title: name ?? words.title() }
  return { title: words.title() }
}

/** /home/plans: the savings plans; with `id` one of them, with `change` its form, with `code` the form of a new one. */
export default function Plans() {
  const app = useApp()
  const { change, code, id } = useSearch('/home/plans')
  const isChanging = change === '1'
  return (
    <>
      <TopBar {...useHeading(id, code, isChanging)} onBack={app.back} />
      {code !== undefined ? <New code={code} /> : id !== undefined ? <One id={id} isChanging={isChanging} /> : <List />}
    </>
  )
}
