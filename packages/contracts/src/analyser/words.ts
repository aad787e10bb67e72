import { words } from '../kernel/words.js';

export const analyserWords = words('analyser', {
  places: {
    'laboratorium.analyser': { id: 'Alat laboratorium', en: 'Analysers' },
    'laboratorium.analyser:receive': { id: 'Terima hasil alat', en: 'Receive results of analysers' },
    'laboratorium.analyser:match': { id: 'Cocokkan hasil alat', en: 'Match results of analysers' },
    'laboratorium.analyser:discard': { id: 'Buang hasil alat', en: 'Discard results of analysers' },
  },
  kinds: {
    analyser: { id: 'Alat laboratorium', en: 'Analyser' },
    analyser_mapping: { id: 'Pemetaan kode alat', en: 'Codes of an analyser' },
    analyser_result: { id: 'Hasil alat', en: 'Result of an analyser' },
  },
  events: {
    AnalyserResultReceived: {
      id: 'Hasil tabung {{sampleNumber}} diterima dari {{analyser}}',
      en: 'Result of tube {{sampleNumber}} received from {{analyser}}',
      name: { id: 'Hasil alat diterima', en: 'Result of an analyser received' },
      quiet: true,
    },
    AnalyserResultMatched: {
      id: 'Hasil alat masuk ke tabung {{sampleNumber}} oleh {{matchedBy}}',
      en: 'Result of an analyser matched with tube {{sampleNumber}} by {{matchedBy}}',
      name: { id: 'Hasil alat dicocokkan', en: 'Result of an analyser matched' },
      quiet: true,
    },
    AnalyserResultDiscarded: {
      id: 'Hasil alat dibuang oleh {{discardedBy}}: {{reason}}',
      en: 'Result of an analyser discarded by {{discardedBy}}: {{reason}}',
      name: { id: 'Hasil alat dibuang', en: 'Result of an analyser discarded' },
      undoes: true,
      change: 'void',
    },
    AnalyserMappingSet: { id: 'Pemetaan kode alat ditetapkan', en: 'Codes of an analyser set', change: 'correction' },
  },
  fields: {
    analyserId: { id: 'Id alat', en: 'Analyser’s id' },
    analyser: { id: 'Alat', en: 'Analyser' },
    resultId: { id: 'Hasil alat ke-', en: 'Result no.' },
    sampleNumber: { id: 'Nomor tabung', en: 'Sample number' },
    messageId: { id: 'Nomor pesan', en: 'Message number' },
    measuredAt: { id: 'Diukur pukul', en: 'Measured at' },
    values: { id: 'Nilai', en: 'Values' },
    taken: { id: 'Yang masuk', en: 'Taken' },
    left: { id: 'Yang tersisa', en: 'Left' },
    matchedBy: { id: 'Dicocokkan oleh', en: 'Matched by' },
    discardedBy: { id: 'Dibuang oleh', en: 'Discarded by' },
    discardReason: { id: 'Alasan dibuang', en: 'Why discarded' },
    effectiveAt: { id: 'Berlaku pukul', en: 'Effective at' },
    receivedAt: { id: 'Diterima pukul', en: 'Received at' },
    value: { id: 'Nilai', en: 'Value' },
    parameterId: { id: 'Id parameter', en: 'Parameter id' },
    lines: { id: 'Baris', en: 'Lines' },
    factor: { id: 'Pengali', en: 'Factor' },
    protocol: { id: 'Protokol', en: 'Protocol', codes: 'analyserProtocol' },
    sender: { id: 'Nama pengirim', en: 'Sender' },
    address: { id: 'Alamat', en: 'Address' },
    asksForOrders: { id: 'Menanyakan permintaan', en: 'Asks for orders' },
    verifiesNormal: { id: 'Verifikasi otomatis yang normal', en: 'Verifies what is normal' },
    tray: { id: 'Baki', en: 'Tray' },
    status: { id: 'Status', en: 'Status', codes: ['analyserResultStatus', 'analyserValueStatus'] },
  },
  codes: {
    analyserProtocol: {
      hl7: { id: 'HL7 v2 (MLLP)', en: 'HL7 v2 (MLLP)' },
      astm: { id: 'ASTM E1394', en: 'ASTM E1394' },
    },
    analyserResultStatus: {
      unmatched: { id: 'Belum cocok', en: 'Unmatched' },
      partial: { id: 'Cocok sebagian', en: 'Partly matched' },
      matched: { id: 'Cocok', en: 'Matched' },
      discarded: { id: 'Dibuang', en: 'Discarded' },
    },
    analyserValueStatus: {
      final: { id: 'Final', en: 'Final' },
      corrected: { id: 'Koreksi', en: 'Corrected' },
      preliminary: { id: 'Sementara', en: 'Preliminary' },
      none: { id: 'Tidak ada nilai', en: 'No value' },
    },
  },
  errors: {
    'analyser.unknown': {
      id: 'Alat ini tidak terdaftar atau sudah tidak dipakai.',
      en: 'This analyser is not in use.',
    },
    'analyser.result-not-found': { id: 'Hasil alat tidak ditemukan.', en: 'Result of an analyser not found.' },
    'analyser.already-matched': {
      id: 'Hasil ini sudah dicocokkan oleh {{by}}.',
      en: 'This result was matched by {{by}} already.',
    },
    'analyser.already-discarded': {
      id: 'Hasil ini sudah dibuang oleh {{by}}.',
      en: 'This result was discarded by {{by}} already.',
    },
    'analyser.sample-unknown': {
      id: 'Nomor tabung ini tidak ada pada permintaan yang sedang berjalan.',
      en: 'No open order has a tube of this number.',
    },
    'analyser.simulator-refused': {
      id: 'Alat tiruan {{sender}} tidak diterima. Periksa pengirim dan protokolnya.',
      en: 'The simulated analyser {{sender}} was not taken. Check its sender and protocol.',
    },
    'analyser.code-unmapped': { id: 'Kode ini belum dipetakan.', en: 'This code is not mapped.' },
    'analyser.unit-differs': {
      id: 'Satuannya lain dari yang dipetakan.',
      en: 'Its unit is another than the one that is mapped.',
    },
    'analyser.not-asked': { id: 'Tidak diminta.', en: 'Not ordered.' },
    'analyser.preliminary': { id: 'Masih sementara.', en: 'Preliminary only.' },
    'analyser.no-value': { id: 'Alat tidak mendapat nilai.', en: 'The analyser has no value.' },
    'analyser.another-tube': {
      id: 'Diukur dari tabung lain dalam permintaan ini.',
      en: 'It is measured in another tube of this order.',
    },
    'analyser.code-twice': { id: 'Kode {{code}} dipetakan dua kali.', en: 'The code {{code}} is mapped twice.' },
  },
});
