import { subscriptions } from './subscriptions/my.ts'
import type { MessageWords } from './words.ts'

export const my: MessageWords = {
  messages: {
    welcome: [
      'Selamat datang',
      'Harga di sini adalah simulasi dan wangnya untuk latihan. Tiada wang sebenar dipindahkan.',
    ],
    'complaint-answered': ['Jawapan kepada aduan anda {number}', '{answer}'],
    'new-login': [
      'Log masuk baharu',
      'Akaun anda telah dilog masuk dari {address} buat kali pertama. Jika itu bukan anda, tukar kata laluan anda sekarang.',
    ],
    'new-device': [
      'Peranti baharu',
      'Akaun anda dilog masuk dengan {device} buat kali pertama. Jika itu bukan anda, tukar kata laluan log masuk anda sekarang.',
    ],
    'login-codes-on': [
      'Pengesahan dua langkah dihidupkan',
      'Mulai sekarang anda turut memerlukan kod untuk log masuk. Jika anda tidak menghidupkannya, hubungi khidmat pelanggan.',
    ],
    'login-codes-off': [
      'Pengesahan dua langkah dimatikan',
      'Kini anda hanya memerlukan kata laluan untuk log masuk. Jika anda tidak mematikannya, tukar kata laluan log masuk anda sekarang.',
    ],
    'login-codes-wrong': [
      'Lima kod pengesahan salah',
      'Lima kod salah dimasukkan untuk akaun anda, jadi tiada kod diterima selama 15 minit. Sesiapa yang memasukkannya semasa log masuk mengetahui kata laluan log masuk anda: jika itu bukan anda, tukar sekarang.',
    ],
    'recovery-code-used': [
      'Kod pemulihan digunakan',
      'Satu kod pemulihan digunakan untuk log masuk. Baki: {left}. Jika itu bukan anda, tukar kata laluan log masuk anda sekarang.',
    ],
    'recovery-requested': [
      'Pemulihan log masuk dimohon',
      'Seseorang yang tahu kata laluan log masuk anda tidak mempunyai aplikasi atau kod pemulihan dan memohon supaya pengesahan dua langkah dimatikan. Jika semakan identiti berjaya, ini berlaku 24 jam selepas permohonan. Jika itu bukan anda, tukar kata laluan log masuk anda sekarang: permohonan akan dibatalkan.',
    ],
    'recovery-rejected': [
      'Pemulihan log masuk ditolak',
      'Nama atau nombor pengenalan tidak sepadan dengan identiti anda yang disahkan, maka pengesahan dua langkah kekal dihidupkan. Jika anda tidak memohonnya, tukar kata laluan log masuk anda sekarang.',
    ],
    'recovery-done': [
      'Pengesahan dua langkah dimatikan',
      'Kini anda hanya memerlukan kata laluan untuk log masuk, dan semua sesi telah ditamatkan. Pengeluaran boleh dibuat semula dalam 24 jam. Sediakan pengesahan dua langkah semula dalam tetapan.',
    ],
    'passkey-added': [
      'Kunci laluan ditambah',
      'Kunci laluan {name} telah ditambah: sesiapa yang memegang peranti itu boleh log masuk ke akaun anda dengannya. Jika itu bukan anda, buang kunci itu dalam tetapan sekarang dan tukar kata laluan log masuk anda.',
    ],
    'passkey-removed': [
      'Kunci laluan dibuang',
      'Kunci laluan {name} telah dibuang dan tidak lagi membuka akaun anda. Jika anda tidak membuangnya, tukar kata laluan log masuk anda sekarang.',
    ],
    'login-password-changed': [
      'Kata laluan log masuk ditukar',
      'Kata laluan log masuk anda telah ditukar dan semua sesi lain ditamatkan. Jika itu bukan anda, hubungi khidmat pelanggan.',
    ],
    'login-passwords-wrong': [
      'Lima kata laluan log masuk salah',
      'Lima kata laluan log masuk yang salah telah dimasukkan bagi akaun anda, maka tiada yang diterima selama 15 minit. Jika itu bukan anda, hubungi khidmat pelanggan.',
    ],
    'fund-passwords-wrong': [
      'Lima PIN transaksi salah',
      'Lima PIN transaksi yang salah telah dimasukkan dalam akaun anda, maka tiada yang diterima selama 15 minit. Jika itu bukan anda, tukar kata laluan log masuk anda sekarang.',
    ],
    'fund-password-set': [
      'PIN transaksi ditetapkan',
      'PIN transaksi telah ditetapkan. Anda memerlukannya untuk setiap pengeluaran.',
    ],
    'fund-password-changed': [
      'PIN transaksi ditukar',
      'PIN transaksi anda telah ditukar. Jika itu bukan anda, hubungi khidmat pelanggan.',
    ],
    'card-bound': [
      'Akaun pengeluaran ditambah',
      '{card} telah ditambah. Jika itu bukan anda, tukar kata laluan log masuk anda sekarang dan buang akaun itu.',
    ],
    'card-unbound': ['Akaun pengeluaran dibuang', '{card} telah dibuang. Tiada lagi pengeluaran ke akaun ini.'],
    'deposit-credited': ['Deposit dikreditkan', '{money} telah dikreditkan ke akaun anda.'],
    'deposit-rejected': ['Deposit ditolak', 'Deposit anda sebanyak {money} tidak dikreditkan: {reason}.\n{remark}'],
    'withdrawal-requested': [
      'Pengeluaran dimohon',
      'Anda memohon pengeluaran {money} kepada {card}. Jika itu bukan anda, batalkan pengeluaran itu dan hubungi khidmat pelanggan.',
    ],
    'withdrawal-paid': ['Pengeluaran dibayar', 'Pengeluaran anda sebanyak {money} telah dibayar kepada {card}.'],
    'withdrawal-rejected': [
      'Pengeluaran ditolak',
      'Pengeluaran anda sebanyak {money} tidak dibayar: {reason}. Keseluruhan amaun tersedia semula.\n{remark}',
    ],
    'withdrawal-cancelled': ['Pengeluaran dibatalkan', 'Pengeluaran anda telah dibatalkan. {money} tersedia semula.'],
    exchanged: ['Mata wang ditukar', 'Anda menukar {paid} kepada {received}.'],
    'identity-verified': [
      'Identiti disahkan',
      'Identiti anda telah disahkan.\nAnda kini boleh menetapkan PIN transaksi.',
    ],
    'identity-rejected': [
      'Identiti tidak disahkan',
      'Bukti identiti anda ditolak: {reason}. Sila hantar semula.\n{remark}',
    ],
    'order-filled': ['Pesanan dipadankan', 'Pesanan anda bagi {instrument} telah dipadankan. Kuantiti: {quantity}.'],
    'order-expired': [
      'Pesanan luput',
      'Pesanan anda bagi {instrument} tidak dipadankan sebelum pasaran ditutup dan telah luput.',
    ],
    'position-stopped-out': [
      'Kedudukan ditutup oleh broker',
      'Separuh margin asal kedudukan anda dalam {instrument} telah hilang, maka ia ditutup pada harga pasaran.',
    ],
    'position-squared-off': [
      'Dagangan intrahari ditutup',
      'Dagangan intrahari anda dalam {instrument} ditutup pada harga pasaran sebelum pasaran tutup.',
    ],
    'stop-loss-filled': [
      'Henti rugi dipadankan',
      'Pesanan henti rugi anda bagi {instrument} telah dicetuskan dan dipadankan. Kuantiti: {quantity}.',
    ],
    'trailing-stop-filled': [
      'Henti rugi mengekor dipadankan',
      'Pesanan henti rugi mengekor anda bagi {instrument} telah dicetuskan dan dipadankan. Kuantiti: {quantity}.',
    ],
    'take-profit-filled': [
      'Ambil untung dipadankan',
      'Pesanan ambil untung anda bagi {instrument} telah dicetuskan dan dipadankan. Kuantiti: {quantity}.',
    ],
    'alert-above': [
      'Amaran harga: {instrument}',
      'Harga mencapai {price}. Anda minta dimaklumkan apabila harga mencapai {value} atau lebih.',
    ],
    'alert-below': [
      'Amaran harga: {instrument}',
      'Harga mencapai {price}. Anda minta dimaklumkan apabila harga jatuh ke {value} atau kurang.',
    ],
    'alert-rise': [
      'Amaran harga: {instrument}',
      'Harga mencapai {price}. Anda minta dimaklumkan apabila naik {value} atau lebih dalam sehari.',
    ],
    'alert-fall': [
      'Amaran harga: {instrument}',
      'Harga mencapai {price}. Anda minta dimaklumkan apabila turun {value} atau lebih dalam sehari.',
    ],
    'day-trading-approved': [
      'Dagangan intrahari diaktifkan',
      'Anda kini boleh membeli dan menjual pada hari yang sama. Setiap dagangan intrahari ditutup sebelum pasaran tutup.',
    ],
    'follow-bought': [
      'Pesanan salin dibuat',
      'Anda melabur {money} dalam {product}. Nilainya boleh jatuh; nilai semasa ditunjukkan di bawah pesanan salin anda.',
    ],
    'follow-redeemed': [
      'Pesanan salin ditebus',
      'Anda menebus {product}: {paid} dibayar untuk {money} yang anda laburkan.',
    ],
    'follow-matured': ['Produk salin tamat', '{product} telah tamat: {paid} dibayar untuk {money} yang anda laburkan.'],
    'block-bought': [
      'Dagangan blok dibeli',
      'Anda membeli {quantity} saham {instrument} daripada satu blok dengan harga {money}, termasuk yuran.',
    ],
    'shares-lent': [
      'Saham dipinjamkan',
      'Anda meminjamkan {quantity} saham {instrument} selama {days} hari. Saham itu tidak boleh dijual sehingga dipulangkan.',
    ],
    'shares-recalled': [
      'Saham dipanggil balik',
      'Anda memanggil balik {quantity} saham {instrument}. Saham itu dipulangkan pada akhir hari pinjaman semasa.',
    ],
    'shares-returned': [
      'Saham telah dipulangkan',
      '{quantity} saham {instrument} telah dipulangkan. Pinjaman itu memberi anda {money}.',
    ],
    'credit-paid-out': [
      'Pinjaman tunai dibayar',
      'Pinjaman tunai {money} telah dimasukkan ke dalam baki tunai anda. Anda boleh membuat pengeluaran semula selepas pinjaman dijelaskan.',
    ],
    'credit-repaid': [
      'Bayaran balik pinjaman tunai',
      'Anda membayar balik {money} pinjaman tunai. Baki terhutang {left}.',
    ],
    'credit-settled': [
      'Pinjaman tunai selesai',
      'Pinjaman tunai anda telah dijelaskan sepenuhnya. Bayaran terakhir ialah {money}.',
    ],
    'credit-overdue': [
      'Pinjaman tunai tertunggak',
      'Pinjaman tunai anda telah matang dan baki tunai tidak mencukupi. Baki terhutang {left}; faedah terus dikenakan setiap hari.',
    ],
    ...subscriptions,
    'dividend-paid': [
      'Dividen diterima',
      'Dividen {instrument} sebanyak {money} telah dikreditkan ke akaun anda selepas cukai pegangan.',
    ],
    'dividend-charged': [
      'Dividen dicaj',
      '{money} dicaj bagi dividen {instrument} yang anda pegang secara jualan singkat.',
    ],
    'savings-bought': [
      'Pelan pelaburan berkala dilaksanakan',
      'Pelan pelaburan berkala anda membeli {quantity} {instrument} dengan {money}, termasuk yuran.',
    ],
    'savings-skipped-money': [
      'Pelan pelaburan berkala dilangkau',
      'Pelan pelaburan berkala anda untuk {instrument} memerlukan {money} tetapi baki tersedia tidak cukup, jadi tiada pembelian kali ini. Pelan diteruskan dengan pembelian berikutnya.',
    ],
    'savings-skipped-market': [
      'Pelan pelaburan berkala dilangkau',
      '{instrument} tidak didagangkan pada hari pelan pelaburan berkala anda, jadi tiada pembelian kali ini. Pelan diteruskan dengan pembelian berikutnya.',
    ],
    'savings-reminder': [
      'Tambah wang untuk pelan pelaburan berkala anda',
      'Pelan pelaburan berkala anda untuk {instrument} akan membeli dalam tiga hari dagangan dan memerlukan {money}. Kurang {missing}. Pindahan bank mengambil masa sehingga 48 jam pada hari bekerja.',
    ],
    'savings-reminder-several': [
      'Tambah dana untuk pelan pelaburan berkala anda',
      'Beberapa pelan pelaburan berkala anda akan membeli dalam tiga hari dagangan. Jumlah yang diperlukan ialah {money}; kurang {missing}. Pindahan bank mengambil masa sehingga 48 jam hari bekerja.',
    ],
    'friend-verified': ['Rakan telah menyertai', '{account}, yang anda jemput, telah mengesahkan identitinya.'],
    'bonus-claimed': ['Ganjaran dikreditkan', 'Ganjaran {money} telah dikreditkan ke akaun anda.'],
  },
  reasons: {
    notreceived: 'wang tidak diterima',
    amountdiffers: 'amaun yang diterima berbeza daripada yang dinyatakan',
    duplicate: 'pindahan ini telah dikreditkan sebelum ini',
    unreadable: 'imej tidak dapat dibaca',
    namediffers: 'nama tidak sepadan',
    numberdiffers: 'nombor berbeza daripada dokumen',
    expired: 'dokumen tidak lagi sah',
    returned: 'bank atau rangkaian penerima memulangkan wang',
    other: 'butirannya tidak dapat disahkan',
  },
}
