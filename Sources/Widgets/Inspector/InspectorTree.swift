import WindowResponder

/// The program's windows and the views in them as an outline. Menus that are open stand in the windows that
/// they hang on.
@MainActor final class InspectorTree: OutlineViewDataSource {
  let outline = OutlineView()
  let registry = ViewRegistry()
  /// The program's windows.
  private let windows: () -> [Window]
  /// The menus and other popups that hang on a window.
  private let popups: (Window) -> [Window]
  /// Called when the user chooses a view.
  var onChoose: ((View?) -> Void)?
  /// What the tree was made of last.
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

  /// The view that is selected; nil for none, or one that is gone.
  var chosen: View? { outline.selectedItems.first.flatMap(view) }

  /// Selects a view and shows it, with all that it is in.
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

  /// Shows what is below the first levels, as at the start.
  func expandFirstLevels() {
    for window in windows() {
      outline.expandItem(item(window))
      for view in window.subviews { outline.expandItem(item(view)) }
    }
  }

  /// Shows the tree as it is by now.
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
      // Names and marks may be others.
      outline.redrawAll()
    }
  }

  private func hash(_ view: View, into hasher: inout Hasher) {
    hasher.combine(registry.number(of: view))
    let parts = parts(of: view)
    hasher.combine(parts.count)
    for part in parts { hash(part, into: &hasher) }
  }

  /// What stands below a view: its subviews, and what hangs on a window.
  private func parts(of view: View) -> [View] {
    view.subviews + ((view as? Window).map(popups) ?? [])
  }

  // MARK: Ambiguity

  /// What was found out about views, and for which solution of their constraints.
  private var ambiguity: [Int: (solves: Int, isAmbiguous: Bool)] = [:]
  /// Where there are more constraints it would take too long for a list that follows the program.
  private static let mostConstraints = 400

  private func isAmbiguous(_ view: View) -> Bool {
    guard let solution = view.constraintSolution, solution.count <= Self.mostConstraints else {
      return false
    }
    let number = registry.number(of: view)
    if let known = ambiguity[number], known.solves == solution.solves { return known.isAmbiguous }
    if ambiguity.count > 2_000 { ambiguity = [:] }
    let isAmbiguous = view.hasAmbiguousLayout
    // Asking may have solved them.
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

/// The signs before views, made once.
@MainActor private enum InspectorSigns {
  static let conflict = Image(systemName: "exclamationmark.triangle", pointSize: 13)
  static let ambiguous = Image(systemName: "questionmark.circle", pointSize: 13)
  static let hidden = Image(systemName: "eye.slash", pointSize: 13)
}

extension View {
  /// The views that this one is in, from the nearest to the window, and the windows that this one hangs on.
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
