import { useState } from 'react'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { ScreenHeading } from '../../../kit/layout/ScreenHeading.tsx'

/** The operator's logo and title; the title's first letter where there is no logo or it cannot be loaded. */
export const Brand = () => {
  const server = useModel(makeServerModel)
  const logo = useValue(server.settings)?.logo ?? null
  const title = useValue(server.title)
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <div className="grid justify-items-center gap-4">
      <div className="grid size-18 place-items-center overflow-hidden rounded-3 bg-accent-soft text-hero text-accent">
        {logo !== null && logo !== broken ? (
          <img
            src={logo}
            alt=""
            width={72}
            height={72}
            onError={() => setBroken(logo)}
            className="size-full bg-surface object-contain"
          />
        ) : (
          <span aria-hidden>{String.fromCodePoint(title.codePointAt(0) ?? 32)}</span>
        )}
      </div>
      <ScreenHeading className="text-center text-hero">{title}</ScreenHeading>
    </div>
  )
}
