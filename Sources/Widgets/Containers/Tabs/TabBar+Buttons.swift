extension TabBar {
  /// The width from which on a bar has its tabs at the center, with titles beside the images, in points.
  static let wideWidth = 600.0
  private static let widestTab = 180.0

  var isWide: Bool { bounds.width >= Self.wideWidth }

  func take(_ items: [TabBarItem]) {
    let old = buttons
    buttons = items.map { item in
      item.observer = self
      if let known = old.first(where: { $0.item === item }) { return known }
      let button = TabButton(item)
      button.bar = self
      button.addAction(
        Action { [weak self, weak item] _ in item.map { self?.userChooses($0) } },
        for: .touchUpInside)
      return button
    }
    for button in old where !buttons.contains(button) { button.removeFromSuperview() }
    for button in buttons {
      button.isSelected = button.item === selectedItem
      button.focusGroupIdentifier = "tabs"
      if button.superview !== self { addSubview(button) }
      button.update()
    }
    if let selectedItem, !items.contains(selectedItem) { self.selectedItem = nil }
    setNeedsLayout()
  }

  func userChooses(_ item: TabBarItem) {
    if let controller = delegate as? TabBarController, controller.tabBar === self {
      guard controller.userMayChoose(item) else { return }
    }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  /// The height of the bar, in points. It is at least that of an image above a text.
  var naturalHeight: Double {
    let text = theme.fonts.caption.withSize(theme.fonts.caption.pointSize - 2).lineHeight
    return max(BarSizes.tabBar, (BarSizes.image + 2 + text + 8).rounded(.up))
  }

  func placeButtons() {
    ground.frame = bounds
    let safe = safeAreaInsets
    let room = Rect(
      x: safe.left, y: 0, width: max(0, bounds.width - safe.left - safe.right),
      height: min(naturalHeight, bounds.height))
    guard !buttons.isEmpty else { return }
    let isCentered = itemPositioning == .centered || (itemPositioning == .automatic && isWide)
    var widths = buttons.map { _ in room.width / Double(buttons.count) }
    if isCentered {
      let most = room.width / Double(buttons.count)
      widths = buttons.map {
        min(most, itemWidth > 0 ? itemWidth : min(Self.widestTab, $0.naturalWidth))
      }
    }
    let gap = isCentered ? (itemSpacing > 0 ? itemSpacing : 4) : 0
    let total = widths.reduce(0, +) + gap * Double(buttons.count - 1)
    var x = room.minX + max(0, (room.width - total) / 2)
    for (button, width) in zip(buttons, widths) {
      button.isInline = isWide
      button.frame = pixelGrid.nearest(
        mirrored(Rect(x: x, y: room.minY, width: width, height: room.height)))
      x += width + gap
    }
  }

  func prepare() {
    addSubview(ground)
    looksDidChange()
    registerForTraitChanges([TraitVerticalSizeClass.self]) { (bar: TabBar, _) in
      for button in bar.buttons { button.update() }
    }
  }

  /// The current appearance: that of the selected tab, or the bar's own.
  var look: TabBarAppearance {
    if isAtEdge, let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance {
      return edge
    }
    return selectedItem?.standardAppearance ?? standardAppearance
  }

  func looksDidChange() {
    let look = look
    for known in [standardAppearance, scrollEdgeAppearance, look] { known?.observer = self }
    ground.look = look
    ground.tint = barTintColor ?? (barStyle == .black ? Color(white: 0.1) : nil)
    ground.backgroundImage = backgroundImage
    ground.lineImage = shadowImage
    for button in buttons { button.setNeedsDisplay() }
  }

  // MARK: Keys

  func keysBegan(_ presses: Set<Press>) -> Bool {
    guard presses.count == 1, let key = presses.first?.key,
      key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty,
      let index = buttons.firstIndex(where: \.isFocused)
    else { return false }
    let forward = isRightToLeft ? -1 : 1
    let next: Int
    switch key.keyCode {
    case .keyboardLeftArrow: next = index - forward
    case .keyboardRightArrow: next = index + forward
    case .keyboardHome: next = 0
    case .keyboardEnd: next = buttons.count - 1
    default: return false
    }
    guard buttons.indices.contains(next), buttons[next].isEnabled else { return true }
    buttons[next].takeFocus()
    userChooses(buttons[next].item)
    return true
  }
}
