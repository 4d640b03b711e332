import SearchX from 'lucide-react/icons/search-x'
import { type ReactNode, useEffect } from 'react'
import type { Offer } from '../../../ports/Offers.ts'
import { useSimulation } from '../../app/session/useSimulation.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Badge } from '../../kit/figures/Badge.tsx'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { SkeletonRows } from '../../kit/feedback/Skeleton.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { Gate } from '../../app/gates/Gate.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { makeNowModel } from '../../data/clock/now.model.ts'
import { OfferFacts, Timeline } from './OfferFacts.tsx'
import { OfferHead } from './OfferHead.tsx'
import { makeOfferModel } from './offer.model.ts'
import { HowPaid, OfferTicket, TicketSheet } from './OfferTicket.tsx'
import { shareName, STATE_TONE, stateText } from './offerText.ts'
import { SubscriptionActions, SubscriptionFacts } from './SubscriptionFacts.tsx'
import { SubscriptionSheets } from './SubscriptionSheets.tsx'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'

/** The ticket, the customer's subscription, or why there is neither. */
const Doing = ({ now, offer }: { readonly offer: Offer; readonly now: number }) => {
  const words = useWords().offers
  const { mine, stage } = offer
  if (mine) {
    return (
      <Section title={words.yours()} aside={<Badge tone={STATE_TONE[mine.state]}>{stateText(words, mine)}</Badge>}>
        <div className="grid gap-4">
          <SubscriptionFacts subscription={mine} besideTimetable />
          <SubscriptionActions subscription={mine} now={now} />
        </div>
      </Section>
    )
  }
  if (stage === 'open') {
    return (
      <Section title={words.subscribe()}>
        <OfferTicket offer={offer} />
      </Section>
    )
  }
  return (
    <Section>
      <div className="grid gap-3">
        <Gate>{stage === 'upcoming' ? words.notOpenYet() : words.closed()}</Gate>
        {stage === 'upcoming' && (
          <Button wide disabled>
            {words.subscribe()}
          </Button>
        )}
        {(stage === 'listed' || offer.kind === 'placement') && (
          <ButtonLink wide kind="secondary" render={<Go to="/quotes/info" search={{ code: offer.code }} />}>
            {words.quote()}
          </ButtonLink>
        )}
      </div>
    </Section>
  )
}

const Body = ({ offer }: { readonly offer: Offer }) => {
  const words = useWords().offers
  const isSimulation = useSimulation()
  const { code: language } = useValue(locale)
  const now = useValue(useModel(makeNowModel).now) ?? offer.timetable.opensAt
  return (
    <>
      <OfferHead offer={offer} />
      <Section title={words.timetable()}>
        <Timeline offer={offer} now={now} />
      </Section>
      <Doing offer={offer} now={now} />
      <Section title={words.howPaid()}>
        <p className="text-small text-ink-2">
          <HowPaid offer={offer} />
        </p>
      </Section>
      <Section title={words.details()}>
        <OfferFacts offer={offer} />
      </Section>
      <Section>
        <div className="grid gap-3 text-small text-ink-2">
          {offer.prospectus !== null && (
            <a
              href={`${offer.prospectus}?language=${language}`}
              target="_blank"
              rel="noopener"
              className="tap w-fit text-accent"
            >
              {words.prospectus()}
            </a>
          )}
          {isSimulation && <p className="text-micro text-ink-3">{words.simulated()}</p>}
        </div>
      </Section>
    </>
  )
}

interface OfferScreenProps {
  readonly id: string
  /** The title of the screen while the offer's name is not known. */
  readonly title: string
  /** Link to other offers. */
  readonly look: ReactNode
}

/** One offer: its state, the ticket or the customer's subscription, its timetable and all figures. */
export const OfferScreen = ({ id, look, title }: OfferScreenProps) => {
  const app = useApp()
  const words = useWords().offers
  const { code: language } = useValue(locale)
  const model = useModel(makeOfferModel)
  const now = useModel(makeNowModel)
  const page = useValue(model.page)
  useEffect(() => now.keep(), [now])
  useEffect(() => model.open(id), [model, id])
  return (
    <>
      <TopBar title={page.is === 'ready' ? shareName(page.value, language) : title} onBack={app.back} />
      <div className="center-column">
        {page.is === 'ready' && <Body offer={page.value} />}
        {page.is === 'ready' && <TicketSheet offer={page.value} />}
        {page.is === 'loading' && (
          <Section>
            <SkeletonRows />
          </Section>
        )}
        {page.is === 'failed' && (
          <Section>
            <LoadFailed title={words.infoFailed()} failure={page.failure} onRetry={() => void model.retry()} />
          </Section>
        )}
        {page.is === 'unknown' && (
          <Section>
            <Empty
              icon={<SearchX className="size-7" strokeWidth={1.5} />}
              title={words.unknown()}
              hint={words.unknownHint()}
              action={look}
            />
          </Section>
        )}
      </div>
      <SubscriptionSheets />
    </>
  )
}
