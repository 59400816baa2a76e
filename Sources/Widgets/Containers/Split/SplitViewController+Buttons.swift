import ResponderWords

/// The buttons in the bars of the columns, and the background of the primary column.
extension SplitViewController {
  /// Adds the mode button to the first visible navigation bar, and the button that hides the other columns to
  /// that of the secondary column.
  func updateBarButtons() {
    let seen = columns(in: mode)
    let first = seen.first ?? .secondary
    let hasBars = !collapsed && style != .unspecified
    let isBeside = splitBehavior != .overlay
    for column in [Column.primary, .supplementary, .secondary] {
      guard let bar = (holders[column] as? NavigationController)?.navigationBar else { continue }
      var items: [BarButtonItem] = []
      if hasBars, presentsWithGesture, column == first { items.append(displayModeButtonItem) }
      if hasBars, showsSecondaryOnlyButton, isBeside, column == .secondary {
        updateSecondaryOnlyItem(isAlone: seen.isEmpty)
        items.append(secondaryOnlyItem)
      }
      bar.leadingExtras = items
    }
  }

  func makeSecondaryOnlyItem() -> BarButtonItem {
    BarButtonItem(primaryAction: Action { [weak self] _ in self?.toggleSecondaryOnly() })
  }

  private func updateSecondaryOnlyItem(isAlone: Bool) {
    let label = isAlone ? ownWord("Show Columns") : ownWord("Hide Columns")
    guard secondaryOnlyItem.accessibilityLabel != label else { return }
    secondaryOnlyItem.image = Image(
      systemName: isAlone
        ? "arrow.down.right.and.arrow.up.left" : "arrow.up.left.and.arrow.down.right")
    secondaryOnlyItem.accessibilityLabel = label
  }

  private func toggleSecondaryOnly() {
    guard columns(in: mode).isEmpty else {
      modeBeforeHiding = mode
      return choose(.secondaryOnly)
    }
    if let before = modeBeforeHiding, !columns(in: before).isEmpty { return choose(before) }
    reveal(style == .tripleColumn && holders[.supplementary] != nil ? .supplementary : .primary)
  }

  func placeSidebarGround() {
    guard primaryBackgroundStyle == .sidebar, let column = holders[.primary]?.viewIfLoaded else {
      return sidebarGround.removeFromSuperview()
    }
    if sidebarGround.superview !== column { column.insertSubview(sidebarGround, at: 0) }
    if sidebarGround.frame != column.bounds { sidebarGround.frame = column.bounds }
  }
}

/// The background of a sidebar.
final class SidebarGround: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    context.fill(bounds, color: .systemGroupedBackground, under: .label.withAlphaComponent(0.05))
  }
}
