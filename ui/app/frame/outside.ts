// What stands around every screen: one file, and one rendering after that of the first screen.
export { default as ServiceButton, ServiceRoom } from '../service/ServiceButton.tsx'
export { ToastRegion } from '../../kit/feedback/ToastRegion.tsx'
export { default as Arrival } from './Arrival.ts'
export { default as Around } from './Around.tsx'
export { default as BrokerClock } from './BrokerClock.tsx'
export { default as FreezeStatus } from './FreezeStatus.tsx'
export { default as OfflineBanner } from './OfflineBanner.tsx'
