import type { NamespaceComplaintTranslation } from '../../i18n-types.ts'

const complaint = {
  title: 'Reclamación',
  intro: 'Atención al cliente lee todas las reclamaciones y responde con un mensaje. Hasta cinco en 24 horas.',
  subject: 'Asunto',
  content: '¿Qué ha ocurrido?',
  contentHint: 'Las fechas, los importes y los números de referencia nos ayudan a responder antes.',
  email: 'Correo electrónico',
  emailHint: 'Para recibir la respuesta también por correo',
  send: 'Enviar reclamación',
  sent: 'Reclamación enviada',
  number: 'Reclamación n.º {number}',
  sentHint: 'La respuesta llegará como mensaje. Conserve el número por si se pone en contacto con nosotros.',
  toMessages: 'Ir a los mensajes',
  another: 'Escribir otra',
  checking: 'No ha llegado respuesta. Estamos comprobando si su reclamación se recibió.',
  lost: 'No hemos podido saber si su reclamación se recibió. Si la envía otra vez, solo contará una.',
  sendAgain: 'Enviar otra vez',
  giveUp: 'Descartar',
  problems: {
    'title-required': 'Introduzca el asunto',
    'content-required': 'Describa lo ocurrido',
    'email-malformed': 'Esta dirección de correo no es válida',
  },
} satisfies NamespaceComplaintTranslation

export default complaint
