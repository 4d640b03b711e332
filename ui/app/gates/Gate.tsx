import type { ComponentProps, ReactNode } from 'react'
import type { Tone } from '../../kit/figures/Badge.tsx'
import { Banner } from '../../kit/feedback/Banner.tsx'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { ServiceLink } from '../service/ServiceLink.tsx'

/**
 * How the customer meets the requirement: a link to another screen, an action on this one, or a chat with customer
 * service.
 */
export type Way =
  | { readonly label: string; readonly link: ComponentProps<typeof ButtonLink>['render'] }
  | { readonly label: string; readonly onPress: () => void }
  | 'service'

interface GateProps {
  /** What is missing. */
  readonly title?: ReactNode
  /** Why it is needed, or, where the customer only has to wait, until when. */
  readonly children?: ReactNode
  /** None where the customer can only wait. */
  readonly ways?: ReadonlyArray<Way>
  readonly tone?: Tone
}

const WayButton = ({ way }: { readonly way: Way }) => {
  if (way === 'service') return <ServiceLink className="tap font-semibold text-accent" />
  if ('link' in way)
    return (
      <ButtonLink size="medium" render={way.link}>
        {way.label}
      </ButtonLink>
    )
  return (
    <Button size="medium" onClick={way.onPress}>
      {way.label}
    </Button>
  )
}

/**
 * Tells the customer, before they fill in a form, why an action is not available and what to do about it. Replaces the
 * form, or appears above a form that may be read meanwhile. Source: RULES.md, screens.
 */
export const Gate = ({ title, children, ways = [], tone = 'warning' }: GateProps) => (
  <Banner live tone={tone} title={title}>
    {children && <p>{children}</p>}
    {ways.length > 0 && (
      <div className="mt-2 flex flex-wrap items-center gap-2 empty:hidden">
        {ways.map((way) => (
          <WayButton key={way === 'service' ? way : way.label} way={way} />
        ))}
      </div>
    )}
  </Banner>
)
