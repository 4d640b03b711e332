import { Button } from '../kit/Button.tsx'
import { useKitWords } from '../kit/words.ts'

/** A block that could not be loaded, as tall as what it stands for, and the way to try again. */
export const BlockFailed = ({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) => (
  <div role="alert" className="flex min-h-11 items-center justify-between gap-3 text-small text-ink-2">
    {title}
    <Button kind="secondary" size="small" onClick={onRetry}>
      {useKitWords().retry}
    </Button>
  </div>
)
