import styled from 'styled-components';

export function ConfirmFooter() {
  return (
    <Footer>
      <p>
        This is a prototype with synthetic data: no payment is taken, and no campaign hears of this.
      </p>
    </Footer>
  );
}

const Footer = styled.footer`
  padding-block-start: var(--space-2);
  border-block-start: 1px solid var(--color-border);
  color: var(--color-muted);
  font-size: var(--text-small);
`;
