import { article, type Articles } from './article.ts'

export const articles: Articles = {
  agreement: article(
    'Perjanjian pelanggan',
    [
      'Tentang perkhidmatan ini',
      'Broker ini ialah simulasi untuk latihan. Harga adalah simulasi, semua amaun ialah wang latihan, dan tiada pesanan sampai ke bursa sebenar.',
    ],
    [
      'Tanggungjawab anda',
      [
        'Rahsiakan kata laluan anda dan jangan gunakannya di tempat lain.',
        'Hantar hanya pesanan yang anda mahu: pesanan yang telah dipadankan tidak boleh dibatalkan.',
        'Maklumkan khidmat pelanggan jika ada angka yang kelihatan salah.',
      ],
    ],
    [
      'Tanggungjawab kami',
      'Kami menyimpan setiap pesanan dan pergerakan wang yang telah kami sahkan, memaparkan yuran sebelum anda bersetuju, dan menjadikan penutupan kedudukan dan pengeluaran semudah pembukaan dan deposit.',
    ],
    [
      'Penamatan perjanjian',
      'Anda boleh berhenti pada bila-bila masa. Kami boleh membekukan akaun yang disalahgunakan dan akan memaklumkannya semasa log masuk.',
    ],
  ),
  privacy: article(
    'Dasar privasi',
    [
      'Apa yang kami simpan',
      [
        'Nombor telefon bimbit anda dan cincangan kata laluan yang tidak boleh dibaca semula.',
        'Pesanan, rekod dan pergerakan wang latihan anda.',
        'Masa dan alamat rangkaian log masuk yang gagal selama lima belas minit, untuk menghalang tekaan.',
      ],
    ],
    [
      'Apa yang kami tidak lakukan',
      'Kami tidak memaparkan iklan, tidak menjejak dan tidak menyerahkan data kepada pihak lain.',
    ],
    [
      'Pada peranti anda',
      'Aplikasi menyimpan sesi, bahasa dan carian terkini dalam storan pelayar. Log keluar memadamkan sesi dan carian.',
    ],
    ['Hak anda', 'Minta khidmat pelanggan untuk melihat, membetulkan atau memadam maklumat tentang anda.'],
  ),
  company: article(
    'Tentang syarikat',
    [
      'Siapa kami',
      'Calm Broker ialah broker latihan terbuka: aplikasi, pelayan dan peraturan dagangannya boleh dibaca oleh sesiapa sahaja.',
    ],
    [
      'Pegangan kami',
      [
        'Kos ditunjukkan sebelum pesanan, bukan selepasnya.',
        'Keluar semudah masuk.',
        'Tanpa tekanan: tiada kira detik tanpa sebab, tiada pujian kerana kerap berdagang.',
      ],
    ],
  ),
  about: article(
    'Tentang aplikasi',
    [
      'Apa yang boleh anda lakukan',
      'Ikuti saham, dana, mata wang dan indeks, berlatih membeli dan menjual, serta pantau setiap pergerakan wang latihan anda.',
    ],
    [
      'Harga simulasi',
      'Syarikat adalah rekaan dan harga datang daripada simulasi. Ia tidak menggambarkan pasaran sebenar.',
    ],
  ),
  guide: article(
    'Panduan pemula',
    ['1. Tinjau', 'Cari instrumen mengikut nama atau kod dan lihat harga, carta serta waktu dagangannya.'],
    [
      '2. Buat pesanan',
      'Pesanan pasaran dipadankan pada harga terbaik yang ada. Pesanan had dipadankan pada harga anda atau lebih baik, atau tidak langsung.',
    ],
    [
      '3. Pantau aset',
      [
        'Baki ialah wang yang boleh digunakan sekarang.',
        'Aset dibekukan terikat dalam pesanan, permohonan saham dan pegangan.',
        'Untung/rugi terapung berubah mengikut harga; untung/rugi terealisasi adalah muktamad.',
      ],
    ],
    [
      '4. Jual',
      'Saham boleh dijual paling awal lima belas minit selepas dibeli; di sesetengah pasaran pada hari dagangan berikutnya.',
    ],
  ),
}
