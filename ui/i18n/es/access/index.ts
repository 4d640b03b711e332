import type { NamespaceAccessTranslation } from '../../i18n-types.ts'

const access = {
  devices: 'Dispositivos',
  here: 'Este dispositivo',
  unknown: 'Dispositivo desconocido',
  device: '{browser} en {system}',
  since: 'Sesión iniciada el {time}',
  used: 'Último uso: {time}',
  place: 'Red {place}',
  logOut: 'Cerrar sesión',
  endTitle: '¿Cerrar la sesión de este dispositivo?',
  endText: '{device} tendrá que iniciar sesión de nuevo. Si no lo reconoce, cambie también su contraseña de acceso.',
  endOthers: 'Cerrar sesión en los demás dispositivos',
  endOthersTitle: '¿Cerrar sesión en los demás dispositivos?',
  endOthersText: 'Aquí su sesión sigue abierta. Si no reconoce alguno, cambie también su contraseña de acceso.',
  ended: 'Sesión cerrada en ese dispositivo',
  endedOthers: 'Sesión cerrada en los demás dispositivos',
  onlyHere: 'Solo tiene la sesión abierta en este dispositivo.',
  elsewhere: 'Otros dispositivos',
  loadFailed: 'No se han podido cargar sus dispositivos',
} satisfies NamespaceAccessTranslation

export default access
