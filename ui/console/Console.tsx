import RefreshCw from 'lucide-react/icons/refresh-cw'
import { type ComponentType, useCallback, useMemo, useState } from 'react'
import type { Session } from '../../domain/account/session.ts'
import type { Control } from '../../ports/console/Control.ts'
import { IconButton } from '../kit/buttons/IconButton.tsx'
import { Tabs } from '../kit/choices/Tabs.tsx'
import { makeToaster } from '../kit/feedback/toaster.ts'
import { ToastRegion } from '../kit/feedback/ToastRegion.tsx'
import { TopBar } from '../kit/layout/TopBar.tsx'
import { KitWordsProvider } from '../kit/words.ts'
import { ClockStrip } from './ClockStrip.tsx'
import { Customers } from './Customers.tsx'
import { type Desk, DeskProvider, useAsked } from './desk.ts'
import { Draws } from './Draws.tsx'
import { Events } from './Events.tsx'
import { Faults } from './Faults.tsx'
import { Jobs } from './Jobs.tsx'
import { Market } from './Market.tsx'
import { Reviews } from './Reviews.tsx'
import { SecretGate } from './SecretGate.tsx'
import { Situations } from './Situations.tsx'
import { States } from './States.tsx'
import { kitWords, words } from './words.ts'

const PARTS = {
  situations: Situations,
  customers: Customers,
  market: Market,
  reviews: Reviews,
  draws: Draws,
  faults: Faults,
  jobs: Jobs,
  events: Events,
  state: States,
} satisfies Record<string, ComponentType>
type Part = keyof typeof PARTS
const CHOICES: ReadonlyArray<{ readonly value: Part; readonly label: string }> = [
  { value: 'situations', label: words.tabs.situations },
  { value: 'customers', label: words.tabs.customers },
  { value: 'market', label: words.tabs.market },
  { value: 'reviews', label: words.tabs.reviews },
  { value: 'draws', label: words.tabs.draws },
  { value: 'faults', label: words.tabs.faults },
  { value: 'jobs', label: words.tabs.jobs },
  { value: 'events', label: words.tabs.events },
  { value: 'state', label: words.tabs.state },
]

const readClock = (control: Control) => control.clock()

const Body = () => {
  const [part, setPart] = useState<Part>('situations')
  const asked = useAsked(readClock)
  const Chosen = PARTS[part]
  if (asked.is === 'failed' && asked.why.includes('secret')) return <SecretGate />
  return (
    <>
      <ClockStrip />
      <Tabs label={words.sections} kind="underline" choices={CHOICES} value={part} onChange={setPart}>
        <Chosen />
      </Tabs>
    </>
  )
}

interface ConsoleProps {
  readonly control: Control
  /** Opens a screen of the app in another tab as a customer. */
  readonly openApp: (session: Session, path: string) => Promise<void>
}

/** The testers' console of the paper broker. */
export const Console = ({ control, openApp }: ConsoleProps) => {
  const toaster = useMemo(() => makeToaster(), [])
  const [reading, setReading] = useState({ control })
  const again = useCallback(() => setReading({ control }), [control])
  const act: Desk['act'] = useCallback(
    async (work, told = words.done) => {
      try {
        await work()
        toaster.show(told, 'success')
      } catch (cause) {
        toaster.show(cause instanceof Error ? cause.message : String(cause), 'error')
      }
      again()
    },
    [again, toaster],
  )
  const desk = useMemo(() => ({ control, openApp, act, reading }), [control, openApp, act, reading])
  const refresh = <IconButton label={words.refresh} icon={<RefreshCw className="size-5" />} onClick={again} />
  return (
    <KitWordsProvider value={kitWords}>
      <DeskProvider value={desk}>
        <TopBar title={words.title} page actions={refresh} />
        <main className="center-page pb-safe">
          <Body />
        </main>
        <ToastRegion toaster={toaster} />
      </DeskProvider>
    </KitWordsProvider>
  )
}
