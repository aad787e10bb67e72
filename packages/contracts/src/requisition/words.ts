import { words } from '../kernel/words.js';

export const requisitionWords = words('requisition', {
  places: {
    'inventory.requisition': { id: 'Permintaan barang', en: 'Requisitions' },
    'inventory.requisition:make': { id: 'Minta barang', en: 'Make requisitions' },
    'inventory.requisition:decide': { id: 'Setujui atau tolak', en: 'Approve or refuse' },
    'inventory.requisition:send': { id: 'Kirim barang', en: 'Send goods' },
    'inventory.requisition:receive': { id: 'Terima barang', en: 'Receive goods' },
  },
  kinds: { requisition: { id: 'Permintaan barang', en: 'Requisition' } },
  events: {
    RequisitionMade: {
      id: '{{storeName}} meminta barang dari {{fromStoreName}}',
      en: '{{storeName}} asked {{fromStoreName}} for goods',
      name: { id: 'Permintaan barang dibuat', en: 'Requisition made' },
    },
    RequisitionApproved: {
      id: 'Permintaan disetujui {{approvedBy}}',
      en: 'Requisition approved by {{approvedBy}}',
      name: { id: 'Permintaan disetujui', en: 'Requisition approved' },
    },
    RequisitionRefused: {
      id: 'Permintaan ditolak {{refusedBy}}: {{reason}}',
      en: 'Requisition refused by {{refusedBy}}: {{reason}}',
      name: { id: 'Permintaan ditolak', en: 'Requisition refused' },
      undoes: true,
      change: 'cancel',
    },
    RequisitionSent: {
      id: 'Barang dikirim {{sentBy}}',
      en: 'Goods sent by {{sentBy}}',
      name: { id: 'Barang dikirim', en: 'Goods sent' },
    },
    RequisitionReceived: {
      id: 'Barang diterima {{receivedBy}}',
      en: 'Goods received by {{receivedBy}}',
      name: { id: 'Barang diterima', en: 'Goods received' },
    },
  },
  fields: {
    lots: { id: 'Lot', en: 'Lots' },
    lotId: { id: 'Id lot', en: 'Lot id' },
    batch: { id: 'Batch', en: 'Batch' },
    expiry: { id: 'Kedaluwarsa', en: 'Expiry' },
    unitCost: { id: 'Harga beli', en: 'Unit cost', money: true },
    note: { id: 'Catatan', en: 'Note' },
    owner: { id: 'Pemilik', en: 'Owner' },
    status: { id: 'Status', en: 'Status', codes: 'requisitionStatus' },
    storeId: { id: 'Id peminta', en: 'Asking store’s id' },
    storeName: { id: 'Peminta', en: 'Asking store' },
    fromStoreId: { id: 'Id pengirim', en: 'Supplying store’s id' },
    fromStoreName: { id: 'Pengirim', en: 'Supplying store' },
    lines: { id: 'Barang', en: 'Items' },
    asked: { id: 'Diminta', en: 'Asked' },
    approved: { id: 'Disetujui', en: 'Approved' },
    received: { id: 'Diterima', en: 'Received' },
    reason: { id: 'Alasan', en: 'Reason' },
    requestedBy: { id: 'Diminta oleh', en: 'Requested by' },
    requestedAt: { id: 'Diminta pukul', en: 'Requested at' },
    approvedBy: { id: 'Disetujui oleh', en: 'Approved by' },
    refusedBy: { id: 'Ditolak oleh', en: 'Refused by' },
    decidedBy: { id: 'Diputuskan oleh', en: 'Decided by' },
    sentBy: { id: 'Dikirim oleh', en: 'Sent by' },
    sentAt: { id: 'Dikirim pukul', en: 'Sent at' },
    receivedBy: { id: 'Diterima oleh', en: 'Received by' },
    receivedAt: { id: 'Diterima pukul', en: 'Received at' },
    requisitionId: { id: 'Permintaan', en: 'Requisition' },
  },
  codes: {
    requisitionStatus: {
      made: { id: 'Diminta', en: 'Asked' },
      approved: { id: 'Disetujui', en: 'Approved' },
      sent: { id: 'Dikirim', en: 'Sent' },
      received: { id: 'Diterima', en: 'Received' },
      refused: { id: 'Ditolak', en: 'Refused' },
    },
  },
  errors: {
    'requisition.not-found': { id: 'Permintaan ini tidak ada.', en: 'There is no such requisition.' },
    'requisition.same-store': {
      id: 'Peminta dan pengirim harus dua tempat berbeda.',
      en: 'Who asks and who is asked are two stores.',
    },
    'requisition.no-such-item': {
      id: 'Barang ini tidak ada atau sudah tidak dipakai.',
      en: 'There is no such item, or it is no longer in use.',
    },
    'requisition.item-twice': {
      id: 'Barang ini sudah ada pada permintaan.',
      en: 'This item is on the requisition already.',
    },
    'requisition.lines-incomplete': {
      id: 'Isi jumlah setiap barang pada permintaan.',
      en: 'Each item of the requisition needs its quantity.',
    },
    'requisition.above-asked': {
      id: 'Paling banyak {{most}}.',
      en: '{{most}} at most.',
    },
    'requisition.nothing': {
      id: 'Setujui paling sedikit satu barang, atau tolak permintaannya.',
      en: 'Approve one item at least, or refuse the requisition.',
    },
    'requisition.already-decided': {
      id: 'Permintaan ini sudah diputuskan orang lain.',
      en: 'Somebody has decided this requisition already.',
    },
    'requisition.not-approved': {
      id: 'Permintaan ini belum disetujui atau sudah dikirim.',
      en: 'This requisition is not approved, or was sent already.',
    },
    'requisition.not-sent': {
      id: 'Barang permintaan ini belum dikirim atau sudah diterima.',
      en: 'This was not sent, or was received already.',
    },
  },
});
