/** Reasons why a camera gives no picture. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'insecure' | 'failed';

const KEY = 'camera';

/** Maps the browser's error to one of the few that a person at a desk can resolve. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return name === 'InsecureError' ? 'insecure' : 'failed';
}

/**
 * Opens a camera: the given one, else the last one used on this device, else the one that faces away from the screen.
 */
export async function openCamera(deviceId = localStorage.getItem(KEY) ?? ''): Promise<MediaStream> {
  // Browsers give no camera to pages that were loaded without TLS.
  const media = navigator.mediaDevices as MediaDevices | undefined;
  if (!media) throw Object.assign(new Error('no camera on a plain line'), { name: 'InsecureError' });
  const size = { width: { ideal: 1280 }, height: { ideal: 960 } };
  const which = deviceId ? { deviceId: { ideal: deviceId } } : { facingMode: { ideal: 'environment' } };
  return media.getUserMedia({ audio: false, video: { ...size, ...which } });
}

/** Stores the camera in use, so that the next photo begins with it. */
export function rememberCamera(stream: MediaStream): string {
  const id = stream.getVideoTracks()[0]?.getSettings().deviceId ?? '';
  if (id) localStorage.setItem(KEY, id);
  return id;
}

/** All cameras; browsers reveal their names only after the person has allowed one. */
export async function cameras(): Promise<MediaDeviceInfo[]> {
  return (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput');
}

export function stopCamera(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
