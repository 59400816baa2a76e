import ResponderWords

/// The implementation of the members of `ViewController` that concern the bars around it.
extension ViewController {
  /// The text in the search of the navigation item, or `nil` if there is no search.
  final var searchedText: String? { barParts?.navigationItem?.searchPart?.searchedText }

  private func change<Value>(_ body: (inout ControllerBarParts) -> Value) -> Value {
    var parts = barParts ?? ControllerBarParts()
    let value = body(&parts)
    barParts = parts
    return value
  }

  // MARK: Items

  /// The implementation of ``navigationItem``. Created on first access.
  var ownNavigationItem: NavigationItem {
    if let item = barParts?.navigationItem { return item }
    let item = title.map { NavigationItem(title: $0) } ?? NavigationItem()
    change { $0.navigationItem = item }
    return item
  }

  /// The implementation of ``tabBarItem``. Created on first access.
  var ownTabBarItem: TabBarItem! {
    get {
      if let item = barParts?.tabBarItem { return item }
      let item = TabBarItem(title: title, image: nil, tag: 0)
      change { $0.tabBarItem = item }
      return item
    }
    set {
      change { $0.tabBarItem = newValue }
      (parent as? any ControllerContainer)?.childItemsDidChange(self)
    }
  }

  /// Called when the controller's title has changed.
  func titleDidChange(from old: String?) {
    if title != old {
      barParts?.navigationItem?.title = title
      barParts?.tabBarItem?.title = title
    }
    viewIfLoaded?.host?.controllerTitleDidChange()
  }

  /// Sets the items that a toolbar shows.
  func changeToolbarItems(to items: [BarButtonItem]?) {
    change { $0.toolbarItems = items }
    (parent as? any ControllerContainer)?.childItemsDidChange(self)
  }

  /// A Boolean value that indicates whether the controller has a tab bar item already.
  package var hasOwnTabBarItem: Bool { barParts?.tabBarItem != nil }

  // MARK: Editing

  /// The implementation of ``editButtonItem``. Created on first access.
  var ownEditButtonItem: BarButtonItem {
    if let item = barParts?.editButtonItem { return item }
    let item = BarButtonItem(
      primaryAction: Action(title: ownWord("Edit")) { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    change { $0.editButtonItem = item }
    showEditing(in: item)
    return item
  }

  /// Begins or ends editing.
  func changeEditing(to editing: Bool) {
    change { $0.isEditing = editing }
    if let item = barParts?.editButtonItem { showEditing(in: item) }
  }

  private func showEditing(in item: BarButtonItem) {
    let isEditing = barParts?.isEditing ?? false
    item.title = isEditing ? ownWord("Done") : ownWord("Edit")
    item.style = isEditing ? .done : .plain
    item.possibleTitles = [ownWord("Done"), ownWord("Edit")]
  }

  // MARK: Transitions

  /// The coordinator of the current transition of the controller or an ancestor.
  var currentCoordinator: (any ViewControllerTransitionCoordinator)? {
    var current: ViewController? = self
    while let controller = current {
      if let coordinator = controller.barParts?.coordinator { return coordinator }
      current = controller.parent
    }
    return nil
  }

  /// Sets the coordinator of the transition in which the controller takes part. It is `nil` after the
  /// transition.
  package func setTransitionCoordinator(
    _ coordinator: (any ViewControllerTransitionCoordinator)?
  ) {
    if coordinator == nil, barParts == nil { return }
    change { $0.coordinator = coordinator }
  }

  /// Notifies children and the presented controller that the size is about to change.
  func forwardTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children {
      let old = child.viewIfLoaded?.bounds.size
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if new != old { child.viewWillTransition(to: new, with: coordinator) }
    }
    let presented = links?.presented
    // The presentation controller is called first, and notifies its presented controller.
    let presentation = presented?.links?.controller as? any ContentContainer
    (presentation ?? presented)?.viewWillTransition(to: size, with: coordinator)
  }
}
