import './console.css'
import { createRoot } from 'react-dom/client'
import { makeControl } from '../../adapters/console/control.ts'
import { openAppAs } from '../../adapters/console/openAppAs.ts'
import { Console } from '../../ui/console/Console.tsx'
import { ignoreComposingEnter } from '../../ui/kit/fields/composing.ts'

ignoreComposingEnter(window)

const key = document.querySelector<HTMLMetaElement>('meta[name="console-key"]')?.content ?? ''
const control = makeControl({ base: '/control', key })

createRoot(document.getElementById('app') ?? document.body).render(<Console control={control} openApp={openAppAs} />)
