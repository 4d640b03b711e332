import type { NamespaceLostCodesTranslation } from '../../i18n-types.ts'

const lostCodes = {
  lost: '¿Sin código ni código de recuperación?',
  title: 'Acceder sin código',
  about:
    'Comparamos su nombre y su número de documento con su identidad verificada. Si coinciden, los códigos de acceso se desactivan 24 horas después de la solicitud. Después no se podrá retirar nada durante otras 24 horas.',
  send: 'Enviar la solicitud',
  endsAt:
    'Si la revisión es favorable, a partir del {time} bastará su contraseña. Si antes encuentra un código, acceda con él: así termina la solicitud.',
  opensAt:
    'A partir del {time} bastará su contraseña. Si antes encuentra un código, acceda con él: así termina la solicitud.',
  differs:
    'El nombre o el número de documento no eran los de su identidad verificada. Compruébelos y vuelva a intentarlo, o contacte con atención al cliente.',
  notVerified: 'Su identidad no está verificada, así que no hay con qué comparar. Contacte con atención al cliente.',
  tooMany: 'Demasiados intentos. Vuelva a intentarlo más tarde o contacte con atención al cliente.',
  ends: 'Los códigos de acceso terminan el {time}',
  endsText:
    'Lo ha pedido alguien que conoce su contraseña de acceso porque se han perdido los códigos. Si no ha sido usted, cambie ya su contraseña de acceso: con eso se detiene.',
  change: 'Cambiar la contraseña de acceso',
  stages: {
    'under-review': 'Su solicitud está en revisión',
    accepted: 'Su solicitud se ha aceptado',
    rejected: 'Su solicitud se ha rechazado',
  },
} satisfies NamespaceLostCodesTranslation

export default lostCodes
