import type { Detail } from '../../../../../ports/Quotes.ts'
import { fromDayNumber } from '../../../../../domain/calendar/day.ts'
import { locale, useWords } from '../../../../i18n/words.ts'
import { formatDay } from '../../../../kit/dates/formatDay.ts'
import { Stats } from '../../../../kit/figures/Figures.tsx'
import { Section } from '../../../../kit/lists/Section.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { useSimulation } from '../../../../app/session/useSimulation.ts'

/** What the company of an instrument is, and its next dates; nothing where the server does not say it. */
export const Profile = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords().quotes.profile
  const { tag } = useValue(locale)
  const isSimulation = useSimulation()
  const { business, dates, sector = 'other' } = detail.profile ?? { business: '', dates: [] }
  const about = [sector === 'other' ? '' : words.sectors[sector](), business].filter((text) => text !== '')
  if (about.length + dates.length === 0) return null
  return (
    <Section title={words.title()}>
      <p className="pb-3 text-small text-ink-2 empty:hidden">{about.join(' · ')}</p>
      <Stats
        facts={dates.map(({ day, kind }) => ({
          label: words.dates[kind](),
          value: formatDay(fromDayNumber(day), tag),
        }))}
      />
      {isSimulation && <p className="pt-3 text-micro text-ink-3">{words.simulated()}</p>}
    </Section>
  )
}
