import { Dialog } from '@donate-impact/shared/ui/Dialog';
import styled from 'styled-components';
import { shortcutList } from './shortcutList';

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

/** Every shortcut of the page, and the switch for all of them. */
export function ShortcutsDialog({ open, onOpenChange, isOn, onTurn }: ShortcutsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      description="Single keys for the list of matches. You need none of them: everything has a button, a link or a field as well. They do nothing while you type."
    >
      <Switch>
        <input type="checkbox" checked={isOn} onChange={() => onTurn(!isOn)} />
        Shortcuts on, in this tab
      </Switch>
      <Keys>
        {[...shortcutList, { key: '?', does: 'This list' }].map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Keys>
    </Dialog>
  );
}

const Switch = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--target);
  font-weight: 600;
  cursor: pointer;

  input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
  }
`;

const Keys = styled.dl`
  display: grid;
  gap: var(--space-1);

  div {
    display: flex;
    align-items: baseline;
    gap: var(--space-2);
  }

  kbd {
    display: inline-block;
    min-width: 2rem;
    padding-inline: var(--space-1);
    border: 1px solid var(--color-control);
    border-radius: var(--radius);
    background: var(--color-sunken);
    font: inherit;
    font-weight: 600;
    text-align: center;
  }
`;
