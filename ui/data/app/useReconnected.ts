import { useEffect, useRef } from 'react'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from './app.ts'
import { makeConnectionModel } from './connection.model.ts'

/** Asks again once the device has a connection, for what could not be loaded without one. Source: RULES.md, failures. */
export const useReconnected = (isOffline: boolean, onRetry: () => void): void => {
  const isOnline = useValue(useModel(makeConnectionModel).online)
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current
    wasOnline.current = isOnline
    if (isBack && isOffline) onRetry()
  })
}
