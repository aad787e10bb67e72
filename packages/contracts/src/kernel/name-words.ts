import { words } from './words.js';

export const nameWords = words('name', {
  kinds: {
    name: { id: 'Nama unik', en: 'Unique names' },
  },
  events: {
    NameClaimed: { id: 'Nama unik dipesan', en: 'Unique name claimed', quiet: true },
    NameReleased: { id: 'Nama unik dilepas', en: 'Unique name released', quiet: true },
  },
  fields: {
    hash: { id: 'Sidik', en: 'Fingerprint' },
    holder: { id: 'Pemegang', en: 'Holder' },
  },
});
