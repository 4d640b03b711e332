// Made from openapi/messages/ by npm run generate. Do not edit.
import type { NamespaceServerTranslation } from '../../i18n-types.ts'

const server = {
  'account-exists': 'Esta cuenta ya existe',
  'inviter-not-found': 'No existe ningún invitador con este código',
  'account-not-found': 'Esta cuenta no existe',
  'wrong-credentials': 'Cuenta o contraseña incorrecta',
  'wrong-original-password': 'La contraseña actual es incorrecta',
  'account-frozen': 'Esta cuenta está bloqueada. Póngase en contacto con atención al cliente',
  'login-again': 'Inicie sesión de nuevo',
  'identity-not-verified': 'Complete primero la verificación de identidad',
  'identity-failed': 'La verificación de identidad no se ha superado',
  'fund-password-not-set': 'Establezca primero la contraseña de fondos',
  registered: 'Registro completado',
  'logged-in': 'Sesión iniciada',
  'submitted-too-frequently': 'Demasiados intentos. Inténtelo más tarde',
  'system-busy': 'El sistema está ocupado. Inténtelo más tarde',
  'submit-failed': 'No se ha podido enviar',
  'upload-failed': 'No se ha podido subir el archivo',
  'invalid-parameters': 'Algunos datos no son válidos. Revíselos',
  'request-id-reused': 'Esta solicitud ya se usó para otra operación. Recargue la página e inténtelo de nuevo',
  modified: 'Cambios guardados',
  added: 'Añadido',
  submitted: 'Enviado',
  uploaded: 'Archivo subido',
  unknown: 'Error',
} satisfies NamespaceServerTranslation

export default server
