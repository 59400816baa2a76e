/// The part of a view controller that concerns the bars around it, implemented in the folders Bars and
/// Transitions.
@MainActor protocol ControllerItems: AnyObject {
  /// The item that a navigation bar shows for the controller. Created on first access.
  var ownNavigationItem: NavigationItem { get }
  /// The controller's tab bar item. Created on first access.
  var ownTabBarItem: TabBarItem! { get set }
  /// The button that begins and ends editing. Created on first access.
  var ownEditButtonItem: BarButtonItem { get }
  /// The coordinator of the current transition of the controller or an ancestor.
  var currentCoordinator: (any ViewControllerTransitionCoordinator)? { get }
  /// The text in the search of the navigation item, or `nil` if there is no search.
  var searchedText: String? { get }
  /// Sets the items that a toolbar shows.
  func changeToolbarItems(to items: [BarButtonItem]?)
  /// Begins or ends editing.
  func changeEditing(to editing: Bool)
  /// Notifies children and the presented controller that the size is about to change.
  func forwardTransition(to size: Size, with coordinator: any ViewControllerTransitionCoordinator)
  /// Called when the controller's title has changed.
  func titleDidChange(from old: String?)
}

/// The items of bars. Few controllers have any.
struct ControllerBarParts {
  var navigationItem: NavigationItem?
  var tabBarItem: TabBarItem?
  var toolbarItems: [BarButtonItem]?
  var editButtonItem: BarButtonItem?
  var isEditing = false
  /// The coordinator of the transition of the controller's container or presentation.
  var coordinator: (any ViewControllerTransitionCoordinator)?
}
