import { useError } from '../findings/FieldMessages.tsx'
import type { Finding } from '../findings/findings.ts'
import type { FormatContext } from '../findings/formatFinding.ts'

/** Why an option is not available, below it. */
export const Refusal = ({
  finding,
  writing,
}: {
  readonly finding: Finding | null
  readonly writing: FormatContext
}) => {
  const error = useError(finding, writing)
  return (
    <p role="status" className="text-small text-red empty:hidden" {...(error && { 'data-wrong': true, tabIndex: -1 })}>
      {error}
    </p>
  )
}
