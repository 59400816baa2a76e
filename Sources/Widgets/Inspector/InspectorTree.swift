import WindowResponder

/// An outline of the program's windows and their views. Open menus are items of the windows that they belong
/// to.
@MainActor final class InspectorTree: OutlineViewDataSource {
  let outline = OutlineView()
  let registry = ViewRegistry()
  /// A closure that returns the windows of the program.
  private let windows: () -> [Window]
  /// A closure that returns the menus and other popups whose parent is a window.
  private let popups: (Window) -> [Window]
  /// Called when the user selects a view.
  var onChoose: ((View?) -> Void)?
  /// The hash value of the tree at the last update.
  private var shape = 0
  private var isShowing = false

  init(windows: @escaping () -> [Window], popups: @escaping (Window) -> [Window]) {
    self.windows = windows
    self.popups = popups
    let column = TableColumn("view", title: "View", width: 240)
    column.flexes = true
    column.canSort = false
    outline.columns = [column]
    outline.showsHeader = false
    outline.indentationWidth = 12
    outline.accessibilityLabel = "Views"
    outline.emptyText = "The program shows no window."
    outline.outlineSource = self
    outline.onSelectionChange = { [weak self] in
      guard let self, !isShowing else { return }
      onChoose?(chosen)
    }
  }

  /// The selected view, or `nil` if no view is selected or the view does not exist any more.
  var chosen: View? { outline.selectedItems.first.flatMap(view) }

  /// Selects a view, and expands the items that contain it.
  func show(_ view: View?) {
    isShowing = true
    defer { isShowing = false }
    guard let view else { return outline.selectedRows = [] }
    refresh()
    for parent in view.chainOfSuperviews.reversed() { outline.expandItem(item(parent)) }
    guard let row = outline.row(ofItem: item(view)) else { return }
    outline.selectedRows = [row]
    outline.scrollToRow(row)
  }

  /// Expands the windows and their subviews, as at the start.
  func expandFirstLevels() {
    for window in windows() {
      outline.expandItem(item(window))
      for view in window.subviews { outline.expandItem(item(view)) }
    }
  }

  /// Updates the outline to the present views.
  func refresh() {
    var hasher = Hasher()
    for window in windows() { hash(window, into: &hasher) }
    let shape = hasher.finalize()
    if shape != self.shape {
      self.shape = shape
      isShowing = true
      outline.reloadData()
      isShowing = false
    } else {
      // The names and icons of the items may have changed.
      outline.redrawAll()
    }
  }

  private func hash(_ view: View, into hasher: inout Hasher) {
    hasher.combine(registry.number(of: view))
    let parts = parts(of: view)
    hasher.combine(parts.count)
    for part in parts { hash(part, into: &hasher) }
  }

  /// Returns the children of a view: its subviews, and the popups of a window.
  private func parts(of view: View) -> [View] {
    view.subviews + ((view as? Window).map(popups) ?? [])
  }

  // MARK: Ambiguity

  /// The results for views, with the number of solutions of their constraints at that time.
  private var ambiguity: [Int: (solves: Int, isAmbiguous: Bool)] = [:]
  /// The largest number of constraints for which ambiguity is computed. More would take too long for each
  /// update.
  private static let mostConstraints = 400

  private func isAmbiguous(_ view: View) -> Bool {
    guard let solution = view.constraintSolution, solution.count <= Self.mostConstraints else {
      return false
    }
    let number = registry.number(of: view)
    if let known = ambiguity[number], known.solves == solution.solves { return known.isAmbiguous }
    if ambiguity.count > 2_000 { ambiguity = [:] }
    let isAmbiguous = view.hasAmbiguousLayout
    // The computation may have solved the constraints.
    ambiguity[number] = (view.constraintSolution?.solves ?? 0, isAmbiguous)
    return isAmbiguous
  }

  // MARK: Items

  private func item(_ view: View) -> AnyHashable { registry.number(of: view) }

  private func view(_ item: AnyHashable) -> View? { (item as? Int).flatMap(registry.view) }

  func outlineView(_ outlineView: OutlineView, childrenOf item: AnyHashable?) -> [AnyHashable] {
    guard let item else { return windows().map(self.item) }
    return view(item).map { parts(of: $0).map(self.item) } ?? []
  }

  func outlineView(_ outlineView: OutlineView, isExpandable item: AnyHashable) -> Bool {
    view(item).map { !parts(of: $0).isEmpty } ?? false
  }

  func outlineView(
    _ outlineView: OutlineView, textFor item: AnyHashable, in column: TableColumn
  ) -> String {
    InspectorNames.name(of: view(item))
  }

  func outlineView(
    _ outlineView: OutlineView, imageFor item: AnyHashable, in column: TableColumn
  ) -> Image? {
    guard let view = view(item) else { return nil }
    if view.hasBrokenConstraints { return InspectorSigns.conflict }
    if isAmbiguous(view) { return InspectorSigns.ambiguous }
    return view.isHidden ? InspectorSigns.hidden : nil
  }
}

/// The icons in front of views, created once.
@MainActor private enum InspectorSigns {
  static let conflict = Image(systemName: "exclamationmark.triangle", pointSize: 13)
  static let ambiguous = Image(systemName: "questionmark.circle", pointSize: 13)
  static let hidden = Image(systemName: "eye.slash", pointSize: 13)
}

extension View {
  /// The superviews of this view, from the nearest one to the window, and the windows below a popup.
  var chainOfSuperviews: [View] {
    var views: [View] = []
    var current = above
    while let view = current {
      views.append(view)
      current = view.above
    }
    return views
  }

  private var above: View? { superview ?? (self as? Window)?.windowBelow }
}
