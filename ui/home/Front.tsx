import { useState } from 'react'
import type { Banner, Notice } from '../../ports/Notices.ts'
import { useWords } from '../i18n/words.ts'
import { NoticeBar } from '../kit/NoticeBar.tsx'
import { BottomSheet } from '../kit/overlays.ts'
import { Section } from '../kit/Section.tsx'
import { Swipe } from '../kit/Swipe.tsx'
import { Leads } from './Leads.tsx'

/** From one banner to the next as long as nobody touches them, in milliseconds. */
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

/** A picture of the operator's. Its title stands in for one that does not load. */
const Slide = ({ image, title, link }: Banner) => {
  const [failed, setFailed] = useState(false)
  const look = 'aspect-2/1 w-full bg-accent-soft'
  return (
    <Leads link={link} className="block outline-offset-[-2px]">
      {failed ? (
        <span className={`grid place-items-center p-6 text-center text-head ${look}`}>{title}</span>
      ) : (
        <img src={image} alt={title} onError={() => setFailed(true)} className={`object-cover ${look}`} />
      )}
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
