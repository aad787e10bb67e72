import { useRef } from 'react';
import { Button, type ButtonProps } from './button';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** What the field for the file is called, for those who do not see the button. */
  label: string;
  accept: string;
  onChoose: (file: File) => void;
}

/** A button by which a file is chosen; the browser's own field is never seen. */
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
          // The same file once more is a choice too.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
