/// A layout of the views of bar items in a row.
@MainActor struct BarItemRow {
  /// An item with its view, or without one for a space.
  struct Element {
    let item: BarButtonItem
    let view: View?
  }

  let elements: [Element]

  /// Creates the views of items. Views of `old` that show one of the items are reused.
  init(_ items: [BarButtonItem], reusing old: BarItemRow?, observer: any BarItemObserver) {
    elements = items.filter { !$0.isHidden }.map { item in
      item.observer = observer
      if item.isSpace { return Element(item: item, view: nil) }
      item.shownView = item.customView
      if let view = item.customView { return Element(item: item, view: view) }
      let known = old?.elements.first { $0.item === item }?.view as? BarButton
      let button = known ?? BarButton(item)
      button.update()
      item.shownView = button
      return Element(item: item, view: button)
    }
  }

  /// Sets the appearances of the buttons.
  func style(_ plain: BarButtonItemAppearance?, _ done: BarButtonItemAppearance?) {
    for element in elements {
      (element.view as? BarButton)?.itemAppearance = element.item.style == .done ? done : plain
    }
  }

  var views: [View] { elements.compactMap(\.view) }

  /// Returns the preferred width of an item's view, in points.
  private func width(of element: Element) -> Double {
    guard let view = element.view else {
      return element.item.systemItem == .fixedSpace ? element.item.width : 0
    }
    if view is BarButton { return view.intrinsicContentSize.width }
    if element.item.width > 0 { return element.item.width }
    return size(of: view).width
  }

  private func size(of view: View) -> Size {
    if view.hasConstraintsInside { return view.systemLayoutSizeFitting(.zero) }
    var size = view.bounds.size
    let natural = view.intrinsicContentSize
    if let width = view.fixedWidth ?? (size.width == 0 ? natural.width : nil) { size.width = width }
    if let height = view.fixedHeight ?? (size.height == 0 ? natural.height : nil) {
      size.height = height
    }
    if size.width <= 0 || size.height <= 0 {
      let fitting = view.sizeThatFits(Size(width: 400, height: BarSizes.row))
      if size.width <= 0 { size.width = fitting.width }
      if size.height <= 0 { size.height = fitting.height }
    }
    return size
  }

  /// The width of all items, in points.
  var width: Double { elements.reduce(0) { $0 + width(of: $1) } }

  /// Positions the views side by side in a rectangle of a bar, from the leading edge on.
  ///
  /// - Parameters:
  ///   - backward: `true` to begin at the trailing edge, as the trailing buttons do.
  ///   - edge: The edge with whose margin the title of the first button is aligned, or `nil` for none.
  func place(
    in room: Rect, of bar: View, backward: Bool = false, aligning edge: BarButton.Edge? = nil
  ) {
    for (index, element) in elements.enumerated() {
      (element.view as? BarButton)?.alignedEdge = index == 0 ? edge : nil
    }
    let flexible = elements.filter { $0.item.systemItem == .flexibleSpace }.count
    let rest = max(0, room.width - width)
    var x = room.minX
    for element in elements {
      var width = width(of: element)
      if element.item.systemItem == .flexibleSpace { width = rest / Double(flexible) }
      if let view = element.view {
        let isButton = view is BarButton
        let height = isButton ? room.height : min(room.height, size(of: view).height)
        var rect = Rect(
          x: x, y: room.minY + ((room.height - height) / 2).rounded(.down), width: width,
          height: height)
        if backward { rect.origin.x = room.maxX - (x - room.minX) - width }
        view.frame = bar.pixelGrid.nearest(bar.mirrored(rect))
      }
      x += width
    }
  }
}
