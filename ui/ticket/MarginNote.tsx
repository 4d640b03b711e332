import { useWords } from '../i18n/words.ts'
import { ServiceLink } from '../shell/ServiceLink.tsx'

/** Why shorts and leverage are not there, and whom to ask. */
export default function MarginNote() {
  const words = useWords().ticket
  return (
    <p className="text-small text-ink-2">
      {words.marginMissing()} <ServiceLink className="tap font-semibold text-accent" />
    </p>
  )
}
