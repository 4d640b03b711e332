import { useWords } from '../../i18n/words.ts'

/** How day trading works and its risks, in a few sentences. */
export const Terms = ({ minutes }: { readonly minutes: number }) => {
  const words = useWords().daytrade.terms
  return (
    <ul className="grid list-disc gap-1.5 ps-4.5 text-small text-ink-2">
      <li>{words.within()}</li>
      <li>{words.squareOff({ minutes })}</li>
      <li>{words.costs()}</li>
      <li>{words.risk()}</li>
    </ul>
  )
}
