import { useWords } from '../i18n/words.ts'
import { saying } from '../i18n/sentence.ts'
import { ServiceLink } from './ServiceLink.tsx'

/** Says that the account is frozen, with the way to customer service. */
export default function FrozenBanner() {
  const words = useWords()
  return (
    <p className="flex flex-wrap justify-center gap-x-3 bg-red-soft px-4 py-1.5 text-center text-small text-red">
      {saying(words.server, 'account-frozen') ?? words.error()}
      <ServiceLink className="tap font-semibold underline" />
    </p>
  )
}
