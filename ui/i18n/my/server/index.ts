// Made from openapi/messages/ by npm run generate. Do not edit.
import type { NamespaceServerTranslation } from '../../i18n-types.ts'

const server = {
  'account-exists': 'Akaun ini sudah wujud',
  'inviter-not-found': 'Tiada penjemput dengan kod ini',
  'account-not-found': 'Akaun ini tidak wujud',
  'wrong-credentials': 'Akaun atau kata laluan salah',
  'wrong-original-password': 'Kata laluan semasa salah',
  'account-frozen': 'Akaun ini dibekukan. Sila hubungi khidmat pelanggan',
  'login-again': 'Sila log masuk semula',
  'identity-not-verified': 'Sila lengkapkan pengesahan identiti dahulu',
  'identity-failed': 'Pengesahan identiti gagal',
  'fund-password-not-set': 'Sila tetapkan kata laluan dana dahulu',
  registered: 'Pendaftaran berjaya',
  'logged-in': 'Log masuk berjaya',
  'submitted-too-frequently': 'Terlalu kerap. Sila cuba sebentar lagi',
  'system-busy': 'Sistem sedang sibuk. Sila cuba sebentar lagi',
  'submit-failed': 'Penghantaran gagal',
  'upload-failed': 'Muat naik gagal',
  'invalid-parameters': 'Sesetengah butiran tidak sah. Sila semak semula',
  'request-id-reused': 'Permintaan ini telah digunakan untuk urusan lain. Sila muat semula dan cuba lagi',
  modified: 'Perubahan disimpan',
  added: 'Berjaya ditambah',
  submitted: 'Berjaya dihantar',
  uploaded: 'Berjaya dimuat naik',
  unknown: 'Ralat',
} satisfies NamespaceServerTranslation

export default server
