import ResponderWords

extension SplitViewController {
  func prepareView() {
    shade.backgroundColor = Color(white: 0, alpha: 0.25)
    shade.addGestureRecognizer(
      TapGestureRecognizer(primaryAction: Action { [weak self] _ in self?.hideOverlay() }))
    line.backgroundColor = .separator
    secondLine.backgroundColor = .separator
    for view in [line, secondLine] { view.isUserInteractionEnabled = false }
    view.addGestureRecognizer(edgePan)
  }

  // MARK: Modes

  /// Returns the columns that are visible beside or over the secondary one.
  func columns(in mode: DisplayMode) -> [Column] {
    let hasTwo = style == .tripleColumn && holders[.supplementary] != nil
    switch mode {
    case .secondaryOnly, .automatic: return []
    case .oneBesideSecondary, .oneOverSecondary: return [hasTwo ? .supplementary : .primary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      return hasTwo ? [.primary, .supplementary] : [.primary]
    }
  }

  private func isOverlay(_ mode: DisplayMode) -> Bool {
    mode == .oneOverSecondary || mode == .twoOverSecondary
  }

  /// Returns a Boolean value that indicates whether the secondary column is dimmed in a mode.
  private func isDimmed(_ mode: DisplayMode) -> Bool {
    isOverlay(mode) || mode == .twoDisplaceSecondary
  }

  /// Changes to a mode in which a column is visible. The secondary one is, but other columns can cover it.
  func reveal(_ column: Column) {
    if column == .secondary, isDimmed(mode) { return hideOverlay() }
    guard column != .secondary, column != .compact else { return }
    if columns(in: mode).contains(column) { return }
    let hasTwo = style == .tripleColumn && holders[.supplementary] != nil
    if hasTwo, column == .primary {
      choose(twoColumns(behavior))
    } else {
      choose(behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary)
    }
  }

  func conceal(_ column: Column) {
    guard columns(in: mode).contains(column) else { return }
    let hasTwo = style == .tripleColumn && holders[.supplementary] != nil
    if hasTwo, column == .primary {
      choose(isOverlay(mode) ? .oneOverSecondary : .oneBesideSecondary)
    } else {
      choose(.secondaryOnly)
    }
  }

  func choose(_ new: DisplayMode) {
    chosenMode = new
    changeMode(to: new, animated: true)
  }

  private func hideOverlay() {
    choose(mode == .twoDisplaceSecondary ? .oneBesideSecondary : .secondaryOnly)
  }

  func changeMode(to new: DisplayMode, animated: Bool) {
    guard isDecided, !collapsed, new != mode else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    let (old, now) = (columns(in: mode), columns(in: new))
    delegate?.splitViewController(self, willChangeTo: new)
    for column in now where !old.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    for column in old where !now.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    let coming = now.filter { !old.contains($0) }.compactMap { holders[$0] }
    let going = old.filter { !now.contains($0) }.compactMap { holders[$0] }
    let tells = isShown && view.window != nil
    let moves = animated && tells
    if tells {
      for controller in coming + going { controller.holdAppearance() }
      for controller in going { controller.tellAppearance(false, animated: moves) }
      for controller in coming { controller.tellAppearance(true, animated: moves) }
    }
    View.performWithoutAnimation { placeColumns(mode, showing: Set(old + now)) }
    if tells { for controller in coming { controller.tellViewIsAppearing() } }
    mode = new
    let finish: @MainActor (Bool) -> Void = { [weak self] _ in
      guard let self else { return }
      isMoving = false
      layOutColumns()
      if tells { for controller in going + coming { controller.releaseAppearance() } }
    }
    guard moves else { return finish(true) }
    isMoving = true
    View.animate(
      withDuration: 0.3, delay: 0, options: .curveEaseOut,
      animations: {
        placeColumns(new, showing: Set(old + now))
        view.layoutIfNeeded()
      }, completion: finish)
  }

  // MARK: Layout

  func width(of column: Column) -> Double {
    let whole = viewIfLoaded?.bounds.width ?? 0
    let auto = SplitViewController.automaticDimension
    let isPrimary = column == .primary
    let wanted = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    let part =
      isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
    var least = isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
    var most = isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
    if least == auto { least = 180 }
    if most == auto { most = wanted != auto || part != auto ? .infinity : 320 }
    let usual = min(320, max(240, whole * 0.3))
    let width = wanted != auto ? wanted : part != auto ? whole * part : usual
    return min(min(max(width, least), max(least, most)), max(0, whole)).rounded()
  }

  /// Returns the size of a column's controller in a split view controller of a size, in points.
  func columnSize(of container: ViewController, in size: Size) -> Size {
    guard size.width >= Self.narrowWidth, isDecided,
      let column = holders.first(where: { $0.value === container })?.key
    else { return size }
    if column == .compact { return size }
    if column != .secondary { return Size(width: width(of: column), height: size.height) }
    let beside =
      mode == .twoDisplaceSecondary ? [.supplementary] : isOverlay(mode) ? [] : columns(in: mode)
    return Size(
      width: max(0, size.width - beside.reduce(0) { $0 + width(of: $1) }), height: size.height)
  }

  func layOutColumns() {
    guard isViewLoaded, !view.bounds.isEmpty else { return }
    let isNarrow = view.bounds.width < Self.narrowWidth
    if !isDecided || isNarrow != collapsed {
      let wasDecided = isDecided
      if isNarrow {
        collapse()
      } else if collapsed || !wasDecided {
        if collapsed { expand() } else { mode = wantedMode }
        collapsed = false
      }
      isDecided = true
    }
    if collapsed { return placeAlone() }
    edgePan.edges = (primaryEdge == .trailing) != view.isRightToLeft ? .right : .left
    if !isMoving, wantedMode != mode, chosenMode == nil, preferredDisplayMode == .automatic {
      mode = wantedMode
    }
    if !isMoving { placeColumns(mode, showing: Set(columns(in: mode))) }
    placeSidebarGround()
    updateBarButtons()
  }

  private func placeAlone() {
    for view in [line, secondLine, shade, sidebarGround] { view.removeFromSuperview() }
    guard let alone = shownAlone else { return }
    for holder in holders.values where holder !== alone { take(away: holder) }
    add(alone)
    alone.view.frame = view.bounds
    alone.insetsOfBars = .zero
    updateBarButtons()
  }

  private func take(away controller: ViewController) {
    guard controller.parent === self else { return }
    controller.viewIfLoaded?.removeFromSuperview()
  }

  private func add(_ controller: ViewController) {
    if controller.parent !== self {
      addChild(controller)
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    } else if controller.view.superview !== view {
      view.addSubview(controller.view)
    }
  }

  /// Positions the columns for a display mode. Columns that are hidden in it are beside the window.
  private func placeColumns(_ mode: DisplayMode, showing shown: Set<Column>) {
    let bounds = view.bounds
    let seen = columns(in: mode)
    for column in [Column.primary, .supplementary, .compact] where !shown.contains(column) {
      holders[column].map(take)
    }
    if let secondary = holders[.secondary] {
      add(secondary)
      view.sendSubviewToBack(secondary.view)
    }
    let isOver = isDimmed(mode) || isDimmed(self.mode)
    var x = 0.0
    let order: [Column] = [.primary, .supplementary]
    let total = seen.reduce(0) { $0 + width(of: $1) }
    var out = -order.filter { shown.contains($0) && !seen.contains($0) }.reduce(0) {
      $0 + width(of: $1)
    }
    for column in order where shown.contains(column) {
      guard let holder = holders[column] else { continue }
      add(holder)
      let width = width(of: column)
      let isSeen = seen.contains(column)
      setFrame(
        Rect(x: isSeen ? x : out, y: 0, width: width, height: bounds.height), of: holder)
      if isSeen { x += width } else { out += width }
      view.bringSubviewToFront(holder.view)
    }
    placeSecondary(mode, beside: total)
    placeLines(seen)
    placeShade(isDimmed(mode), isOver)
  }

  private func placeSecondary(_ mode: DisplayMode, beside total: Double) {
    guard let secondary = holders[.secondary] else { return }
    var frame = view.bounds
    if !isOverlay(mode) {
      frame.origin.x += total
      // If the columns displace the secondary one, it is as wide as beside the supplementary one.
      let taken = mode == .twoDisplaceSecondary ? width(of: .supplementary) : total
      frame.size.width = max(0, frame.width - taken)
    }
    setFrame(frame, of: secondary)
  }

  private func setFrame(_ frame: Rect, of controller: ViewController) {
    var frame = frame
    if (primaryEdge == .trailing) != view.isRightToLeft {
      frame.origin.x = view.bounds.width - frame.maxX
    }
    controller.view.frame = frame
  }

  private func placeLines(_ seen: [Column]) {
    let thickness = 1 / max(1, view.contentScaleFactor)
    for (index, bar) in [line, secondLine].enumerated() {
      guard seen.indices.contains(index), let holder = holders[seen[index]] else {
        bar.removeFromSuperview()
        continue
      }
      if bar.superview !== view { view.addSubview(bar) }
      view.bringSubviewToFront(bar)
      let frame = holder.view.frame
      let isLeft = frame.midX < view.bounds.midX
      bar.frame = Rect(
        x: isLeft ? frame.maxX - thickness : frame.minX, y: 0, width: thickness,
        height: view.bounds.height)
    }
  }

  private func placeShade(_ isSeen: Bool, _ isThere: Bool) {
    guard isThere, let secondary = holders[.secondary] else { return shade.removeFromSuperview() }
    if shade.superview !== view {
      View.performWithoutAnimation { shade.alpha = 0 }
      view.insertSubview(shade, aboveSubview: secondary.view)
    }
    shade.frame = view.bounds
    shade.alpha = isSeen ? 1 : 0
    if !isSeen, !isMoving { shade.removeFromSuperview() }
  }

  // MARK: Interaction

  func makeModeButton() -> BarButtonItem {
    let image = Image(systemName: "sidebar.left") ?? Image(systemName: "list.bullet")
    let item = BarButtonItem(
      image: image, primaryAction: Action(image: image) { [weak self] _ in self?.toggle() })
    item.accessibilityLabel = ownWord("Sidebar")
    return item
  }

  func toggle() {
    guard isDecided, !collapsed else { return }
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if target != .automatic { return choose(target) }
    let first: Column =
      style == .tripleColumn && holders[.supplementary] != nil && columns(in: mode).isEmpty
      ? .supplementary : .primary
    columns(in: mode).contains(first) ? conceal(first) : reveal(first)
  }

  func makeEdgePan() -> ScreenEdgePanGestureRecognizer {
    ScreenEdgePanGestureRecognizer(target: self, action: SplitViewController.edgePanned)
  }

  private func edgePanned(_ pan: ScreenEdgePanGestureRecognizer) {
    guard pan.state == .began, presentsWithGesture, !collapsed, columns(in: mode).isEmpty else {
      return
    }
    reveal(style == .tripleColumn && holders[.supplementary] != nil ? .supplementary : .primary)
  }

  var columnCommands: [KeyCommand] {
    guard isDecided, !collapsed, presentsWithGesture else { return [] }
    return [
      KeyCommand(
        title: ownWord("Sidebar"), action: .toggleSidebar, input: KeyCommand.f9,
        discoverabilityTitle: ownWord("Sidebar"))
    ]
  }
}

extension SplitViewController: SidebarAction {
  func toggleSidebar(_ sender: Any?) { toggle() }
}

/// The action that shows and hides the primary column.
@MainActor protocol SidebarAction: AnyObject {
  func toggleSidebar(_ sender: Any?)
}

extension Selector {
  static let toggleSidebar = Selector("toggleSidebar:", on: (any SidebarAction).self) {
    $0.toggleSidebar($1)
  }
}
