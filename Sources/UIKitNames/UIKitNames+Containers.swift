// Container view controllers, their bars and transitions.
import Widgets
import WindowResponder

/// UIKit's name for `BarAppearance`.
public typealias UIBarAppearance = BarAppearance
/// UIKit's name for `BarButtonItem`.
public typealias UIBarButtonItem = BarButtonItem
/// UIKit's name for `BarButtonItemAppearance`.
public typealias UIBarButtonItemAppearance = BarButtonItemAppearance
/// UIKit's name for `BarButtonItemStateAppearance`.
public typealias UIBarButtonItemStateAppearance = BarButtonItemStateAppearance
/// UIKit's name for `BarItem`.
public typealias UIBarItem = BarItem
/// UIKit's name for `BarMetrics`.
public typealias UIBarMetrics = BarMetrics
/// UIKit's name for `BarPosition`.
public typealias UIBarPosition = BarPosition
/// UIKit's name for `BarPositioning`.
public typealias UIBarPositioning = BarPositioning
/// UIKit's name for `BarPositioningDelegate`.
public typealias UIBarPositioningDelegate = BarPositioningDelegate
/// UIKit's name for `BarStyle`.
public typealias UIBarStyle = BarStyle
/// UIKit's name for `NavigationBar`.
public typealias UINavigationBar = NavigationBar
/// UIKit's name for `NavigationBarAppearance`.
public typealias UINavigationBarAppearance = NavigationBarAppearance
/// UIKit's name for `NavigationBarDelegate`.
public typealias UINavigationBarDelegate = NavigationBarDelegate
/// UIKit's name for `NavigationController`.
public typealias UINavigationController = NavigationController
/// UIKit's name for `NavigationControllerDelegate`.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate
/// UIKit's name for `NavigationItem`.
public typealias UINavigationItem = NavigationItem
/// UIKit's name for `PercentDrivenInteractiveTransition`.
public typealias UIPercentDrivenInteractiveTransition = PercentDrivenInteractiveTransition
/// UIKit's name for `SearchBar`.
public typealias UISearchBar = SearchBar
/// UIKit's name for `SearchBarDelegate`.
public typealias UISearchBarDelegate = SearchBarDelegate
/// UIKit's name for `SearchController`.
public typealias UISearchController = SearchController
/// UIKit's name for `SearchControllerDelegate`.
public typealias UISearchControllerDelegate = SearchControllerDelegate
/// UIKit's name for `SearchResultsUpdating`.
public typealias UISearchResultsUpdating = SearchResultsUpdating
/// UIKit's name for `TabBar`.
public typealias UITabBar = TabBar
/// UIKit's name for `TabBarAppearance`.
public typealias UITabBarAppearance = TabBarAppearance
/// UIKit's name for `TabBarController`.
public typealias UITabBarController = TabBarController
/// UIKit's name for `TabBarControllerDelegate`.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate
/// UIKit's name for `TabBarDelegate`.
public typealias UITabBarDelegate = TabBarDelegate
/// UIKit's name for `TabBarItem`.
public typealias UITabBarItem = TabBarItem
/// UIKit's name for `TabBarItemAppearance`.
public typealias UITabBarItemAppearance = TabBarItemAppearance
/// UIKit's name for `TabBarItemStateAppearance`.
public typealias UITabBarItemStateAppearance = TabBarItemStateAppearance
/// UIKit's name for `Toolbar`.
public typealias UIToolbar = Toolbar
/// UIKit's name for `ToolbarAppearance`.
public typealias UIToolbarAppearance = ToolbarAppearance
/// UIKit's name for `ToolbarDelegate`.
public typealias UIToolbarDelegate = ToolbarDelegate
/// UIKit's name for `TransitionContextViewControllerKey`.
public typealias UITransitionContextViewControllerKey = TransitionContextViewControllerKey
/// UIKit's name for `TransitionContextViewKey`.
public typealias UITransitionContextViewKey = TransitionContextViewKey
/// UIKit's name for `ViewControllerAnimatedTransitioning`.
public typealias UIViewControllerAnimatedTransitioning = ViewControllerAnimatedTransitioning
/// UIKit's name for `ViewControllerContextTransitioning`.
public typealias UIViewControllerContextTransitioning = ViewControllerContextTransitioning
/// UIKit's name for `ViewControllerInteractiveTransitioning`.
public typealias UIViewControllerInteractiveTransitioning = ViewControllerInteractiveTransitioning
/// UIKit's name for `ViewControllerTransitionCoordinator`.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
/// UIKit's name for `ViewControllerTransitionCoordinatorContext`.
public typealias UIViewControllerTransitionCoordinatorContext =
  ViewControllerTransitionCoordinatorContext

/// UIKit's name for `KeyboardLayoutGuide`.
public typealias UIKeyboardLayoutGuide = KeyboardLayoutGuide

/// UIKit's name for `PageViewController`.
public typealias UIPageViewController = PageViewController

/// UIKit's name for `PageViewControllerDataSource`.
public typealias UIPageViewControllerDataSource = PageViewControllerDataSource

/// UIKit's name for `PageViewControllerDelegate`.
public typealias UIPageViewControllerDelegate = PageViewControllerDelegate

/// UIKit's name for `SplitViewController`.
public typealias UISplitViewController = SplitViewController

/// UIKit's name for `SplitViewControllerDelegate`.
public typealias UISplitViewControllerDelegate = SplitViewControllerDelegate

/// UIKit's name for `AppearanceProviding`.
public typealias UIAppearance = AppearanceProviding
/// UIKit's name for `AppearanceContainer`.
public typealias UIAppearanceContainer = AppearanceContainer
/// UIKit's name for `DocumentPickerViewController`.
public typealias UIDocumentPickerViewController = DocumentPickerViewController
/// UIKit's name for `DocumentPickerDelegate`.
public typealias UIDocumentPickerDelegate = DocumentPickerDelegate
/// The name of `FileType` in code for UIKit.
public typealias UTType = FileType
