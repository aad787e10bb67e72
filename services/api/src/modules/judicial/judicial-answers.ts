const said = (linkId: string, of: object, group = 0) => ({
  linkId,
  group,
  number: null,
  text: null,
  code: null,
  ...of,
});

/** A report of two wounds, as a doctor would fill it in; the person and the case are made up. */
export const judicialAnswers = ({ date }: { date: string }) => [
  said('request.number', { text: 'R/41/XI/2026/Reskrim' }),
  said('request.date', { text: date }),
  said('request.institution', { text: 'Polsek Melati' }),
  said('request.officer', { text: 'Aiptu Joko Wardoyo, NRP 78010233' }),
  said('request.case', { text: 'Dugaan penganiayaan' }),
  said('number', { text: '12/VER/XI/2026' }),
  said('type', { code: 'definite' }),
  said('examined.date', { text: date }),
  said('examined.time', { text: '09:30' }),
  said('examined.place', { text: 'Ruang periksa IGD' }),
  ...[
    { side: 'front', x: 75, y: 29, location: 'Lengan atas kiri, sisi luar', kind: 'bruise', size: '4 × 3 cm' },
    { side: 'back', x: 41, y: 36, location: 'Punggung kanan', kind: 'abrasion', size: '6 × 1 cm' },
  ].flatMap(({ side, x, y, location, kind, size }, group) => [
    said('wound.side', { code: side }, group),
    said('wound.x', { number: x }, group),
    said('wound.y', { number: y }, group),
    said('wound.location', { text: location }, group),
    said('wound.kind', { code: kind }, group),
    said('wound.size', { text: size }, group),
  ]),
  said('findings.general', { text: 'Sadar penuh, keadaan umum baik, tanda vital dalam batas normal.' }),
  said('conclusion.text', { text: 'Ditemukan memar dan lecet akibat kekerasan tumpul.' }),
  said('conclusion.cause', { code: 'blunt' }),
  said('conclusion.qualification', { code: 'light' }),
];
