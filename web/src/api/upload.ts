import { call, type Answer, type Send } from './http';

export interface Upload {
  signal?: AbortSignal;
  /** Part of the file that has been sent, from 0 to 1. */
  onSent?: (part: number) => void;
}

/** The only way in which files go to the server (SPEC 7): a multipart form, of which each file is one part. */
export function uploadFiles<Data>(
  path: string,
  files: readonly Blob[],
  { signal, onSent }: Upload = {},
): Promise<Answer<Data>> {
  const form = new FormData();
  for (const file of files) form.append('file', file, file instanceof File ? file.name : 'file');
  return call<Data>('POST', path, { body: form, signal, ...(onSent && { send: sending(onSent) }) });
}

export const upload = <Data>(path: string, file: Blob, how?: Upload): Promise<Answer<Data>> =>
  uploadFiles(path, [file], how);

/** Works as `fetch` does, but reports the progress of the upload. */
const sending =
  (onSent: (part: number) => void): Send =>
  (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.responseType = 'blob';
      request.upload.onprogress = ({ loaded, total }) => total > 0 && onSent(loaded / total);
      request.onload = () =>
        resolve(
          new Response(request.status === 204 ? null : (request.response as Blob), {
            status: request.status,
            headers: { 'Content-Type': request.getResponseHeader('Content-Type') ?? '' },
          }),
        );
      request.onerror = () => reject(new TypeError('network'));
      request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit);
    });
