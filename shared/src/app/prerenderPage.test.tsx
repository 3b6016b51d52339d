import styled from 'styled-components';
import { prerenderPage } from './prerenderPage';

const Waiting = styled.p`
  color: teal;
`;
const Loaded = styled.p`
  color: maroon;
`;

it('a page is rendered with the styles of what it shows next, and without its markup', () => {
  const { html, css } = prerenderPage('/a/:b', <Waiting>Wait</Waiting>, <Loaded>Done</Loaded>);

  expect(html).toMatch(/^<p[^>]*>Wait<\/p>$/);
  expect(css).toContain('color:teal');
  expect(css).toContain('color:maroon');
});

it('a page that shows nothing else has its own styles only', () => {
  const { css } = prerenderPage('/a', <Waiting>Wait</Waiting>);

  expect(css).toContain('color:teal');
  expect(css).not.toContain('color:maroon');
});
