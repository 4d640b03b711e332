import SearchX from 'lucide-react/icons/search-x'
import type { ComponentProps } from 'react'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { Section } from '../../kit/lists/Section.tsx'

export interface AbsentProps {
  readonly title: string
  readonly hint: string
  /** A link to a screen that exists, with its label. */
  readonly link: ComponentProps<typeof ButtonLink>['render']
  readonly linkLabel: string
}

/** Shown in place of something that the broker does not know: a mistyped address, a code that no longer exists. */
export const Absent = ({ title, hint, link, linkLabel }: AbsentProps) => (
  <Section>
    <Empty
      icon={<SearchX className="size-7" strokeWidth={1.5} />}
      title={title}
      hint={hint}
      action={
        <ButtonLink size="medium" render={link}>
          {linkLabel}
        </ButtonLink>
      }
    />
  </Section>
)
