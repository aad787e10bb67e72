import { useRef } from 'react';
import { Button, type ButtonProps } from './button';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Accessible name of the file input. */
  label: string;
  accept: string;
  onChoose: (file: File) => void;
}

/** A button that chooses a file; the browser's own file input is hidden. */
export function FileButton({ label, accept, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="sr-only"
        aria-label={label}
        tabIndex={-1}
        onChange={event => {
          const [file] = event.target.files ?? [];
          // The input is reset, because it fires no event when the same file is chosen again.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
