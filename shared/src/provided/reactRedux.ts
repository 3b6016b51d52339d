/** What the site uses of react-redux; the shell shares this module under that name. */
export { Provider, useDispatch, useSelector } from 'react-redux';
