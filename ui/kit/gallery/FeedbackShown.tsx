import { useEffect, useState } from 'react'
import { Banner } from '../feedback/Banner.tsx'
import { BlockingLoading } from '../feedback/BlockingLoading.tsx'
import { Button } from '../buttons/Button.tsx'
import { NoticeBar } from '../feedback/NoticeBar.tsx'
import { Progress } from '../feedback/Progress.tsx'
import { Section } from '../lists/Section.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { Swipe } from '../lists/Swipe.tsx'
import { makeToaster } from '../feedback/toaster.ts'
import { ToastRegion } from '../feedback/ToastRegion.tsx'
import { offers, text } from './texts.ts'

const BLOCKED_MS = 2000
const toaster = makeToaster()

/** Components for feedback and states. */
export const FeedbackShown = () => {
  const [blocked, setBlocked] = useState(false)
  useEffect(() => {
    if (!blocked) return undefined
    const timer = setTimeout(() => setBlocked(false), BLOCKED_MS)
    return () => clearTimeout(timer)
  }, [blocked])
  return (
    <>
      <NoticeBar texts={[text.notice]} onPress={() => toaster.show(text.toastText)} />
      <NoticeBar texts={[text.noticeShort]} />
      <Section title={text.feedback}>
        <div className="grid gap-3">
          <Banner>{text.risk}</Banner>
          <Banner tone="accent" title={text.verifyFirst} action={<Button size="small">{text.verify}</Button>}>
            {text.verifyText}
          </Banner>
          <Banner tone="good">{text.accepted}</Banner>
          <Banner tone="bad">{text.rejected}</Banner>
          <Progress label={text.progress} percent={64} showPercent />
          <Skeleton width="60%" height="1rem" />
          <div className="flex flex-wrap gap-2">
            <Button size="medium" kind="secondary" onClick={() => toaster.show(text.toastText, 'success')}>
              {text.toastPlain}
            </Button>
            <Button size="medium" kind="secondary" onClick={() => toaster.show(text.toastErrorText, 'error')}>
              {text.toastError}
            </Button>
            <Button size="medium" kind="secondary" onClick={() => setBlocked(true)}>
              {text.block}
            </Button>
          </div>
          <Swipe label={text.offers}>
            {offers.map((offer) => (
              <a key={offer} href="#/" className="grid place-items-center bg-fill py-10 text-head">
                {offer}
              </a>
            ))}
          </Swipe>
        </div>
      </Section>
      <ToastRegion toaster={toaster} />
      <BlockingLoading open={blocked} label={text.blocking} />
    </>
  )
}
