export const identityMessages = {
  'auth.unauthorized': {
    id: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
    en: 'Your session has ended. Please log in again.',
  },
  'auth.wrong-login': { id: 'Email atau kata sandi salah.', en: 'The e-mail address or the password is wrong.' },
  'auth.wrong-password': { id: 'Kata sandi salah.', en: 'The password is wrong.' },
  'auth.wrong-pin': { id: 'Email atau PIN salah.', en: 'The e-mail address or the PIN is wrong.' },
  'auth.inactive': {
    id: 'Akun ini sudah dinonaktifkan. Hubungi admin Anda.',
    en: 'This account has been deactivated. Ask your administrator.',
  },
  'auth.too-many-attempts': {
    id: 'Terlalu banyak percobaan. Coba lagi dalam {{seconds}} detik.',
    en: 'Too many attempts. Try again in {{seconds}} seconds.',
  },
  'auth.session-reused': {
    id: 'Sesi diakhiri demi keamanan. Silakan masuk kembali.',
    en: 'The session was ended for safety. Please log in again.',
  },
  'auth.link-spent': {
    id: 'Tautan sudah dipakai atau kedaluwarsa. Minta tautan baru kepada admin.',
    en: 'This link was used or has expired. Ask your administrator for a new one.',
  },
  'auth.wrong-pairing-code': {
    id: 'Kode layar salah atau kedaluwarsa.',
    en: 'The display code is wrong or has expired.',
  },
  'access.denied': { id: 'Anda tidak memiliki akses untuk tindakan ini.', en: 'You may not do this.' },
  'access.no-merchant': { id: 'Pilih fasyankes terlebih dahulu.', en: 'Choose a facility first.' },
  'access.bad-merchant': { id: 'Fasyankes yang dipilih tidak dikenali.', en: 'The chosen facility is not recognised.' },
  'access.not-member': { id: 'Anda tidak memiliki peran di fasyankes ini.', en: 'You hold no role in this facility.' },
  'access.unverified': { id: 'Akun Anda belum diverifikasi.', en: 'Your account has not been verified.' },
  'identity.email-taken': { id: 'Email sudah terdaftar sebelumnya.', en: 'This e-mail address is already registered.' },
  'identity.already-verified': { id: 'Akun sudah diverifikasi.', en: 'The account is already verified.' },
  'identity.inactive': { id: 'Akun sudah dinonaktifkan.', en: 'The account is deactivated.' },
  'identity.active': { id: 'Akun masih aktif.', en: 'The account is active.' },
  'identity.self': {
    id: 'Anda tidak dapat menonaktifkan akun sendiri.',
    en: 'You cannot deactivate your own account.',
  },
  'identity.unknown-right': { id: 'Hak akses tidak dikenali.', en: 'There is no such right.' },
  'role.name-taken': {
    id: 'Nama peran sudah dipakai di fasyankes ini.',
    en: 'This facility already has a role of that name.',
  },
  'role.wrong-area': {
    id: 'Hak akses {{right}} tidak berlaku untuk area ini.',
    en: 'The right {{right}} does not belong to this area.',
  },
  'role.removed': { id: 'Peran sudah dihapus.', en: 'The role has been removed.' },
  'role.unknown': { id: 'Peran tidak ditemukan.', en: 'There is no such role.' },
  'role.other-facility': {
    id: 'Peran itu milik fasyankes lain.',
    en: 'That role belongs to another facility.',
  },
  'user.not-assigned': { id: 'Pengguna tidak memegang peran tersebut.', en: 'The user does not hold that role.' },
  'device.revoked': { id: 'Layar sudah dicabut aksesnya.', en: "The display's access was revoked." },
} as const;
