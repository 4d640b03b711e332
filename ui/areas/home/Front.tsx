import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import type { Banner, Notice } from '../../../ports/News.ts'
import { useWords } from '../../i18n/words.ts'
import { NoticeBar } from '../../kit/feedback/NoticeBar.tsx'
import { BottomSheet } from '../../kit/overlays/overlays.ts'
import { Section } from '../../kit/lists/Section.tsx'
import { Swipe } from '../../kit/lists/Swipe.tsx'
import { Leads } from '../../app/navigation/Leads.tsx'

/** Every notice in one line; a tap lists them one below the other, with their links. */
export const NoticeLine = ({ notices }: { readonly notices: ReadonlyArray<Notice> }) => {
  const words = useWords().home
  const [open, setOpen] = useState(false)
  return (
    <aside aria-label={words.notices()} className="border-y border-line bg-surface not-first:mt-2">
      <NoticeBar texts={notices.map(({ text }) => text)} onPress={() => setOpen(true)} />
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

/** A text of the operator with its call to action. It has no picture: that would be the last thing home paints. */
const Card = ({ title, action, link }: Banner) => {
  const words = useWords().home
  return (
    <Leads
      link={link}
      className="flex h-full min-h-24 w-full flex-col justify-center bg-accent-soft px-4 py-3 outline-offset-[-2px]"
    >
      <h2 className="text-head text-balance">{title}</h2>
      {link !== null && (
        <p className="mt-1 flex items-center gap-1 text-small font-medium text-accent">
          {action ?? words.bannerAction()}
          <ChevronRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
        </p>
      )}
    </Leads>
  )
}

export const Banners = ({ banners }: { readonly banners: ReadonlyArray<Banner> }) => (
  <Section>
    <div className="max-w-2xl">
      <Swipe label={useWords().home.banners()}>
        {banners.map((banner) => (
          <Card key={banner.id} {...banner} />
        ))}
      </Swipe>
    </div>
  </Section>
)
