import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** The buttons; the primary one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  children?: ReactNode;
}

export interface SheetProps extends Omit<DialogProps, 'size'> {
  /** Nothing else can be reached while it is open. */
  modal?: boolean;
}
