/** Routes that take a small picture: a photo, a logo, a signature. */
export const SMALL_PICTURE = /\/(photo|logo|signature)$/;

/** Routes that take a file of any length as a stream. */
export const LONG_UPLOAD = /\/(document-file|image-file|import-file)$/;
