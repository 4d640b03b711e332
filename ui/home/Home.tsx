import { Activities } from './Activities.tsx'
import { HomeHeader } from './HomeHeader.tsx'

/** /home/index */
export default function Home() {
  return (
    <>
      <HomeHeader />
      <div className="center-column">
        <Activities />
      </div>
    </>
  )
}
