import type { NamespaceAccessTranslation } from '../../i18n-types.ts'

const access = {
  devices: 'Dispositivi',
  here: 'Questo dispositivo',
  unknown: 'Dispositivo sconosciuto',
  device: '{browser} su {system}',
  since: 'Accesso: {time}',
  used: 'Ultimo uso: {time}',
  place: 'Rete {place}',
  logOut: 'Esci',
  endTitle: 'Esci da questo dispositivo?',
  endText: '{device} dovrà accedere di nuovo. Se non lo riconosci, cambia anche la password di accesso.',
  endOthers: 'Esci da tutti gli altri dispositivi',
  endOthersTitle: 'Esci da tutti gli altri dispositivi?',
  endOthersText:
    'Su questo dispositivo l’accesso resta attivo. Se non ne riconosci uno, cambia anche la password di accesso.',
  ended: 'Dispositivo disconnesso',
  endedOthers: 'Tutti gli altri dispositivi sono stati disconnessi',
  onlyHere: 'L’accesso è attivo solo su questo dispositivo.',
  elsewhere: 'Altri dispositivi',
  loadFailed: 'Impossibile caricare i tuoi dispositivi',
} satisfies NamespaceAccessTranslation

export default access
