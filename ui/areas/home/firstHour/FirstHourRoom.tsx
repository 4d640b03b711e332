import type { ReactNode } from 'react'
import { SkeletonFigures } from '../../../kit/feedback/Skeleton.tsx'
import { Section } from '../../../kit/lists/Section.tsx'

/** As tall as the longest step in most languages, so that nothing below moves when the card arrives or goes on. */
export const FirstHourRoom = ({ children }: { readonly children?: ReactNode }) => (
  <Section>
    <div className="grid min-h-90">{children ?? <SkeletonFigures rows={2} />}</div>
  </Section>
)
