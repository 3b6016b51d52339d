/** What the site uses of styled-components; the shell shares this module under that name. */
export { createGlobalStyle, css, default, keyframes, styled } from 'styled-components';
