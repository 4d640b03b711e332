import { useWords } from '../../i18n/words.ts'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makeServiceModel } from './service.model.ts'

/** Opens the chat with customer service. Not shown where the server's config has no https address for it. */
export const ServiceLink = ({ className }: { readonly className?: string }) => {
  const words = useWords()
  const link = useValue(useModel(makeServiceModel).link)
  if (link === null) return null
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={className}>
      {words.customerService()}
    </a>
  )
}
