import { words } from '../kernel/words.js';

/** What the abbreviations of the tooth chart stand for. */
export const toothWords = words('record', {
  codes: {
    toothCode: {
      car: { id: 'karies', en: 'caries' },
      amf: { id: 'tambalan amalgam', en: 'amalgam filling' },
      cof: { id: 'tambalan komposit', en: 'composite filling' },
      gif: { id: 'tambalan ionomer kaca', en: 'glass ionomer filling' },
      inl: { id: 'inlay', en: 'inlay' },
      fis: { id: 'pit dan fisur sealant', en: 'fissure sealant' },
      cfr: { id: 'fraktur mahkota', en: 'crown fracture' },
      rrx: { id: 'sisa akar', en: 'root remnant' },
      mis: { id: 'hilang karena karies', en: 'lost to caries' },
      ext: { id: 'hilang karena sebab lain', en: 'lost otherwise' },
      fmc: { id: 'mahkota logam', en: 'metal crown' },
      poc: { id: 'mahkota porselen', en: 'porcelain crown' },
      nvt: { id: 'non-vital', en: 'non-vital' },
      rct: { id: 'perawatan saluran akar', en: 'root canal treatment' },
      une: { id: 'belum erupsi', en: 'unerupted' },
      pre: { id: 'erupsi sebagian', en: 'partly erupted' },
      imx: { id: 'impaksi', en: 'impacted' },
      ano: { id: 'anomali', en: 'anomaly' },
      att: { id: 'atrisi', en: 'attrition' },
      abr: { id: 'abrasi', en: 'abrasion' },
      ipx: { id: 'implan', en: 'implant' },
      prd: { id: 'gigi tiruan sebagian', en: 'partial denture' },
      fld: { id: 'gigi tiruan lengkap', en: 'full denture' },
    },
  },
});
