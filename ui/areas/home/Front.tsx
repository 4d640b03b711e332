import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import type { Banner, Notice } from '../../../ports/News.ts'
import { useWords } from '../../i18n/words.ts'
import { NoticeBar } from '../../kit/feedback/NoticeBar.tsx'
import { BottomSheet } from '../../kit/overlays/overlays.ts'
import { Section } from '../../kit/lists/Section.tsx'
import { Swipe } from '../../kit/lists/Swipe.tsx'
import { Leads } from '../../app/navigation/Leads.tsx'

/** The time per banner while the customer does not touch them, in milliseconds. */
const AUTOPLAY = 6_000

/** Every notice in one line; a tap lists them one below the other, with their links. */
export const NoticeLine = ({ notices }: { readonly notices: ReadonlyArray<Notice> }) => {
  const words = useWords().home
  const [open, setOpen] = useState(false)
  return (
    <aside aria-label={words.notices()} className="border-y border-line bg-surface not-first:mt-2">
      <NoticeBar text={notices.map(({ text }) => text).join(' · ')} onPress={() => setOpen(true)} />
      <BottomSheet open={open} onClose={() => setOpen(false)} title={words.notices()}>
        <ul>
          {notices.map(({ id, text, link }) => (
            <li key={id} className="border-line not-last:border-b">
              <Leads link={link} className={link === null ? 'block py-3' : 'block min-h-11 py-3 text-accent underline'}>
                <bdi>{text}</bdi>
              </Leads>
            </li>
          ))}
        </ul>
      </BottomSheet>
    </aside>
  )
}

/**
 * A picture of the operator with its title and call to action, on an overlay that makes them readable on every picture,
 * in both themes.
 */
const Slide = ({ image, title, action, link }: Banner) => {
  const words = useWords().home
  const [failed, setFailed] = useState(false)
  return (
    <Leads
      link={link}
      className="relative flex aspect-2/1 h-full w-full flex-col justify-end bg-accent-soft outline-offset-[-2px]"
    >
      {!failed && (
        <img src={image} alt="" onError={() => setFailed(true)} className="absolute inset-0 size-full object-cover" />
      )}
      <div className="relative bg-veil px-4 py-3 text-on-veil">
        <h2 className="text-head text-balance">{title}</h2>
        {link !== null && (
          <p className="mt-1 flex items-center gap-1 text-small font-medium">
            {action ?? words.bannerAction()}
            <ChevronRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
          </p>
        )}
      </div>
    </Leads>
  )
}

export const Banners = ({ banners }: { readonly banners: ReadonlyArray<Banner> }) => (
  <Section>
    <Swipe label={useWords().home.banners()} autoplayMs={AUTOPLAY}>
      {banners.map((banner) => (
        <Slide key={banner.id} {...banner} />
      ))}
    </Swipe>
  </Section>
)
