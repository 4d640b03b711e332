import { Section } from '../../kit/lists/Section.tsx'

/** As tall as a row of indices. */
export const INDICES_ROOM = (
  <Section>
    <div className="min-h-16" />
  </Section>
)

/** As tall as five movers. */
export const MOVERS_ROOM = <div className="mt-2 min-h-110 border-y border-line bg-surface" />

/** As tall as the hours and the movers, so that nothing below moves. */
export const MARKETS_ROOM = (
  <>
    <Section flush>
      <div className="min-h-30" />
    </Section>
    {MOVERS_ROOM}
  </>
)
