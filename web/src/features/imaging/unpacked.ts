const isArchive = ({ name, type }: File): boolean => type === 'application/zip' || /\.zip$/i.test(name);

/** The files of archives in their place; folders and what a Mac adds to them are left out. */
export async function unpacked(files: readonly File[]): Promise<File[]> {
  const all: File[] = [];
  for (const file of files) {
    if (!isArchive(file)) {
      all.push(file);
      continue;
    }
    const { unzip } = await import('fflate');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const parts = await new Promise<Record<string, Uint8Array>>((resolve, reject) =>
      unzip(bytes, (error, found) => (error ? reject(error) : resolve(found))),
    );
    for (const [path, part] of Object.entries(parts)) {
      const name = path.split('/').at(-1) ?? '';
      if (name !== '' && !path.startsWith('__MACOSX/')) all.push(new File([part as BlobPart], name));
    }
  }
  return all;
}
