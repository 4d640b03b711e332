import type { NamespaceArticlesTranslation } from '../../i18n-types.ts'

const articles = {
  title: {
    company: 'La empresa',
    about: 'Acerca de la aplicación',
    privacy: 'Política de privacidad',
    agreement: 'Contrato de cliente',
    guide: 'Guía para principiantes',
    terms: 'Glosario',
    complaint: 'Correo de reclamaciones',
  },
  version: 'Versión',
  checkUpdate: 'Buscar actualizaciones',
  upToDate: 'Tiene la versión más reciente',
  available: 'La versión {latest} está disponible',
  required: 'Esta versión ya no es compatible. Actualice a la versión {latest}.',
  update: 'Actualizar ahora',
  checkFailed: 'No se han podido buscar actualizaciones',
  failed: 'No se ha podido cargar el texto',
  failedHint: 'Compruebe su conexión e inténtelo de nuevo.',
  empty: 'Aún no hay contenido',
} satisfies NamespaceArticlesTranslation

export default articles
