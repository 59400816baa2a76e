/// What a view controller gives to the bars around it; the rooms Bars and Transitions do it.
@MainActor protocol ControllerItems: AnyObject {
  /// What a navigation bar shows for the controller, made when it is first asked for.
  var ownNavigationItem: NavigationItem { get }
  /// The controller's tab, made when it is first asked for.
  var ownTabBarItem: TabBarItem! { get set }
  /// The button that begins and ends editing, made when it is first asked for.
  var ownEditButtonItem: BarButtonItem { get }
  /// The transition under way, here or further up.
  var currentCoordinator: (any ViewControllerTransitionCoordinator)? { get }
  /// What is typed into the search of the navigation item; nil where there is none.
  var searchedText: String? { get }
  /// Sets what a toolbar shows.
  func changeToolbarItems(to items: [BarButtonItem]?)
  /// Begins or ends editing.
  func changeEditing(to editing: Bool)
  /// Tells children and what is presented that the size is about to change.
  func forwardTransition(to size: Size, with coordinator: any ViewControllerTransitionCoordinator)
  /// The controller has another title.
  func titleDidChange(from old: String?)
}

/// What few controllers have: items of bars.
struct ControllerBarParts {
  var navigationItem: NavigationItem?
  var tabBarItem: TabBarItem?
  var toolbarItems: [BarButtonItem]?
  var editButtonItem: BarButtonItem?
  var isEditing = false
  /// The transition that the controller's container, or what presents it, plays.
  var coordinator: (any ViewControllerTransitionCoordinator)?
}
