import type { NamespaceAccessTranslation } from '../../i18n-types.ts'

const access = {
  outElsewhere: 'Anda telah log keluar dalam tab lain. Log masuk semula untuk meneruskan.',
  notAccepted:
    'Anda belum log masuk: pelayan tidak menerima sesi baharu itu. Cuba sebentar lagi atau hubungi khidmat pelanggan.',
  tryAgainIn: 'Terlalu banyak percubaan. Sila cuba lagi {when}.',
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
  codes: 'Pengesahan dua langkah',
  about:
    'Dengan pengesahan dua langkah, kata laluan sahaja tidak lagi membuka akaun anda: anda turut memasukkan kod daripada aplikasi pengesah pada telefon anda. Anda memerlukan aplikasi sedemikian, contohnya pengurus kata laluan anda.',
  begin: 'Sediakan',
  password: 'Kata laluan log masuk',
  code: 'Kod',
  codeHint: 'Enam digit daripada aplikasi pengesah anda',
  codeOrRecovery: 'Enam digit daripada aplikasi pengesah anda, atau kod pemulihan',
  scan: 'Imbas kod ini dengan aplikasi pengesah anda, atau taip kunci ke dalamnya. Kemudian masukkan enam digit yang dipaparkan.',
  qrLabel: 'Kod QR untuk aplikasi pengesah anda',
  openApp: 'Buka dalam aplikasi pada peranti ini',
  secret: 'Kunci',
  copySecret: 'Salin kunci',
  copy: 'Salin',
  save: 'Simpan',
  copied: 'Disalin',
  notCopied: 'Teks tidak dapat disalin',
  turnOn: 'Hidupkan',
  turnOff: 'Matikan',
  nowOn: 'Pengesahan dua langkah dihidupkan',
  nowOff: 'Pengesahan dua langkah dimatikan',
  recovery: 'Kod pemulihan',
  recoveryUse:
    'Setiap satu menggantikan kod sekali, contohnya apabila telefon anda hilang. Kod ini dipaparkan sekarang sahaja: simpan di tempat yang tidak ditemui orang lain.',
  withoutService: 'Tanpa telefon dan kod pemulihan, hanya khidmat pelanggan dapat membantu.',
  withoutWait:
    'Tanpa telefon dan kod pemulihan, anda perlu membuktikan identiti anda dan hanya dapat log masuk semula selepas sekurang-kurangnya 24 jam.',
  stored: 'Saya telah menyimpannya',
  askStored: 'Adakah kod pemulihan sudah disimpan?',
  askStoredText: 'Kod ini tidak dipaparkan lagi selepas anda meninggalkan skrin ini.',
  showCodes: 'Lihat kod',
  yesStored: 'Ya, sudah',
  isOn: 'Pengesahan dua langkah dihidupkan',
  onSince: 'Dihidupkan sejak {time}',
  recoveryLeft: 'Baki kod pemulihan: {count}. Untuk kod baharu, matikan pengesahan dua langkah dan hidupkan semula.',
  tooMany: 'Terlalu banyak cubaan salah. Tunggu 15 minit, kemudian cuba lagi.',
  codesFailed: 'Status pengesahan dua langkah tidak dapat disemak',
  secondStep: 'Akaun anda turut memerlukan kod.',
  problems: {
    'password-required': 'Masukkan kata laluan log masuk anda',
    'wrong-original-password': 'Ini bukan kata laluan log masuk anda',
    'code-missing': 'Masukkan kod',
    'code-malformed': 'Kod mempunyai enam digit, kod pemulihan sekurang-kurangnya lapan huruf dan digit',
    'wrong-code': 'Kod ini salah atau sudah digunakan',
  },
  lostCodes: {
    lost: 'Tiada kod dan tiada kod pemulihan?',
    title: 'Log masuk tanpa kod',
    about:
      'Kami membandingkan nama dan nombor pengenalan anda dengan identiti anda yang disahkan. Jika sama, pengesahan dua langkah dimatikan 24 jam selepas permohonan. Selepas itu tiada pengeluaran boleh dibuat selama 24 jam lagi.',
    send: 'Hantar permohonan',
    endsAt:
      'Jika semakan berjaya, mulai {time} kata laluan anda sahaja sudah cukup. Jika anda menemui kod sebelum itu, log masuk dengannya dan permohonan akan dibatalkan.',
    opensAt:
      'Mulai {time} kata laluan anda sahaja sudah cukup. Jika anda menemui kod sebelum itu, log masuk dengannya dan permohonan akan dibatalkan.',
    differs:
      'Nama atau nombor pengenalan tidak sepadan dengan identiti anda yang disahkan. Semak kedua-duanya dan cuba lagi, atau hubungi khidmat pelanggan.',
    notVerified: 'Identiti anda belum disahkan, maka tiada yang boleh dibandingkan. Sila hubungi khidmat pelanggan.',
    tooMany: 'Terlalu banyak percubaan. Cuba lagi nanti atau hubungi khidmat pelanggan.',
    ends: 'Pengesahan dua langkah akan dimatikan pada {time}',
    endsText:
      'Seseorang yang tahu kata laluan log masuk anda memohonnya kerana kod hilang. Jika itu bukan anda, tukar kata laluan log masuk anda sekarang: permohonan akan dibatalkan.',
    change: 'Tukar kata laluan log masuk',
    stages: {
      'under-review': 'Permohonan anda sedang disemak',
      accepted: 'Permohonan anda diterima',
      rejected: 'Permohonan anda ditolak',
    },
  },
} satisfies NamespaceAccessTranslation

export default access
