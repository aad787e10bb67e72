import type { Seeded } from '../seeded.js';

const words = (text: string) => text.trim().split(/\s+/);
const men = words(`
  Ahmad Agus Bambang Budi Dedi Eko Fajar Hendra Irfan Joko Kurniawan Lukman Muhammad Nugroho Oki Prasetyo Rahmat Rizki
  Slamet Teguh Umar Wahyu Yusuf Zainal Andi Arif Bayu Candra Dimas Edi Ferry Galih Hadi Ilham Johan Kevin Leo Made Nanda
  Panji Rangga Satria Taufik Vino Wayan Yoga Adi Anton Bagus Daniel Erwin Gilang Imam Ketut Nyoman Putu Rudi Surya Tono`);
const women = words(`
  Siti Sri Dewi Ayu Fitri Indah Kartika Lestari Maria Nur Putri Ratna Rina Sari Tuti Wati Yuni Ani Dian Eka Endang Erna
  Fatimah Gita Hesti Ika Intan Julia Kurnia Lilis Mega Murni Nabila Nia Novi Nurul Rahma Retno Rini Rosa Sinta Suci Susi
  Tika Titin Umi Vera Wulan Yanti Yulia Zahra Aisyah Anisa Bunga Citra Desi Elisa Farida Halimah Iis Khadijah Laila Mutia`);
const middle = words(`
  Abdul Adi Aminah Anggraini Budiman Cahya Dwi Fauzan Gunawan Handayani Hidayah Indra Jaya Khairul Kusuma Lestari Mulia
  Nugraha Oktavia Permata Puspita Rahayu Ramadhan Sulistyo Tri Utami Wahyuni Wibowo Yulianti Zulfikar Ardi Bima Catur Dharma
  Fajri Gita Hari Ismi Jati Kirana Lintang Melati Nirmala Pandu Rizal Sekar Tirta Wira Yudha Arum`);
const families = words(`
  Santoso Wijaya Hidayat Setiawan Saputra Susanto Siregar Nasution Simanjuntak Hutapea Situmorang Panjaitan Manurung Lubis
  Harahap Sitorus Pangaribuan Tampubolon Sihombing Nainggolan Kusnadi Permana Suryadi Hartono Gunadi Halim Tanujaya Salim
  Wirawan Purnomo Suharto Sudirman Suprapto Mulyadi Mulyono Sutrisno Wibisono Yudhoyono Ginting Tarigan Sembiring Karo
  Perangin Sinaga Rajagukguk Pasaribu Silalahi Simbolon Marpaung Napitupulu Wenas Lumentut Mandagi Rumambi Tumbel Kaunang
  Latuconsina Pattiasina Tuasikal Matulessy Rahardjo Kartawijaya Natadisastra Sastrawijaya Mangkunegara Hadiningrat
  Atmajaya Kusumawardani Puspitasari Anggraeni Oktaviani Ramadhani Maharani Wulandari Handoko Sugiarto Budiarto Cahyono
  Darmawan Effendi Firmansyah Gunarto Hermawan Iskandar Junaedi Kurniadi Laksana Maulana Nugrahanto Oktavianus Pradana
  Qodir Ramdani Syahputra Tjahjono Umbara Virgiawan Wicaksono Yulianto Zakaria Basri Chaniago Dalimunthe Fadhilah`);
/** Syllables from which rare family names are made, two or three each. */
const syllables = words(`ba be bo da di du ga gu ha hi ja jo ka ke ki la le lu ma mi mu na ni no pa pu ra ri ro sa si su
  ta te ti to wa wi ya yu`);

export interface Person {
  id: number;
  name: string;
  gender: 'male' | 'female';
  birthDate: string;
  recordNumber: string;
  nik: string;
  bpjs: string;
  phone: string;
}

const family = (random: Seeded): string => {
  if (random.next() < 0.6) return random.of(families);
  const made = Array.from({ length: 2 + random.below(2) }, () => random.of(syllables)).join('');
  return made.charAt(0).toUpperCase() + made.slice(1);
};

const two = (value: number) => String(value).padStart(2, '0');

/** A made-up person: one in fifty has one name, half have two, the others three. */
export const personOf = (random: Seeded, id: number): Person => {
  const gender = random.next() < 0.5 ? 'male' : 'female';
  const first = random.of(gender === 'male' ? men : women);
  const kind = random.next();
  const name =
    kind < 0.02
      ? family(random)
      : kind < 0.5
        ? `${first} ${family(random)}`
        : `${first} ${random.of(middle)} ${family(random)}`;
  const [year, month, day] = [1940 + random.below(86), 1 + random.below(12), 1 + random.below(28)];
  const written = two(gender === 'female' ? day + 40 : day) + two(month) + two(year % 100);
  return {
    id,
    name,
    gender,
    birthDate: `${year}-${two(month)}-${two(day)}`,
    recordNumber: String(id).padStart(6, '0'),
    nik: `3374${two(1 + random.below(16))}${written}${random.digits(4)}`,
    bpjs: `000${random.digits(10)}`,
    phone: `0812${random.digits(8)}`,
  };
};
