import { useCallback, useEffect, useState } from 'react';
import { cameraProblem, cameras, openCamera, rememberCamera, stopCamera, type CameraProblem } from './camera';

export interface Camera {
  stream: MediaStream | null;
  problem: CameraProblem | null;
  /** All cameras, once one was allowed. */
  devices: readonly MediaDeviceInfo[];
  deviceId: string;
  choose: (deviceId: string) => void;
  retry: () => void;
}

/** A camera that is on only while the component is mounted. */
export function useCamera(): Camera {
  const [attempt, setAttempt] = useState<{ deviceId?: string }>({});
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  const [deviceId, setDeviceId] = useState('');

  useEffect(() => {
    let gone = false;
    let opened: MediaStream | null = null;
    const open = async () => {
      opened = await openCamera(attempt.deviceId);
      if (gone) return stopCamera(opened);
      // The camera was unplugged, or the permission withdrawn in the browser's settings.
      opened.getVideoTracks()[0]?.addEventListener('ended', () => !gone && setProblem('missing'));
      setProblem(null);
      setStream(opened);
      setDeviceId(rememberCamera(opened));
      setDevices(await cameras());
    };
    open().catch((error: unknown) => !gone && setProblem(cameraProblem(error)));
    return () => {
      gone = true;
      stopCamera(opened);
      setStream(null);
    };
  }, [attempt]);

  return {
    stream: problem ? null : stream,
    problem,
    devices,
    deviceId,
    choose: useCallback((id: string) => setAttempt({ deviceId: id }), []),
    retry: useCallback(() => setAttempt({}), []),
  };
}
