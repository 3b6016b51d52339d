/** The parts of react-router-dom that the site uses; the shell shares this module under that name. */
// The whole package would add 26 kB to every page (Brotli).
export {
  createBrowserRouter,
  Link,
  matchRoutes,
  NavLink,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
