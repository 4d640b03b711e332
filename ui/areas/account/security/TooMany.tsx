import type { ReadonlySignal } from '@preact/signals-react'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { useValue } from '../../../kit/useValue.ts'

/** Says above a form that the server takes no more attempts for now. */
export const TooMany = ({ when, text }: { readonly when: ReadonlySignal<boolean>; readonly text: string }) =>
  useValue(when) && (
    <Banner tone="bad" live>
      {text}
    </Banner>
  )
