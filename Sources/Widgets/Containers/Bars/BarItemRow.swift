/// Lays the views of bar items out in a row.
@MainActor struct BarItemRow {
  /// The view of an item; nil for an empty place.
  struct Place {
    let item: BarButtonItem
    let view: View?
  }

  let places: [Place]

  /// Makes the views of items; those of `old` that show one of them are used again.
  init(_ items: [BarButtonItem], reusing old: BarItemRow?, observer: any BarItemObserver) {
    places = items.filter { !$0.isHidden }.map { item in
      item.observer = observer
      if item.isSpace { return Place(item: item, view: nil) }
      item.shownView = item.customView
      if let view = item.customView { return Place(item: item, view: view) }
      let known = old?.places.first { $0.item === item }?.view as? BarButton
      let button = known ?? BarButton(item)
      button.update()
      item.shownView = button
      return Place(item: item, view: button)
    }
  }

  /// Sets how the buttons look.
  func style(_ plain: BarButtonItemAppearance?, _ done: BarButtonItemAppearance?) {
    for place in places {
      (place.view as? BarButton)?.looks = place.item.style == .done ? done : plain
    }
  }

  var views: [View] { places.compactMap(\.view) }

  /// How wide the view of an item would like to be, in points.
  private func width(of place: Place) -> Double {
    guard let view = place.view else {
      return place.item.systemItem == .fixedSpace ? place.item.width : 0
    }
    if view is BarButton { return view.intrinsicContentSize.width }
    if place.item.width > 0 { return place.item.width }
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

  /// How wide all of them are together, in points.
  var width: Double { places.reduce(0) { $0 + width(of: $1) } }

  /// Puts them side by side into a rectangle of a bar, from what is read first on.
  ///
  /// - Parameter backward: From what is read last on, as the buttons at the trailing edge are.
  func place(in room: Rect, of bar: View, backward: Bool = false) {
    let flexible = places.filter { $0.item.systemItem == .flexibleSpace }.count
    let rest = max(0, room.width - width)
    var x = room.minX
    for place in places {
      var width = width(of: place)
      if place.item.systemItem == .flexibleSpace { width = rest / Double(flexible) }
      if let view = place.view {
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
