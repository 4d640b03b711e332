import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makeServiceModel } from '../../app/service/service.model.ts'

interface OutsideProps {
  readonly href: string
  readonly className?: string
  readonly children?: ReactNode
}

/** A link that leaves the app; the other side learns nothing about where it came from. */
const Outside = ({ href, children, className }: OutsideProps) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
    {children}
  </a>
)

/** Opens the operator's chat in a new tab. Not there where the server's config has no https address for it. */
export const ServiceRow = () => {
  const words = useWords().account
  const link = useValue(useModel(makeServiceModel).link)
  if (link === null) return null
  return (
    <ListRow
      title={words.row.customerService()}
      value={
        <>
          <SquareArrowOutUpRight aria-hidden className="size-4.5" strokeWidth={1.75} />
          <span className="sr-only">{words.newTab()}</span>
        </>
      }
      chevron={false}
      render={<Outside href={link} />}
    />
  )
}
