import { article, type Articles } from './article.ts'
import { keptSection } from './keptData.ts'

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
      'Anda boleh berhenti pada bila-bila masa. Kami boleh menggantung akaun yang disalahgunakan dan akan memaklumkannya semasa log masuk.',
    ],
  ),
  privacy: article(
    'Dasar privasi',
    keptSection({
      heading: 'Apa yang kami simpan dan berapa lama',
      what: 'Apa',
      howLong: 'Berapa lama',
      topics: {
        account:
          'Nombor telefon bimbit anda, kod jemputan anda, siapa yang menjemput anda, masa anda mendaftar dan sama ada akaun digantung. Untuk kata laluan, hanya cincangan yang tidak boleh dibaca semula.',
        secrets:
          'Cincangan PIN transaksi, rahsia kod sekali guna, cincangan kod pemulihan, serta kunci awam dan nama kunci laluan anda.',
        sessions: 'Log masuk anda: pelayar, sistem pengendalian dan rangkaian.',
        devices:
          'Rangkaian dan peranti yang pernah anda gunakan untuk log masuk, supaya yang baharu dapat dimaklumkan kepada anda.',
        tries: 'Log masuk yang gagal dan cubaan lain yang dihadkan: masa, akaun dan alamat rangkaian.',
        recovery:
          'Permohonan untuk log masuk tanpa kod anda: nama dan nombor pengenalan yang anda berikan di dalamnya.',
        identity: 'Pengesahan identiti anda: nama sebenar, nombor pengenalan, keputusan dan sebabnya.',
        pictures:
          'Gambar yang anda hantar: kedua-dua belah dokumen pengenalan, bukti pemindahan dan avatar anda. Gambar yang tidak digunakan oleh mana-mana borang dipadam selepas sehari, yang anda gantikan dipadam serta-merta.',
        avatar: 'Gambar mana yang menjadi avatar anda.',
        payees:
          'Akaun pengeluaran anda: akaun bank, kad dan dompet kripto, dengan pemegang, nombor, bank dan alamat, juga selepas anda membuangnya.',
        notifications:
          'Ke mana pemberitahuan dihantar: alamat dan kunci pelayar atau peranti anda, bahasa, topik dan apa yang belum dihantar.',
        messages: 'Mesej yang kami hantar kepada anda, dan aduan anda dengan alamat e-mel serta jawapan kami.',
        money:
          'Baki tunai anda dan setiap transaksinya, deposit, pengeluaran dan pertukaran, serta jumlah yang dibuat daripadanya.',
        trades:
          'Pesanan, padanan dan kedudukan anda, henti rugi, untung rugi dan dividen, serta sama ada anda boleh berdagang dengan margin atau secara intrahari.',
        investments: 'Permohonan, dagangan blok, pesanan salin, saham yang dipinjamkan, pinjaman dan ganjaran anda.',
        watchlist: 'Senarai pantau anda.',
        alerts: 'Amaran harga anda.',
        worths: 'Nilai aset anda pada setiap hari.',
        quotes: 'Kadar pertukaran yang disebut kepada anda.',
        requests: 'Nombor permintaan anda dan jawapannya, supaya tiada yang dilaksanakan dua kali.',
        live: 'Senarai perubahan dalam akaun anda, untuk skrin yang terbuka.',
        due: 'Perkara yang akan tiba masanya untuk anda, seperti bayaran atau serahan.',
      },
      times: {
        always: 'Kekal',
        untilChanged: 'Sehingga anda mengubah atau membuangnya',
        untilDecided: 'Sehingga diluluskan atau anda membuat yang baharu',
        untilDone: 'Sehingga selesai',
        session: 'Sehingga anda log keluar atau sesi tamat, paling lama 7 hari',
        notified: 'Sehingga anda mematikannya atau sesi tamat',
        quarterHour: '15 minit',
        day: 'Paling lama satu hari',
        quotes: 'Satu minit selepas luput; yang digunakan kekal',
        requests: '30 hari; nombor permintaan yang menggerakkan wang atau saham kekal',
        alerts: 'Sehingga anda membuangnya; yang tercapai 30 hari',
        worths: 'Setiap hari selama 397 hari, kemudian hari terakhir setiap bulan',
        year: 'Setahun selepas kegunaan terakhir',
      },
    }),
    [
      'Apa yang kami tidak lakukan',
      'Kami tidak memaparkan iklan, tidak menjejak dan tidak menyerahkan data kepada pihak lain.',
    ],
    [
      'Pada peranti anda',
      'Aplikasi menyimpan dalam storan pelayar: sesi, bahasa dan tetapan, carian terkini, senarai pantau, nota, lukisan dan borang yang belum siap, permintaan yang menunggu jawapan, dan selama tujuh hari jawapan terakhir supaya ia dibuka tanpa sambungan. Log keluar memadamkan sesi, carian, pesanan yang belum siap dan jawapan terakhir.',
    ],
    [
      'Hak anda',
      'Minta khidmat pelanggan untuk melihat atau membetulkan maklumat tentang anda. Catatan yang membuktikan hak milik anda, seperti pesanan dan pergerakan wang, tidak dipadam.',
    ],
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
      'Ikuti saham, unit amanah, mata wang dan indeks, berlatih membeli dan menjual, serta pantau setiap pergerakan wang latihan anda.',
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
        'Aset ditahan terikat dalam pesanan, permohonan saham dan pegangan.',
        'Untung/rugi belum terealisasi berubah mengikut harga; untung/rugi terealisasi adalah muktamad.',
      ],
    ],
    [
      '4. Jual',
      'Saham boleh dijual paling awal lima belas minit selepas dibeli; di sesetengah pasaran pada hari dagangan berikutnya.',
    ],
  ),
}
