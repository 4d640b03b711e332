import type { NamespaceIdentityTranslation } from '../../i18n-types.ts'

const identity = {
  title: 'Verificación de identidad',
  intro: 'Es necesaria antes de establecer la contraseña de fondos, añadir una tarjeta y retirar.',
  states: {
    'under-review': 'En revisión',
    verified: 'Verificada',
    rejected: 'Rechazada',
  },
  hints: {
    'under-review': 'Solemos tardar un día hábil. Recibirá un mensaje.',
    verified: 'Su identidad está confirmada. No tiene que hacer nada más.',
    rejected: 'Corríjalo abajo y envíela de nuevo.',
  },
  reason: 'Motivo',
  remark: 'Nota del revisor',
  reasons: {
    unreadable: 'Una imagen no se puede leer',
    namediffers: 'El nombre no coincide con el documento',
    numberdiffers: 'El número no coincide con el documento',
    expired: 'El documento está caducado',
    other: 'Otro motivo',
  },
  name: 'Nombre completo',
  nameHint: 'Exactamente como en el documento',
  idNumber: 'Número de documento',
  front: 'Anverso del documento',
  back: 'Reverso del documento',
  addFront: 'Añadir anverso',
  addBack: 'Añadir reverso',
  camera: 'Hacer una foto',
  pictureHint: 'JPEG, PNG o WebP, hasta 10 MB. Con las cuatro esquinas visibles y sin reflejos.',
  private: 'Solo usted y nuestros revisores pueden ver estas imágenes.',
  submit: 'Enviar a revisión',
  submitted: 'Enviada',
  reviewed: 'Revisada',
  sent: 'Enviada a revisión',
  loadFailed: 'No se ha podido cargar el estado de su verificación',
  pictureFailed: 'No se ha podido cargar la imagen',
  toFundPassword: 'Establecer o cambiar la contraseña de fondos',
  problems: {
    'name-required': 'Introduzca su nombre completo',
    'name-malformed': 'Use de 2 a 60 letras, como en el documento',
    'id-number-required': 'Introduzca el número de documento',
    'id-number-malformed': 'Use de 5 a 24 letras latinas, cifras, guiones o barras',
    'id-number-used': 'Este número ya pertenece a otra cuenta',
    'image-required': 'Añada esta imagen',
    'images-same': 'El anverso y el reverso deben ser dos imágenes',
  },
} satisfies NamespaceIdentityTranslation

export default identity
