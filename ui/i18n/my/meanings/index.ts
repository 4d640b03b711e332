import type { NamespaceMeaningsTranslation } from '../../i18n-types.ts'

const meanings = {
  title: 'Glosari',
  search: 'Cari istilah',
  none: 'Tiada istilah ditemui',
  example: 'Contoh',
  all: 'Semua istilah',
  list: {
    limitOrder: {
      name: 'Pesanan had',
      text: 'Anda menetapkan harga paling kurang baik yang anda terima. Belian dipadankan pada harga itu atau lebih rendah, jualan pada harga itu atau lebih tinggi. Sehingga pasaran sampai ke situ, pesanan menunggu.',
      example:
        'Harga saham 10,00 EUR. Pesanan had untuk membeli pada 9,80 EUR dipadankan hanya apabila ada yang menjual pada 9,80 EUR atau kurang.',
    },
    marketOrder: {
      name: 'Pesanan pasaran',
      text: 'Dipadankan serta-merta pada harga terbaik dalam buku pesanan. Harga tepat hanya diketahui selepas itu; jika pembeli dan penjual sedikit, ia boleh lebih teruk daripada harga terakhir.',
      example:
        'Anda membeli 100 saham. 60 dijual pada 10,00 EUR dan 40 pada 10,05 EUR, jadi anda membayar purata 10,02 EUR.',
    },
    timeInForce: {
      name: 'Tempoh sah',
      text: 'Berapa lama pesanan menunggu. “Hari ini” tamat semasa pasaran ditutup hari ini. “Sah sehingga dibatalkan” menunggu sehingga 90 hari. “Segera atau batal” dipadankan serta-merta setakat yang ada dan bakinya dibatalkan. “Padan semua atau batal” dipadankan sepenuhnya serta-merta atau dibatalkan.',
      example: 'Daripada pesanan sehari untuk 100 saham, 60 dipadankan: pesanan untuk 40 lagi tamat semasa penutupan.',
    },
    lot: {
      name: 'Lot',
      text: 'Kuantiti terkecil yang boleh didagangkan. Pesanan dibuat dalam lot penuh.',
      example: 'Dengan lot 100 saham, anda boleh membeli 100 atau 200 saham, tetapi bukan 150.',
    },
    tickSize: {
      name: 'Saiz tik',
      text: 'Langkah terkecil antara dua harga. Harga pesanan mesti tepat pada langkah itu.',
      example: 'Dengan tik 0,05 EUR, harga 10,00 dan 10,05 EUR boleh digunakan; 10,02 EUR tidak.',
    },
    orderBook: {
      name: 'Buku pesanan',
      text: 'Pesanan yang menunggu di pasaran, harga terbaik dahulu: pembeli di satu sisi, penjual di sisi lain. Anda melihat lima harga terbaik setiap sisi.',
      example:
        'Pembeli terbaik menawar 9,99 EUR, penjual terbaik meminta 10,00 EUR: untuk membeli sekarang anda membayar 10,00 EUR.',
    },
    bid: {
      name: 'Bida',
      text: 'Harga tertinggi yang dibida pembeli sekarang. Anda menerimanya jika menjual serta-merta.',
      example: 'Bida ialah 9,99 EUR untuk 300 saham: pesanan pasaran menjual sehingga 300 saham pada 9,99 EUR.',
    },
    ask: {
      name: 'Tawaran',
      text: 'Harga terendah yang ditawarkan penjual sekarang. Anda membayarnya jika membeli serta-merta.',
      example: 'Tawaran ialah 10,00 EUR untuk 500 saham: pesanan pasaran membeli sehingga 500 saham pada 10,00 EUR.',
    },
    spread: {
      name: 'Spread',
      text: 'Jurang antara bida dan tawaran. Jika anda membeli dan terus menjual semula, anda kehilangannya; lebih rancak dagangan, lebih kecil jurangnya. Kos satu pesanan mengira separuh daripadanya.',
      example: 'Dengan bida 9,99 EUR dan tawaran 10,01 EUR, spread ialah 0,02 EUR.',
    },
    priceLimits: {
      name: 'Had harga',
      text: 'Di sesetengah pasaran, harga hanya boleh naik atau turun setakat tertentu dalam sehari. Pesanan di luar had ditolak, dan pada had mungkin tiada pihak lawan untuk berdagang.',
      example: 'Harga tutup semalam 10,00 EUR dan hadnya 10%: had hari ini ialah 9,00 hingga 11,00 EUR.',
    },
    filled: {
      name: 'Dipadankan',
      text: 'Pesanan dipadankan apabila ia menjadi dagangan. Ini boleh berlaku sebahagian demi sebahagian; bakinya menunggu.',
      example: 'Daripada pesanan 500 saham, 200 dipadankan dan 300 menunggu dalam buku pesanan.',
    },
    buyingPower: {
      name: 'Kuasa beli',
      text: 'Wang yang boleh anda gunakan sekarang untuk pesanan baharu: baki tunai tolak wang yang ditahan untuk pesanan menunggu.',
      example: 'Baki tunai 1.000 EUR dan pesanan menunggu menahan 300 EUR: kuasa beli ialah 700 EUR.',
    },
    margin: {
      name: 'Margin',
      text: 'Wang anda sendiri dalam kedudukan dengan leveraj atau dalam kedudukan jualan singkat. Kerugian anda terhad kepadanya.',
      example: 'Kedudukan 1.000 EUR pada leveraj 5× memerlukan margin 200 EUR.',
    },
    leverage: {
      name: 'Leveraj',
      text: 'Anda berdagang dengan jumlah lebih besar daripada wang yang anda laburkan. Untung dan rugi bertambah pada kadar yang sama.',
      example: 'Pada 5×, kenaikan 2% memberi untung 10% daripada margin anda, dan kejatuhan 2% memberi rugi 10%.',
    },
    stopOut: {
      name: 'Penutupan automatik (stop-out)',
      text: 'Broker menutup kedudukan bermargin apabila baki wang anda di dalamnya jatuh kepada separuh margin asal. Ia tidak boleh dibatalkan. Menambah margin menjauhkan harga itu.',
      example: 'Anda melaburkan 200 EUR: kedudukan ditutup secara automatik apabila kerugian meninggalkan 100 EUR.',
    },
    short: {
      name: 'Jualan singkat',
      text: 'Anda menjual saham yang anda tidak pegang dan membelinya semula kemudian. Anda untung apabila harga jatuh dan rugi apabila harga naik.',
      example:
        'Anda menjual singkat pada 10,00 EUR dan membeli semula pada 9,00 EUR: untung 1,00 EUR sesaham, sebelum yuran.',
    },
    stopLoss: {
      name: 'Henti rugi',
      text: 'Pada harga ini broker menutup kedudukan anda untuk mengehadkan kerugian. Jika harga melompat melepasinya, kedudukan ditutup pada harga seterusnya, yang mungkin lebih teruk.',
      example:
        'Anda membeli pada 10,00 EUR dengan henti rugi pada 9,50 EUR: pada 9,50 EUR atau kurang, semuanya dijual.',
    },
    stopLimit: {
      name: 'Had selepas henti rugi',
      text: 'Apabila henti rugi dicapai, broker menjual pada harga ini atau lebih baik, bukan pada sebarang harga. Jadi pesanan itu mungkin tidak pernah dipadankan.',
      example:
        'Dengan henti rugi pada 9,50 EUR dan had selepas henti rugi pada 9,40 EUR, tiada apa-apa dijual di bawah 9,40 EUR.',
    },
    trailingStop: {
      name: 'Henti rugi mengekor',
      text: 'Henti rugi yang mengikut harga pada jarak tertentu dan tidak berundur. Apabila harga berpatah balik sejauh itu, kedudukan ditutup.',
      example:
        'Pada jarak 1,00 EUR, kenaikan dari 10,00 ke 12,00 EUR membawa henti rugi ke 11,00 EUR. Jika harga kemudian jatuh ke 11,00 EUR, semuanya dijual.',
    },
    takeProfit: {
      name: 'Ambil untung',
      text: 'Pada harga ini broker menutup kedudukan anda untuk mengambil keuntungan.',
      example:
        'Anda membeli pada 10,00 EUR dengan ambil untung pada 12,00 EUR: pada 12,00 EUR atau lebih, semuanya dijual.',
    },
    settlement: {
      name: 'Penyelesaian (T+2)',
      text: 'Wang dan saham bagi satu dagangan bertukar tangan dua hari dagangan kemudian. Anda boleh terus berdagang dengan hasil jualan, tetapi pengeluaran atau pertukarannya hanya selepas penyelesaian.',
      example: 'Anda menjual pada hari Isnin: pengeluaran wang boleh dibuat mulai hari Rabu.',
    },
    nextDay: {
      name: 'Peraturan T+1',
      text: 'Di sesetengah pasaran, seperti saham A, anda hanya boleh menjual mulai hari dagangan berikutnya. Di tempat lain, 15 minit selepas membeli.',
      example: 'Saham A yang anda beli pada hari Jumaat boleh dijual mulai hari Isnin.',
    },
    exDate: {
      name: 'Tarikh eks',
      text: 'Mulai hari ini saham didagangkan tanpa dividen seterusnya. Pemegangnya pada penutupan hari sebelumnya menerima dividen, walaupun menjual kemudian.',
      example: 'Tarikh eks ialah Khamis: pemegang saham pada penutupan hari Rabu menerima dividen.',
    },
    lottery: {
      name: 'Pengundian',
      text: 'Apabila permohonan melebihi saham baharu yang ada, pengundian menentukan siapa yang mendapatnya. Jika anda tidak mendapat apa-apa, wang yang ditahan tersedia semula.',
      example: 'Anda memohon 1.000 saham dan mendapat 200: anda membayar untuk 200.',
    },
    allotted: {
      name: 'Saham diperuntukkan',
      text: 'Saham baharu yang benar-benar anda terima daripada yang anda mohon.',
      example: 'Anda memohon 1.000 saham dan 200 diperuntukkan: anda membayar untuk 200.',
    },
    sharePremium: {
      name: 'Premium atas harga terbitan',
      text: 'Sejauh mana harga pasaran saham baharu melebihi harga terbitannya. Jika lebih rendah, angkanya negatif.',
      example:
        'Harga terbitan 10,00 EUR, harga pasaran 12,00 EUR: premium atas harga terbitan ialah 2,00 EUR atau 20%.',
    },
    blockTrade: {
      name: 'Dagangan blok',
      text: 'Kuantiti besar saham yang dijual di luar buku pesanan, selalunya di bawah harga pasaran. Ada kuantiti minimum.',
      example: 'Harga pasaran 10,00 EUR dan dagangan blok pada 9,20 EUR: diskaun 8%.',
    },
    lockUp: {
      name: 'Tempoh kunci',
      text: 'Tempoh anda tidak boleh mendapatkan semula wang daripada pelaburan.',
      example: 'Dengan tempoh kunci 30 hari, anda boleh menebus paling awal 30 hari selepas membeli.',
    },
    dayTrading: {
      name: 'Dagangan intrahari',
      text: 'Anda membuka dan menutup kedudukan pada hari yang sama. Yang masih terbuka 15 minit sebelum penutupan akan ditutup oleh broker.',
      example: 'Pasaran ditutup pada 17:00: dagangan intrahari yang masih terbuka ditutup pada 16:45.',
    },
    copyTrading: {
      name: 'Salin dagangan',
      text: 'Anda melabur dengan ahli strategi dan berkongsi untung dan ruginya.',
      example: 'Anda melabur 1.000 EUR dan ahli strategi untung 5%: bahagian anda bernilai 1.050 EUR, sebelum yuran.',
    },
    securitiesLending: {
      name: 'Pinjaman saham',
      text: 'Anda meminjamkan saham untuk mendapat bayaran. Untung dan ruginya tetap milik anda, tetapi selagi dipinjamkan anda tidak boleh menjualnya.',
      example: 'Saham bernilai 1.000 EUR, dipinjamkan 30 hari pada 3,65% setahun, memberi 3,00 EUR.',
    },
    timeWeighted: {
      name: 'Pulangan berwajaran masa',
      text: 'Prestasi pelaburan, tidak kira bila anda memasukkan atau mengeluarkan wang. Ia boleh dibandingkan dengan indeks.',
      example:
        'Setengah tahun +10%, kemudian deposit yang besar, kemudian setengah tahun +10%: pulangan berwajaran masa ialah 21%.',
    },
    moneyWeighted: {
      name: 'Pulangan berwajaran wang',
      text: 'Prestasi wang anda sendiri: lebih banyak wang dilaburkan, lebih besar kesan tempoh itu.',
      example:
        'Anda memasukkan banyak wang sejurus sebelum harga jatuh: pulangan berwajaran wang lebih rendah daripada pulangan berwajaran masa.',
    },
    largestFall: {
      name: 'Susutan maksimum (drawdown)',
      text: 'Kerugian paling teruk setakat ini, dari titik tinggi ke titik rendah selepasnya. Wang masuk atau keluar tidak dikira.',
      example: 'Dari 12.000 EUR turun ke 9.000 EUR: susutan maksimum ialah 25%.',
    },
    frozen: {
      name: 'Aset ditahan',
      text: 'Milik anda yang tidak bebas sekarang: kedudukan pada nilai pasaran, wang untuk saham baharu dan pesanan menunggu, pengeluaran yang sedang disemak.',
      example: '500 EUR dalam tunai dan saham bernilai 1.500 EUR: 1.500 EUR ditahan dan jumlahnya 2.000 EUR.',
    },
    floating: {
      name: 'Untung/rugi belum terealisasi',
      text: 'Untung atau rugi bagi apa yang masih anda pegang, pada harga semasa dan sebelum yuran. Ia berubah sehingga anda menjual.',
      example:
        'Anda memegang 100 saham yang dibeli pada 10,00 EUR; kini harganya 11,00 EUR: untung belum terealisasi 100 EUR.',
    },
    realised: {
      name: 'Untung/rugi terealisasi',
      text: 'Untung atau rugi bagi apa yang telah anda tutup, selepas semua yuran. Ia tidak berubah lagi.',
      example:
        '100 saham dibeli pada 10,00 EUR dan dijual pada 11,00 EUR, dengan yuran 3 EUR: untung terealisasi 97 EUR.',
    },
    practiceMoney: {
      name: 'Wang latihan',
      text: 'Wang dalam simulasi. Harganya juga simulasi, jadi tiada untung atau rugi sebenar.',
      example: 'Anda membeli dengan wang latihan: pesanan itu tidak pergi ke mana-mana pasaran sebenar.',
    },
  },
} satisfies NamespaceMeaningsTranslation

export default meanings
