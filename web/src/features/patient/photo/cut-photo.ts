/** Part of a picture, in its own pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Side in pixels: large enough to recognise a face, small enough for a slow connection (about 40 KB). */
const SIDE = 480;
const QUALITY = 0.85;

const asJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', QUALITY),
  );

/** The camera's current picture. */
export function snap(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')!.drawImage(video, 0, 0);
  return asJpeg(canvas);
}

/** Whether the browser can show this file as a picture. */
export async function isPicture(file: Blob): Promise<boolean> {
  const picture = await createImageBitmap(file).catch(() => null);
  picture?.close();
  return picture !== null;
}

/** A square part as a small JPEG. The metadata that a phone writes into the file (place, time) are dropped. */
export async function cutPhoto(source: Blob, area: Area): Promise<Blob> {
  const picture = await createImageBitmap(source);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  canvas.getContext('2d')!.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, SIDE, SIDE);
  picture.close();
  return asJpeg(canvas);
}
