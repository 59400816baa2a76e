import WindowResponder

/// A page with the constraints of a view, which indicates whether they determine its frame.
final class InspectorLayoutPage: InspectorForm {
  override var name: String { "Layout" }
  private var rows: [ConstraintRow] = []
  private var listed: [ObjectIdentifier] = []
  /// The largest number of constraints in a section.
  private static let most = 60

  override func build(_ view: View) {
    rows = []
    listed = Self.all(of: view).map(ObjectIdentifier.init)
    addText("Placed by") { view in
      if view is Window { return "the desktop" }
      if view.isPlacedByConstraints { return "constraints" }
      return view.viewControllerIsRoot ? "the window" : "its frame"
    }
    addText("Constraints say") { view in
      guard view.isPlacedByConstraints else { return "nothing of it" }
      if view.hasBrokenConstraints { return "⚠ more than can hold" }
      return view.hasAmbiguousLayout ? "⚠ too little: other places would do as well" : "enough"
    }
    addText("Margins") { InspectorNames.text($0.layoutMargins) }
    add("Horizontal", view.constraintsAboutView.filter { $0.isHorizontal })
    add("Vertical", view.constraintsAboutView.filter { !$0.isHorizontal })
    let about = Set(view.constraintsAboutView.map(ObjectIdentifier.init))
    add(
      "Kept here, about others",
      view.constraints.filter { !about.contains(ObjectIdentifier($0)) })
  }

  private func add(_ title: String, _ constraints: [LayoutConstraint]) {
    guard !constraints.isEmpty else { return }
    let rest = constraints.count - Self.most
    addSection(title, footer: rest > 0 ? "And \(rest) more." : nil)
    for constraint in constraints.prefix(Self.most) {
      let row = ConstraintRow(constraint) { [weak self] in self?.onChange?() }
      rows.append(row)
      addRow(row)
    }
  }

  override func refresh() {
    if let shown, Self.all(of: shown).map(ObjectIdentifier.init) != listed { return rebuild() }
    super.refresh()
    for row in rows { row.refresh() }
  }

  private static func all(of view: View) -> [LayoutConstraint] {
    view.constraintsAboutView + view.constraints
  }
}

extension LayoutConstraint {
  /// A Boolean value that indicates whether the constraint is horizontal.
  fileprivate var isHorizontal: Bool {
    switch firstAttribute {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}

extension View {
  /// A Boolean value that indicates whether the view is that of a window's root view controller.
  fileprivate var viewControllerIsRoot: Bool {
    window?.rootViewController?.viewIfLoaded === self
  }
}
