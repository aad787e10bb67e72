import {
  codeImports,
  CodeImportRow,
  ReferenceCodeRow,
  retiredCodes,
  RetiredCodeRow,
} from '@alur/contracts/terminology/rows';
import { view } from '../vocabulary.js';

const key = ({ data }: { data: { importId: number } }) => data.importId;

export const codeImportView = view({
  name: 'code_import',
  version: 1,
  row: CodeImportRow,
  indexes: [['system']],
  topics: [{ topic: codeImports, by: {} }],
  on: {
    CodeImportBegun: {
      key,
      first: ({ data: { importId: id, ...data }, meta, revision }): CodeImportRow => ({
        ...{ id, revision, ...data },
        ...{ imported: 0, status: 'running', begunAt: meta.at },
      }),
    },
    CodesImported: {
      key,
      next: (row, { data, revision }) => ({ ...row, revision, imported: row.imported + data.codes.length }),
    },
    CodeImportFinished: { key, next: (row, { revision }) => ({ ...row, revision, status: 'finished' as const }) },
    CodeImportCancelled: { key, next: (row, { revision }) => ({ ...row, revision, status: 'cancelled' as const }) },
  },
});

/** A code's row id within a facility. */
export const referenceCodeId = (system: string, code: string): string => `${system}_${code}`;

/** Every code that a facility imported; the last import of each is in force. */
export const referenceCodeView = view({
  name: 'reference_code',
  version: 1,
  row: ReferenceCodeRow,
  indexes: [['system', 'code']],
  on: {
    CodesImported: {
      key: ({ data }) => data.codes.map(({ code }) => referenceCodeId(data.system, code)),
      first: ({ data: { system, version, codes } }, id): ReferenceCodeRow => {
        const it = codes.findLast(({ code }) => referenceCodeId(system, code) === id);
        return { id: String(id), system, version, code: '', display: '', displayId: null, ...it };
      },
    },
  },
});

/** The codes that a facility no longer offers. */
export const retiredCodeView = view({
  name: 'retired_code',
  version: 1,
  row: RetiredCodeRow,
  indexes: [['system', 'code']],
  topics: [{ topic: retiredCodes, by: {} }],
  on: {
    ReferenceCodeRetired: {
      key: ({ data }) => referenceCodeId(data.system, data.code),
      first: ({ data: { system, code, display }, meta }, id): RetiredCodeRow => ({
        ...{ id: String(id), system, code, display },
        retiredAt: meta.at,
      }),
    },
    ReferenceCodeRestored: { key: ({ data }) => referenceCodeId(data.system, data.code), next: () => null },
  },
});
