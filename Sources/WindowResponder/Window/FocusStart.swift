import ResponderRuntime

/// The view and the location in it where the last touch or click began: the Tab key continues from there.
@MainActor struct FocusStart {
  @BackLink private(set) var view: View?
  /// The location in the coordinates of the view.
  private let location: Point

  init(_ touch: Touch) {
    _view = BackLink(touch.view)
    location = touch.view.map { touch.location(in: $0) } ?? .zero
  }

  /// Returns the box by which the beginning is ordered, in window coordinates: that of the view, or the
  /// location if focusable views are in it.
  func box(in view: View, hasItems: Bool) -> Rect {
    guard hasItems else { return view.convert(view.bounds, to: nil) }
    return Rect(origin: view.convert(location, to: nil), size: Size(width: 1, height: 1))
  }
}

extension FocusGroups {
  /// Returns the focusable view that was touched or clicked: the view of the beginning, or the nearest
  /// ancestor that is focusable. If there is none, returns `nil`.
  func owner(of start: FocusStart) -> View? {
    var current = start.view
    while let view = current {
      if view.canBecomeFocused, items.contains(where: { $0.view === view }) { return view }
      current = view.superview
    }
    return nil
  }

  /// Returns the index of the stop after or before a touch or a click, or `nil` if that began outside of the
  /// views that Tab visits. The touched view and its group are not visited.
  ///
  /// - Parameter order: The stops, in reading order.
  func stop(after start: FocusStart, in order: [View], forward: Bool) -> Int? {
    let owner = owner(of: start)
    let touched = items.firstIndex { $0.view === start.view }
    guard let first = touched ?? items.firstIndex(where: { $0.view === owner }) else { return nil }
    let group = items[first].group
    for distance in 1..<max(items.count, 2) {
      let index = (first + (forward ? distance : items.count - distance)) % items.count
      let item = items[index]
      if item.view === start.view || item.view === owner { continue }
      if group != nil, item.group == group { continue }
      if let stop = order.firstIndex(where: { $0 === item.view || isMember($0, of: item.group) }) {
        return stop
      }
    }
    return nil
  }

  private func isMember(_ view: View, of group: String?) -> Bool {
    group != nil && items.contains { $0.view === view && $0.group == group }
  }
}
