import { words } from '../kernel/words.js';

const removedBy = { id: 'Dihapus oleh', en: 'Removed by' };

export const imagingWords = words('imaging', {
  places: {
    radiology: { id: 'Radiologi', en: 'Radiology' },
    'radiology.images': { id: 'Citra', en: 'Images' },
    'radiology.images:upload': { id: 'Unggah citra', en: 'Upload images' },
    'radiology.images:reassign': { id: 'Pindahkan citra ke permintaan lain', en: 'Move images to another order' },
    'radiology.images:remove': { id: 'Hapus citra', en: 'Remove images' },
  },
  kinds: {
    imaging: { id: 'Citra radiologi', en: 'Images' },
    imaging_study: { id: 'Citra radiologi', en: 'Imaging study' },
    'imaging-device': { id: 'Alat radiologi', en: 'Imaging device' },
  },
  events: {
    ImagingStudyReceived: {
      id: 'Citra {{modality}} dengan nomor aksesi {{accessionNumber}} diterima, oleh {{receivedBy}}',
      en: '{{modality}} images with accession number {{accessionNumber}} received, by {{receivedBy}}',
      name: { id: 'Citra diterima', en: 'Images received' },
    },
    ImagingInstancesAdded: { id: 'Berkas citra ditambahkan', en: 'Image files added', quiet: true },
    ImagingStudyReassigned: {
      id: 'Citra dipindahkan ke nomor aksesi {{accessionNumber}} oleh {{reassignedBy}}: {{reason}}',
      en: 'Images moved to accession number {{accessionNumber}} by {{reassignedBy}}: {{reason}}',
      name: { id: 'Citra dipindahkan', en: 'Images moved' },
      undoes: true,
      change: 'correction',
    },
    ImagingStudyRemoved: {
      id: 'Citra dihapus oleh {{removedBy}}: {{reason}}',
      en: 'Images removed by {{removedBy}}: {{reason}}',
      name: { id: 'Citra dihapus', en: 'Images removed' },
      undoes: true,
      change: 'cancel',
    },
  },
  fields: {
    aeTitle: { id: 'AE title', en: 'AE title' },
    studyId: { id: 'Id citra', en: 'Study id' },
    line: { id: 'Baris permintaan', en: 'Line of the order' },
    accessionNumber: { id: 'Nomor aksesi', en: 'Accession number' },
    studyInstanceUid: { id: 'Study Instance UID', en: 'Study Instance UID' },
    modality: { id: 'Modalitas', en: 'Modality' },
    description: { id: 'Keterangan', en: 'Description' },
    studyDate: { id: 'Tanggal pemeriksaan', en: 'Study date' },
    inFile: { id: 'Menurut berkas', en: 'By the file' },
    issuerOfPatientId: { id: 'Penerbit nomor pasien', en: 'Issuer of the patient’s number' },
    idOfPatient: { id: 'Nomor pasien', en: 'Patient’s number' },
    accession: { id: 'Nomor aksesi', en: 'Accession number' },
    confirmed: { id: 'Perbedaan yang diterima', en: 'Accepted differences', codes: 'imagingDiscrepancy' },
    origin: { id: 'Asal', en: 'Origin', codes: 'imagingOrigin' },
    receivedBy: { id: 'Diterima oleh', en: 'Received by' },
    effectiveAt: { id: 'Berlaku pukul', en: 'Effective at' },
    receivedAt: { id: 'Diterima pukul', en: 'Received at' },
    addedBy: { id: 'Ditambahkan oleh', en: 'Added by' },
    reassignedBy: { id: 'Dipindahkan oleh', en: 'Moved by' },
    removedBy,
    removedAt: { id: 'Dihapus pukul', en: 'Removed at' },
    removeReason: { id: 'Alasan penghapusan', en: 'Reason for removing' },
    previous: { id: 'Sebelumnya', en: 'Before' },
    series: { id: 'Seri', en: 'Series' },
    seriesInstanceUid: { id: 'Series Instance UID', en: 'Series Instance UID' },
    instances: { id: 'Gambar', en: 'Images' },
    sopInstanceUid: { id: 'SOP Instance UID', en: 'SOP Instance UID' },
    sopClassUid: { id: 'SOP Class UID', en: 'SOP Class UID' },
    transferSyntaxUid: { id: 'Transfer Syntax UID', en: 'Transfer Syntax UID' },
    frames: { id: 'Bingkai', en: 'Frames' },
    rows: { id: 'Baris piksel', en: 'Rows' },
    columns: { id: 'Kolom piksel', en: 'Columns' },
    position: { id: 'Posisi', en: 'Position' },
    orientation: { id: 'Orientasi', en: 'Orientation' },
    slicePosition: { id: 'Posisi', en: 'Position' },
    sliceOrientation: { id: 'Orientasi', en: 'Orientation' },
    acquisitionTime: { id: 'Waktu akuisisi', en: 'Acquisition time' },
    file: { id: 'Berkas', en: 'File' },
    fileId: { id: 'Id berkas', en: 'File id' },
    sha256: { id: 'SHA-256', en: 'SHA-256' },
    bytes: { id: 'Ukuran (byte)', en: 'Size (bytes)' },
  },
  codes: {
    imagingOrigin: {
      upload: { id: 'Unggahan', en: 'Upload' },
      device: { id: 'Alat', en: 'Device' },
    },
    imagingDiscrepancy: {
      patient: { id: 'Nomor pasien', en: 'Patient’s number' },
      accession: { id: 'Nomor aksesi', en: 'Accession number' },
    },
  },
  errors: {
    'imaging.file-kind': { id: 'Berkas ini bukan DICOM.', en: 'This file is not DICOM.' },
    'imaging.file-unreadable': {
      id: 'Berkas DICOM ini tidak dapat dibaca.',
      en: 'This DICOM file cannot be read.',
    },
    'imaging.no-image': { id: 'Berkas DICOM ini tidak memuat gambar.', en: 'This DICOM file has no image.' },
    'imaging.file-missing': {
      id: 'Ada berkas yang tidak ditemukan. Unggah kembali berkasnya.',
      en: 'A file is not there. Upload it again.',
    },
    'imaging.several-studies': {
      id: 'Berkas-berkas ini dari beberapa pemeriksaan. Unggah satu per satu.',
      en: 'These files are of several studies. Upload them one by one.',
    },
    'imaging.differs': {
      id: 'Berkas menyebut pasien {{patientInFile}} dan nomor aksesi {{accessionInFile}}, sedangkan permintaan ini {{recordNumber}} dan {{accessionNumber}}.',
      en: 'The file says patient {{patientInFile}} and accession number {{accessionInFile}}, this order {{recordNumber}} and {{accessionNumber}}.',
    },
    'imaging.study-known': {
      id: 'Pemeriksaan ini sudah ada. Periksa permintaan lain milik pasien.',
      en: 'This study is there already. Look at the patient’s other orders.',
    },
    'imaging.another-study': {
      id: 'Berkas ini dari pemeriksaan lain.',
      en: 'This file is of another study.',
    },
    'imaging.another-order': {
      id: 'Citra ini terpasang pada permintaan lain.',
      en: 'These images are attached to another order.',
    },
    'imaging.same-order': {
      id: 'Citra ini sudah terpasang pada permintaan itu.',
      en: 'These images are attached to that order already.',
    },
    'imaging.order-unknown': {
      id: 'Pemeriksaan ini tidak ada pada permintaan radiologi kunjungan ini.',
      en: 'This visit’s radiology order has no such examination.',
    },
    'imaging.examination-cancelled': {
      id: 'Pemeriksaan ini sudah dibatalkan. Pasangkan citra ke permintaan lain.',
      en: 'This examination was cancelled. Attach the images to another order.',
    },
    'imaging.another-patient': {
      id: 'Permintaan itu milik pasien lain. Hapus citra ini, lalu unggah pada permintaan yang benar.',
      en: 'That order is another patient’s. Remove these images, and upload them to the right order.',
    },
    'imaging.removed': { id: 'Citra ini sudah dihapus.', en: 'These images were removed already.' },
  },
});
