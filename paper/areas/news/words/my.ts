import type { Words } from './words.ts'

export const my: Words = {
  source: 'Paper Wire · simulasi',
  simulated: 'Simulasi: syarikat dan peristiwa adalah rekaan, dan semua harga datang daripada pasaran latihan.',
  categories: {
    markets: 'Pasaran',
    companies: 'Syarikat',
    currencies: 'Mata wang',
    digital: 'Mata wang digital',
    funds: 'Unit amanah',
    learn: 'Belajar',
  },
  markets: {
    MY: 'Malaysia',
    TW: 'Taiwan',
    CN: 'China',
    US: 'Amerika Syarikat',
    JP: 'Jepun',
    IT: 'Itali',
    ES: 'Sepanyol',
  },
  stories: {
    session: {
      title: {
        up: '{market} ditutup lebih tinggi: {index} {change}',
        down: '{market} ditutup lebih rendah: {index} {change}',
        flat: '{market} ditutup hampir tidak berubah: {index} {change}',
      },
      summary: '{index} berakhir pada {level}. Indeks bergerak antara {low} dan {high}.',
      body: [
        '{index} dibuka pada {open} dan mengakhiri sesi pada {level}, {change} berbanding penutupan sebelumnya.',
        'Indeks bergerak antara {low} dan {high}.',
        { heading: 'Dua saham hari ini', items: ['{first}: {firstChange}', '{second}: {secondChange}'] },
      ],
    },
    currency: {
      title: {
        up: '{name} naik: {change}',
        down: '{name} turun: {change}',
        flat: '{name} hampir tidak bergerak: {change}',
      },
      summary: 'Pasangan ini mengakhiri hari pada {level}.',
      body: [
        '{name} mengakhiri hari pada {level}, {change} berbanding hari sebelumnya. Ia bergerak antara {low} dan {high}.',
        'Dagangan mata wang hanya berhenti dari petang Jumaat hingga petang Ahad, waktu New York.',
      ],
    },
    coin: {
      title: {
        up: '{name} meningkat: {change}',
        down: '{name} susut: {change}',
        flat: '{name} hampir tidak bergerak: {change}',
      },
      summary: 'Ia mengakhiri hari pada {level} USDT.',
      body: [
        '{name} mengakhiri hari, dikira mengikut UTC, pada {level} USDT, {change} berbanding hari sebelumnya. Ia bergerak antara {low} dan {high}.',
        'Mata wang digital didagangkan sepanjang masa, termasuk hujung minggu. Pergerakan besar ke kedua-dua arah adalah perkara biasa.',
      ],
    },
    growth: {
      title: 'Hasil {name} meningkat {percent}',
      summary: 'Margin sebelum cukai ialah {margin}.',
      body: [
        '{name} telah mengumumkan angka suku tahun. Hasil meningkat {percent} berbanding setahun lalu; margin sebelum cukai ialah {margin}.',
        'Syarikat menjangka suku tahun akan datang hampir sama dengan yang ini.',
      ],
    },
    decline: {
      title: 'Hasil {name} merosot {percent}',
      summary: 'Margin sebelum cukai ialah {margin}.',
      body: [
        '{name} telah mengumumkan angka suku tahun. Hasil merosot {percent} berbanding setahun lalu; margin sebelum cukai ialah {margin}.',
        'Syarikat menyebut pesanan yang berkurang dan kos yang meningkat, dan mahu mengurangkan perbelanjaan dalam bulan-bulan akan datang.',
      ],
    },
    site: {
      title: '{name} membuka kilang kedua',
      summary: 'Kapasiti pengeluaran syarikat akan menjadi dua kali ganda.',
      body: [
        '{name} telah membuka kilang kedua. Kapasiti pengeluaran syarikat akan menjadi dua kali ganda dan kilang itu beroperasi sepenuhnya dalam {months} bulan.',
        {
          heading: 'Kosnya',
          items: ['Bangunan: {building} juta {currency}', 'Peralatan: {equipment} juta {currency}'],
        },
      ],
    },
    contract: {
      title: '{name} memenangi kontrak bernilai {amount} juta {currency}',
      summary: 'Kerja dijalankan selama {years} tahun.',
      body: [
        '{name} telah memenangi kontrak bernilai {amount} juta {currency}. Kerja dijalankan selama {years} tahun.',
        'Menurut syarikat, kerja itu dapat dilaksanakan dengan pekerja dan mesin sedia ada.',
      ],
    },
    dividend: {
      title: '{name} mencadangkan dividen {dividend} {currency} sesaham',
      summary: 'Pemegang saham membuat keputusan dalam mesyuarat agung.',
      body: [
        'Lembaga pengarah {name} mencadangkan dividen {dividend} {currency} sesaham. Pemegang saham membuat keputusan dalam mesyuarat agung.',
        'Pada hari pertama saham didagangkan tanpa dividen, harganya lazimnya dibuka lebih rendah kira-kira sebanyak itu.',
      ],
    },
    buyback: {
      title: '{name} merancang membeli balik sehingga {percent} sahamnya',
      summary: 'Program ini berjalan selama dua belas bulan.',
      body: [
        '{name} merancang membeli balik sehingga {percent} sahamnya sendiri di bursa. Program ini berjalan selama dua belas bulan.',
        'Apabila saham yang dibeli balik dibatalkan, setiap saham yang tinggal mewakili bahagian syarikat yang lebih besar.',
      ],
    },
    fund: {
      title: '{name} menurunkan yuran tahunan kepada {after}',
      summary: 'Sebelum ini {before}.',
      body: [
        '{name} menurunkan yuran tahunan daripada {before} kepada {after}. Pelabur tidak perlu berbuat apa-apa.',
        'Yuran diambil daripada unit amanah itu sendiri, jadi ia sudah termasuk dalam harga seunit.',
      ],
    },
    orders: {
      title: 'Pesanan pasaran atau pesanan had?',
      summary: 'Satu mementingkan kepantasan, satu lagi harga.',
      body: [
        'Pesanan pasaran dipadankan serta-merta pada harga terbaik yang ada. Anda tahu ia akan dipadankan, tetapi tidak tahu harga yang tepat.',
        'Pesanan had menyatakan harga paling buruk yang anda terima. Anda tahu harganya, tetapi tidak pasti sama ada ia akan dipadankan.',
        {
          heading: 'Panduan mudah',
          items: [
            'Buku pesanan nipis atau kuantiti besar: guna had.',
            'Tidak tergesa-gesa: guna had.',
            'Mesti sekarang: guna pesanan pasaran.',
          ],
        },
      ],
    },
    costs: {
      title: 'Berapa kos satu dagangan',
      summary: 'Yuran hanyalah sebahagian daripadanya.',
      body: [
        'Setiap pesanan menunjukkan yurannya sebelum anda mengesahkan: brokeraj dan, bergantung pada pasaran, cukai serta yuran bursa.',
        'Membeli ada kos dan menjual pun ada kos. Kedudukan perlu untung sebanyak itu sebelum memberi pulangan.',
        {
          heading: 'Perkara lain yang penting',
          items: [
            'Beza antara harga bida dan harga tawaran.',
            'Pertukaran kepada mata wang lain.',
            'Yuran minimum, yang membebankan pesanan kecil.',
          ],
        },
      ],
    },
    spread: {
      title: 'Mengapa ada dua harga',
      summary: 'Bida dan tawaran, serta jarak antaranya.',
      body: [
        'Bida ialah harga tertinggi yang sanggup dibayar, tawaran ialah harga terendah yang diminta. Pembeli yang mahu segera membayar harga tawaran; penjual yang mahu segera menerima harga bida.',
        'Bezanya ialah spread. Ia kecil apabila dagangan rancak dan besar apabila dagangan lembap.',
        'Pada had harian, satu bahagian buku pesanan boleh kosong. Pesanan di bahagian lain akan menunggu.',
      ],
    },
    leverage: {
      title: 'Kesan leveraj terhadap kerugian',
      summary: 'Ia menggandakan untung dan juga rugi.',
      body: [
        'Dengan leveraj 5, kejatuhan 4% menelan 20% margin. Kenaikan yang sama memberi jumlah yang sama.',
        'Apabila separuh daripada margin asal hilang, broker menutup kedudukan pada harga pasaran.',
        {
          heading: 'Sebelum menggunakannya',
          items: [
            'Tentukan berapa kerugian yang mampu anda tanggung.',
            'Simpan wang untuk menambah margin.',
            'Mulakan tanpa leveraj.',
          ],
        },
      ],
    },
  },
  notices: {
    simulated: 'Semua harga di sini adalah simulasi. Tiada wang sebenar terlibat.',
    holiday: '{market}: tiada dagangan pada {day}, cuti umum.',
    weekend: 'Bursa saham ditutup pada hujung minggu. Mata wang digital tetap didagangkan.',
    learn: 'Baru bermula? Cara pesanan berfungsi diterangkan dalam Berita, bahagian Belajar.',
  },
  banners: {
    practise: { title: 'Berlatih tanpa risiko: semua wang ialah wang latihan', action: 'Cari saham' },
    watch: { title: 'Dua belas pasaran dalam satu senarai pantau', action: 'Buka senarai pantau' },
    learn: { title: 'Pesanan, kos dan leveraj secara ringkas', action: 'Baca berita' },
  },
}
