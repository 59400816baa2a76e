/// The views that Tab stops at, in reading order, and their groups.
///
/// A group is one stop. The arrow keys move the focus within it.
@MainActor struct FocusGroups {
  /// A focusable view with its box in window coordinates.
  struct Item {
    let view: View
    let box: Rect
    /// The group that contains the view, or `nil` if there is none.
    let group: String?
  }

  /// Every focusable view, in reading order. Views in one container follow one another.
  let items: [Item]

  /// Collects the focusable views of a window.
  ///
  /// - Parameter start: The beginning of a touch or a click. Its view is an item too, although it may not be
  ///   focusable.
  init(in window: Window, including start: FocusStart? = nil) {
    var found: [Item] = []
    for scope in window.focusScopes {
      found += Self.collect(scope, nil, passing: window.viewsPassedByFocus, start).items
    }
    items = found
  }

  /// Returns the focusable views in a view, in order, and the box of the first one.
  private static func collect(
    _ view: View, _ group: String?, passing passed: [View], _ start: FocusStart?
  ) -> (items: [Item], first: Rect) {
    if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled
      || passed.contains(where: { $0 === view })
    {
      return ([], .null)
    }
    let group = view.focusGroupIdentifier ?? group
    var inside = view.subviews
    if let leaf = view as? any FocusLeaf { inside = inside.filter(leaf.leadsFocus) }
    var found = inside.map { collect($0, group, passing: passed, start) }
      .filter { !$0.items.isEmpty }
    if let start, start.view === view, !view.canBecomeFocused {
      let box = start.box(in: view, hasItems: !found.isEmpty)
      found.append(([Item(view: view, box: box, group: group)], box))
    }
    // A container is ordered by the box of its first view.
    let order = ReadingOrder.indices(
      of: found.map(\.first), isRightToLeft: isRightToLeft(view))
    let parts = order.map { found[$0] }
    let items = parts.flatMap(\.items)
    if view.canBecomeFocused {
      let box = view.convert(view.bounds, to: nil)
      return ([Item(view: view, box: box, group: group)] + items, box)
    }
    guard let first = parts.first?.first else { return ([], .null) }
    if !view.clipsToBounds { return (items, first) }
    // For scrolled content, it is the first view that is visible.
    let box = view.convert(view.bounds, to: nil)
    let seen = parts.lazy.map { $0.first.intersection(box) }.first { !$0.isEmpty }
    return (items, seen ?? box)
  }

  /// Returns a Boolean value that indicates whether the views in a view are read right-to-left.
  private static func isRightToLeft(_ view: View) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns the views that Tab stops at, in order, with one view for each group.
  ///
  /// - Parameter last: A closure that returns the view of a group that was focused last.
  func stops(focused: View?, last: (String) -> View?) -> [View] {
    var seen: Set<String> = []
    var stops: [View] = []
    for item in items {
      guard let group = item.group else {
        stops.append(item.view)
        continue
      }
      guard seen.insert(group).inserted else { continue }
      stops.append(primary(of: group, focused: focused, last: last(group)) ?? item.view)
    }
    return stops
  }

  private func primary(of group: String, focused: View?, last: View?) -> View? {
    var best: (view: View, priority: FocusGroupPriority)?
    for item in items where item.group == group {
      var priority = item.view.focusGroupPriority
      if (item.view as? Control)?.isSelected ?? false { priority = max(priority, .prioritized) }
      if item.view === last { priority = max(priority, .previouslyFocused) }
      if item.view === focused { priority = .currentlyFocused }
      if best == nil || priority > best?.priority ?? .ignored { best = (item.view, priority) }
    }
    return best?.view
  }

  // MARK: Arrows

  /// Returns the view of the same group that an arrow key leads to, or `nil` if there is none.
  ///
  /// It is the nearest view in that direction. In a group of one row or one column, all arrow keys lead along
  /// it, and from the last view to the first.
  func neighbor(of view: View, _ direction: Vector) -> View? {
    guard let current = items.first(where: { $0.view === view }), let group = current.group else {
      return nil
    }
    let members = items.filter { $0.group == group }
    guard members.count > 1 else { return nil }
    let isLine =
      members.allSatisfy { Self.sharesRow($0.box, current.box) }
      || members.allSatisfy { Self.sharesColumn($0.box, current.box) }
    if isLine {
      let index = members.firstIndex { $0.view === view } ?? 0
      // The right arrow leads to the right, which is back in a right-to-left layout.
      let isMirrored = Self.isRightToLeft(view.superview ?? view)
      let way = (isMirrored ? -direction.dx : direction.dx) + direction.dy
      let step = way > 0 ? 1 : members.count - 1
      return members[(index + step) % members.count].view
    }
    var best: (view: View, distance: Double)?
    for item in members where item.view !== view {
      let way = item.box.center - current.box.center
      let along = way.dx * direction.dx + way.dy * direction.dy
      guard along > 0.5 else { continue }
      let across = abs(way.dx * direction.dy) + abs(way.dy * direction.dx)
      // A view straight ahead has priority over a nearer one at an angle.
      guard across <= along * 2 else { continue }
      let distance = along + across * 2
      if best.map({ distance < $0.distance }) ?? true { best = (item.view, distance) }
    }
    return best?.view
  }

  /// Returns a Boolean value that indicates whether two boxes are side by side, and not one above the other.
  private static func sharesRow(_ a: Rect, _ b: Rect) -> Bool {
    a.midY > b.minY && a.midY < b.maxY && b.midY > a.minY && b.midY < a.maxY
  }

  private static func sharesColumn(_ a: Rect, _ b: Rect) -> Bool {
    a.midX > b.minX && a.midX < b.maxX && b.midX > a.minX && b.midX < a.maxX
  }
}
