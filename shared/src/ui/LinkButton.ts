import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type ButtonLook, buttonStyles } from './buttonStyles';

/** A link to another page of the site that looks like a button. */
export const LinkButton = styled(Link)<ButtonLook>`
  ${buttonStyles}
`;
