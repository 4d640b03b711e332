import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { useApp } from '../../data/app/app.ts'

/** Shown for an address that has no screen. */
export const NotFound = () => {
  const words = useWords().home
  const app = useApp()
  return (
    <Empty
      title={words.notFound()}
      hint={words.notFoundHint()}
      action={
        <Button kind="secondary" onClick={() => app.replace('/home/index')}>
          {words.toHome()}
        </Button>
      }
    />
  )
}
