import { useWords } from '../i18n/words.ts'
import { Button } from '../kit/Button.tsx'
import { Empty } from '../kit/Empty.tsx'
import { TopBar } from '../kit/TopBar.tsx'
import { useApp } from './app.ts'

/** A screen whose calls the server does not offer yet. */
export default function NotAvailable() {
  const words = useWords()
  const app = useApp()
  return (
    <>
      <TopBar title={words.notAvailableTitle()} onBack={app.back} />
      <Empty
        title={words.notAvailable()}
        hint={words.notAvailableHint()}
        action={
          <Button kind="secondary" onClick={app.back}>
            {words.back()}
          </Button>
        }
      />
    </>
  )
}
