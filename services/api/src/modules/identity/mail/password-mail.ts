import type { PasswordMailRow } from '@alur/contracts/identity/rows';

const subjects = {
  invitation: 'Undangan ke Alur / Your invitation to Alur',
  reset: 'Buat kata sandi baru / Set a new password',
};
const because = {
  invitation: {
    id: 'Anda didaftarkan sebagai pengguna Alur. Buat kata sandi Anda di sini:',
    en: 'An account was made for you. Set your password here:',
  },
  reset: {
    id: 'Ada permintaan membuat kata sandi baru untuk akun Anda:',
    en: 'A new password was asked for:',
  },
};

/** Indonesian first, English below; it contains nothing but the link, since others may read the mailbox. */
export function passwordMail(
  kind: PasswordMailRow['kind'],
  { name, link, expiresAt }: { name: string; link: string; expiresAt: string },
): { subject: string; text: string } {
  const until = `${expiresAt.slice(0, 16).replace('T', ' ')} UTC`;
  const text = [
    `Yth. ${name},`,
    '',
    because[kind].id,
    '',
    link,
    '',
    `Tautan berlaku sekali, sampai ${until}. Abaikan surat ini bila Anda tidak memintanya.`,
    '',
    '--',
    because[kind].en,
    link,
    `The link is good once, until ${until}. Ignore this mail if you did not ask for it.`,
  ].join('\n');
  return { subject: subjects[kind], text };
}
