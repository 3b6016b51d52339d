/** The parts of react-redux that the site uses; the shell shares this module under that name. */
export { Provider, useDispatch, useSelector } from 'react-redux';
