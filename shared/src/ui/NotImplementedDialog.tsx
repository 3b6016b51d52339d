import { Dialog } from './Dialog';

interface NotImplementedDialogProps {
  /** The feature's name as the visitor read it, as in "Download Receipt". */
  feature: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says that a named feature is not implemented in this prototype. */
export function NotImplementedDialog({ feature, open, onOpenChange }: NotImplementedDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Not Implemented Yet"
      description={`${feature} is not implemented in this prototype.`}
      closeLabel="Got it"
    />
  );
}
