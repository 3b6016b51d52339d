/** The parts of styled-components that the site uses; the shell shares this module under that name. */
export { createGlobalStyle, css, default, keyframes, styled } from 'styled-components';
