import { makeUseDownload } from '../../kit/lazyPart.tsx'
import type { TermProps } from './TermControl.tsx'

const useControl = makeUseDownload(() => import('./TermControl.tsx'))

/** A term of the trade where it stands: a tap explains it. Plain text until the code for it is there. */
export const Term = (props: TermProps) => {
  const control = useControl()
  return control ? <control.TermText {...props} /> : props.children
}
