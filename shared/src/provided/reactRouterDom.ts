/**
 * What the site uses of react-router-dom. The shell shares this module under that name, because a shared
 * package is shared whole: everything else of the router stays out of the page.
 */
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
  useParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
