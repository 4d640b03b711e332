import type { NamespaceLostCodesTranslation } from '../../i18n-types.ts'

const lostCodes = {
  lost: 'Tiada kod dan tiada kod pemulihan?',
  title: 'Log masuk tanpa kod',
  about:
    'Kami membandingkan nama dan nombor pengenalan anda dengan identiti anda yang disahkan. Jika sama, kod log masuk dimatikan 24 jam selepas permohonan. Selepas itu tiada pengeluaran boleh dibuat selama 24 jam lagi.',
  send: 'Hantar permohonan',
  endsAt:
    'Jika semakan berjaya, mulai {time} kata laluan anda sahaja sudah cukup. Jika anda menemui kod sebelum itu, log masuk dengannya: permohonan akan tamat.',
  opensAt:
    'Mulai {time} kata laluan anda sahaja sudah cukup. Jika anda menemui kod sebelum itu, log masuk dengannya: permohonan akan tamat.',
  differs:
    'Nama atau nombor pengenalan bukan seperti identiti anda yang disahkan. Semak kedua-duanya dan cuba lagi, atau hubungi khidmat pelanggan.',
  notVerified: 'Identiti anda belum disahkan, maka tiada yang boleh dibandingkan. Sila hubungi khidmat pelanggan.',
  tooMany: 'Terlalu banyak percubaan. Cuba lagi nanti atau hubungi khidmat pelanggan.',
  ends: 'Kod log masuk tamat pada {time}',
  endsText:
    'Seseorang yang tahu kata laluan log masuk anda memohonnya kerana kod hilang. Jika itu bukan anda, tukar kata laluan log masuk anda sekarang: permohonan akan terhenti.',
  change: 'Tukar kata laluan log masuk',
  stages: {
    'under-review': 'Permohonan anda sedang disemak',
    accepted: 'Permohonan anda diterima',
    rejected: 'Permohonan anda ditolak',
  },
} satisfies NamespaceLostCodesTranslation

export default lostCodes
