import type { NamespaceAccessTranslation } from '../../i18n-types.ts'

const access = {
  devices: 'Peranti',
  here: 'Peranti ini',
  unknown: 'Peranti tidak dikenali',
  device: '{browser} pada {system}',
  since: 'Log masuk {time}',
  used: 'Kali terakhir digunakan {time}',
  place: 'Rangkaian {place}',
  logOut: 'Log keluar',
  endTitle: 'Log keluar peranti ini?',
  endText: '{device} perlu log masuk semula. Jika anda tidak mengenalinya, tukar juga kata laluan log masuk anda.',
  endOthers: 'Log keluar semua peranti lain',
  endOthersTitle: 'Log keluar semua peranti lain?',
  endOthersText:
    'Anda kekal log masuk pada peranti ini. Jika ada yang tidak dikenali, tukar juga kata laluan log masuk anda.',
  ended: 'Peranti itu telah dilog keluar',
  endedOthers: 'Semua peranti lain telah dilog keluar',
  onlyHere: 'Anda log masuk pada peranti ini sahaja.',
  elsewhere: 'Peranti lain',
  loadFailed: 'Peranti anda tidak dapat dimuatkan',
} satisfies NamespaceAccessTranslation

export default access
