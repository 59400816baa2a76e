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
