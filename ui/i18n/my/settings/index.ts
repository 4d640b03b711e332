import type { NamespaceSettingsTranslation } from '../../i18n-types.ts'

const settings = {
  section: {
    account: 'Akaun',
    trading: 'Dagangan',
  },
  row: {
    qr: 'Kod QR saya',
    verified: 'Pengesahan identiti',
    bank: 'Akaun pengeluaran',
    devices: 'Peranti',
    appearance: 'Penampilan',
    direction: 'Warna harga',
    figures: 'Format nombor',
    motion: 'Animasi',
    servicePlace: 'Butang khidmat pelanggan',
    hold: 'Jeda sebelum pesanan besar',
    language: 'Bahasa',
    firstHour: 'Dagangan pertama anda, langkah demi langkah',
    terms: 'Glosari',
    about: 'Tentang aplikasi',
  },
  title: 'Tetapan',
  light: 'Cerah',
  dark: 'Gelap',
  system: 'Ikut peranti',
  greenUp: 'Hijau naik, merah turun',
  redUp: 'Merah naik, hijau turun',
  blueDown: 'Merah naik, biru turun',
  reduced: 'Dikurangkan',
  motionHint: 'Dikurangkan: baris notis, pengumuman dan sorotan harga tidak bergerak.',
  hold: {
    hint: 'Jeda sepuluh saat yang menunjukkan kerugian anda akibat pergerakan lalu yang terbesar. Boleh dibatalkan.',
    off: 'Tiada jeda',
    all: 'Sebelum setiap pesanan',
    from: 'Mulai {percent} tunai tersedia',
  },
  notifications: {
    title: 'Pemberitahuan',
    topics: {
      alerts: { title: 'Amaran harga', hint: 'Apabila harga yang anda tetapkan dicapai' },
      trades: { title: 'Pesanan', hint: 'Pesanan dipadankan, henti rugi, ambil untung, pesanan luput' },
      messages: { title: 'Mesej lain', hint: 'Deposit, pengeluaran, permohonan, keselamatan' },
    },
    hint: 'Diterima pada peranti ini walaupun aplikasi ditutup.',
    blocked:
      'Disekat pada peranti ini. Benarkan pemberitahuan untuk laman ini dalam tetapan pelayar, kemudian hidupkan di sini.',
    failed: 'Pelayar tidak dapat menghidupkannya. Sila cuba sebentar lagi.',
    onDevice: {
      blocked:
        'Disekat untuk aplikasi ini. Benarkan pemberitahuannya dalam tetapan peranti, kemudian hidupkan di sini.',
      failed: 'Peranti ini tidak dapat menghidupkannya. Sila cuba sebentar lagi.',
    },
    open: 'Lihat',
  },
  lock: {
    row: 'Kunci aplikasi',
    hint: 'Aplikasi dibuka dengan wajah, cap jari atau kod peranti ini. Penukar aplikasi tidak menunjukkan kandungannya, dan pada Android tangkapan skrin tidak dapat dibuat.',
    title: 'Aplikasi dikunci',
    reason: 'Sahkan bahawa ini anda',
    unlock: 'Buka kunci',
    byPassword: 'Log masuk dengan kata laluan',
    offer: {
      title: 'Kunci aplikasi ini?',
      later: 'Boleh ditukar dalam tetapan pada bila-bila masa.',
      turnOn: 'Hidupkan',
      notNow: 'Bukan sekarang',
    },
    problems: {
      'locked-out':
        'Peranti tidak membenarkan cubaan lagi buat masa ini. Cuba lagi kemudian, atau log masuk dengan kata laluan.',
      unavailable: 'Wajah, cap jari atau kod tidak lagi ditetapkan pada peranti ini. Log masuk dengan kata laluan.',
      failed: 'Peranti tidak dapat mengesahkan bahawa ini anda. Cuba lagi, atau log masuk dengan kata laluan.',
    },
    notTurnedOn: {
      'locked-out':
        'Peranti tidak membenarkan cubaan lagi buat masa ini. Buka kunci peranti dengan kodnya, kemudian ketik di sini semula.',
      unavailable:
        'Wajah, cap jari atau kod belum ditetapkan pada peranti ini. Tetapkan salah satu dalam tetapan peranti dahulu.',
      failed: 'Peranti tidak dapat mengesahkan bahawa ini anda, maka kunci kekal dimatikan. Sila cuba lagi.',
    },
  },
  directionHint: 'Boleh ditukar kemudian dalam tetapan.',
  languageHint: 'Aplikasi dimuatkan semula dalam bahasa yang dipilih.',
  places: {
    free: 'Di ruang kosong',
    left: { top: 'Kiri atas', middle: 'Kiri tengah', bottom: 'Kiri bawah' },
    right: { top: 'Kanan atas', middle: 'Kanan tengah', bottom: 'Kanan bawah' },
  },
} satisfies NamespaceSettingsTranslation

export default settings
