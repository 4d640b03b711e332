import { useValue } from '../kit/useValue.ts'
import { useModel } from '../shell/app.ts'
import { makeServerModel } from '../shell/server.model.ts'

/** The operator's logo and title. The place of the logo is kept free, so that nothing moves when it arrives. */
export const Brand = () => {
  const server = useModel(makeServerModel)
  const logo = useValue(server.settings)?.logo
  const title = useValue(server.title)
  return (
    <div className="grid justify-items-center gap-4">
      <div className="grid size-18 place-items-center overflow-hidden rounded-3">
        {logo && <img src={logo} alt="" width={72} height={72} className="size-full object-contain" />}
      </div>
      <h1 className="text-center text-hero">{title}</h1>
    </div>
  )
}
