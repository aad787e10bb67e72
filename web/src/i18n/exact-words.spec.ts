import { expect, it } from 'vitest';
import booking from '@/features/booking/texts.json';
import catalogue from '@/features/catalogue/texts.json';
import emergency from '@/features/emergency/texts.json';
import laboratory from '@/features/laboratory/texts.json';
import prescription from '@/features/prescription/texts.json';
import queue from '@/features/queue/texts.json';
import radiology from '@/features/radiology/texts.json';
import report from '@/features/report/texts.json';
import stay from '@/features/stay/texts.json';
import transaction from '@/features/transaction/texts.json';
import codes from './codes-id';
import errors from './texts/errors.json';
import shell from './texts/shell.json';

const values = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts as Record<string, unknown>).flatMap(values);

/** SPEC 4, 5 and 8 prescribe these texts exactly. */
it.each([
  ['Terjadi kesalahan sistem. Silakan coba kembali atau muat ulang.', errors.id],
  ['Terjadi kesalahan sistem. Silakan coba kembali atau muat ulang.', shell.id],
  ['Transaksi berhasil dibatalkan.', transaction.id],
  ['Jumlah harus diisi.', transaction.id],
  ['Jumlah harus diisi.', prescription.id],
  ['Jumlah item tidak dapat dibawah Nol(0).', transaction.id],
  ['Jumlah item melebihi jumlah yang diresepkan.', transaction.id],
  ['Jumlah item melebihi jumlah yang diresepkan.', prescription.id],
  ['Nilai diskon tidak dapat melebihi 100%', transaction.id],
  ['Pcare belum terisi', queue.id],
  ['Konfirmasi kehadiran terlebih dahulu', queue.id],
  ['Data {{name}} berhasil disimpan', catalogue.id],
  ['Data {{name}} berhasil diubah', catalogue.id],
  ['Data laporan transaksi berhasil diunduh.', report.id],
  ['Pasien berhasil ditambahkan ke antrean', booking.id],
  ['Pasien berhasil ditambahkan ke rawat inap', stay.id],
  ['Pasien berhasil ditambahkan ke IGD', emergency.id],
  ['Pasien berhasil ditambahkan ke laboratorium', laboratory.id],
  ['Pasien berhasil ditambahkan ke radiologi', radiology.id],
  // SPEC 2 prescribes these in English, whatever the language.
  ['No Internet!', shell.id],
  ['No Internet!', shell.en],
  ['You are currently offline. Some features may be unavailable. Check your internet connection.', shell.id],
  ['You are currently offline. Some features may be unavailable. Check your internet connection.', shell.en],
])('a screen says “%s”', (words, texts) => expect(values(texts)).toContain(words));

it.each([
  ['system.failure', 'Terjadi kesalahan sistem. Silakan coba kembali atau muat ulang.'],
  ['transaction.quantity-missing', 'Jumlah harus diisi.'],
  ['transaction.quantity-negative', 'Jumlah item tidak dapat dibawah Nol(0).'],
  ['transaction.quantity-above-prescribed', 'Jumlah item melebihi jumlah yang diresepkan.'],
  ['booking.pcare-unfilled', 'Pcare belum terisi'],
  ['transaction.discount-percent-above-100', 'Nilai diskon tidak dapat melebihi 100%'],
  ['report.range-too-long', 'Rentang tanggal pendapatan tidak boleh lebih dari 7 hari'],
  ['catalogue.already-registered-on-add', '{{name}} gagal ditambahkan karena sudah terdaftar sebelumnya'],
  ['catalogue.already-registered-on-change', '{{name}} gagal diubah karena sudah terdaftar sebelumnya'],
  ['radiology.abbreviation-too-long', 'Singkatan hanya boleh terdiri dari 255 karakter.'],
])('what is refused as %s is told as “%s”', (code, words) => expect(codes[code]).toBe(words));
