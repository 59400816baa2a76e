import ResponderSystem

/// One layout pass of a stack view. Lengths are along the stack's axis, breadths across it.
///
/// Lengths are exact until the views are placed. Then each edge is rounded to the nearest pixel edge.
@MainActor struct StackLayout {
  private let stack: StackView
  private let views: [View]
  private let isRow: Bool
  private let insets: EdgeInsets
  private let grid: PixelGrid

  init(_ stack: StackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    isRow = stack.axis == .horizontal
    insets = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    grid = stack.pixelGrid
  }

  // MARK: Measuring

  func fittingSize(in size: Size) -> Size {
    let room = Size(
      width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    let sizes = measure(in: room).sizes
    let lengths = sizes.map { length($0) }
    let total =
      stack.distribution == .fillEqually
      ? (lengths.max() ?? 0) * Double(lengths.count) : lengths.reduce(0, +)
    let result = make(
      length: total + gaps.reduce(0, +), breadth: sizes.map { breadth($0) }.max() ?? 0)
    return Size(
      width: result.width + insets.horizontal, height: result.height + insets.vertical)
  }

  /// Returns the preferred sizes of the views, and their lengths in the stack. A view in a row that is
  /// narrower than it prefers may be higher, such as wrapped text.
  private func measure(in room: Size) -> (sizes: [Size], lengths: [Double]) {
    var sizes = views.map { measure($0, in: room) }
    guard length(room).isFinite else { return (sizes, sizes.map { length($0) }) }
    let lengths = self.lengths(of: sizes, in: length(room))
    if isRow {
      for (index, width) in lengths.enumerated() where width < sizes[index].width {
        // A part of a pixel may be lost at an edge.
        let narrow = Size(width: grid.down(width), height: room.height)
        sizes[index].height = measure(views[index], in: narrow).height
      }
    }
    return (sizes, lengths)
  }

  /// Returns the preferred size of a view: fixed sides first, then its intrinsic size, then the size that
  /// fits.
  private func measure(_ view: View, in room: Size) -> Size {
    let layout = view.layout
    var limit = room
    if let width = layout.fixedWidth { limit.width = width }
    if let height = layout.fixedHeight { limit.height = height }
    let natural = view.intrinsicContentSize
    var size = natural
    if natural.width < 0 || natural.height < 0 || natural.width > limit.width {
      let fitting = view.sizeThatFits(limit)
      if natural.width < 0 || natural.width > limit.width {
        size.width = min(fitting.width, limit.width)
      }
      if natural.height < 0 || natural.width > limit.width { size.height = fitting.height }
    }
    // A view without content of its own is a spacer along the stack.
    if natural.width < 0, isRow, view.isSpacer { size.width = 0 }
    if natural.height < 0, !isRow, view.isSpacer { size.height = 0 }
    return Size(
      width: layout.fixedWidth ?? grid.holding(size.width),
      height: layout.fixedHeight ?? grid.holding(size.height))
  }

  private var gaps: [Double] {
    guard stack.isBaselineRelativeArrangement, !isRow else {
      return views.dropLast().map { stack.space(after: $0) }
    }
    return zip(views, views.dropFirst()).map { before, after in
      let (upper, lower) = (before.intrinsicContentSize, after.intrinsicContentSize)
      return stack.space(after: before) - (upper.height - before.lastBaseline(for: upper))
        - (after.baselineFromTop(for: lower) ?? 0)
    }
  }

  // MARK: Placing

  func place() {
    for (view, frame) in zip(views, frames(in: stack.bounds)) { view.place(in: frame) }
  }

  /// Returns the frames of the views for the bounds of the stack.
  private func frames(in bounds: Rect) -> [Rect] {
    let area = bounds.inset(by: insets)
    guard !views.isEmpty else { return [] }
    let (sizes, lengths) = measure(in: area.size)
    var position = isRow ? area.minX : area.minY
    let spaces = self.spaces(between: lengths, in: length(area.size))
    let baseline = sharedBaseline(of: sizes)
    let isMirrored = stack.isRightToLeft
    return views.enumerated().map { index, view in
      let whole = self.breadth(area.size)
      let breadth = stack.alignment == .fill ? whole : min(self.breadth(sizes[index]), whole)
      let size = make(length: lengths[index], breadth: breadth)
      let offset = crossOffset(of: view, size: size, in: area, baseline: baseline)
      let origin =
        isRow
        ? Point(x: position, y: area.minY + offset) : Point(x: area.minX + offset, y: position)
      let place = Rect(origin: origin, size: size)
      position += lengths[index] + (index < spaces.count ? spaces[index] : 0)
      return grid.nearest(place.mirrored(in: area, if: isMirrored))
    }
  }

  private func lengths(of sizes: [Size], in total: Double) -> [Double] {
    let wanted = sizes.map { length($0) }
    let room = total - gaps.reduce(0, +)
    switch stack.distribution {
    case .fillEqually:
      return wanted.map { _ in max(0, room / Double(wanted.count)) }
    case .fillProportionally:
      let sum = wanted.reduce(0, +)
      if sum <= 0 { return wanted.map { _ in max(0, room / Double(wanted.count)) } }
      return wanted.map { max(0, room * $0 / sum) }
    case .fill:
      return fill(wanted, room: room)
    case .equalSpacing, .equalCentering:
      return wanted.reduce(0, +) > room ? fill(wanted, room: room) : wanted
    }
  }

  /// Adds additional space to the views with the lowest hugging priority, or removes missing space from those
  /// with the lowest compression resistance. Of views with equal priorities, those without an intrinsic
  /// length are first, as in a constraint layout, where only an intrinsic size has these priorities.
  private func fill(_ wanted: [Double], room: Double) -> [Double] {
    var lengths = wanted
    var rest = room - wanted.reduce(0, +)
    if rest > 0 {
      let flexible = views.indices.filter { !isFixed(views[$0]) }
      let least = flexible.map { growth(views[$0]) }.min()
      let takers = flexible.filter { growth(views[$0]) == least }
      // UIKit lets one view grow. Spacers share the space.
      let spacers = takers.filter { views[$0].isSpacer }
      let one = takers.last { !hasIntrinsicLength(views[$0]) } ?? takers.last
      let growing = spacers.isEmpty ? [one].compactMap(\.self) : spacers
      for index in growing { lengths[index] += rest / Double(growing.count) }
      return lengths
    }
    guard rest < 0 else { return lengths }
    let ranks = views.map { (resistance($0), hasIntrinsicLength($0) ? 1 : 0) }
    let order = views.indices.filter { !isFixed(views[$0]) }.ordered {
      (ranks[$0].0, ranks[$0].1, -$0) < (ranks[$1].0, ranks[$1].1, -$1)
    }
    for index in order where rest < 0 {
      let taken = min(lengths[index], -rest)
      lengths[index] -= taken
      rest += taken
    }
    return lengths
  }

  private func spaces(between lengths: [Double], in total: Double) -> [Double] {
    let least = gaps
    let count = Double(least.count)
    let rest = total - lengths.reduce(0, +) - least.reduce(0, +)
    guard rest > 0, count > 0 else { return least }
    switch stack.distribution {
    case .equalSpacing:
      let equal = (total - lengths.reduce(0, +)) / count
      return least.map { _ in equal }
    case .equalCentering:
      return centeringSpaces(least, between: lengths, in: total)
    default:
      return least
    }
  }

  /// Returns the spaces that put the centers of the views at equal distances. A space below its minimum is
  /// set to the minimum, and the others share the rest.
  private func centeringSpaces(
    _ least: [Double], between lengths: [Double], in total: Double
  ) -> [Double] {
    var spaces = least
    var free = Set(least.indices)
    let halves = least.indices.map { (lengths[$0] + lengths[$0 + 1]) / 2 }
    while !free.isEmpty {
      let fixed = least.indices.filter { !free.contains($0) }.reduce(0) { $0 + least[$1] }
      let room = total - lengths.reduce(0, +) - fixed
      let step = (room + free.reduce(0) { $0 + halves[$1] }) / Double(free.count)
      let tight = free.filter { step - halves[$0] < least[$0] }
      guard !tight.isEmpty else {
        for index in free { spaces[index] = step - halves[index] }
        return spaces
      }
      free.subtract(tight)
    }
    return spaces
  }

  // MARK: Across

  private func crossOffset(
    of view: View, size: Size, in area: Rect, baseline: Double?
  ) -> Double {
    let room = breadth(area.size) - breadth(size)
    switch stack.alignment {
    case .fill, .leading: return 0
    case .center: return room / 2
    case .trailing: return room
    case .firstBaseline, .lastBaseline:
      guard isRow, let baseline else { return 0 }
      return baseline - self.baseline(of: view, size, isLast: stack.alignment == .lastBaseline)
    }
  }

  /// Returns the distance of a view's baseline from its top for a size, in points, in whole pixels, in which
  /// text is drawn. Without text, the first baseline is the top edge, and the last one the bottom edge.
  private func baseline(of view: View, _ size: Size, isLast: Bool) -> Double {
    if let nested = view as? StackView,
      let baseline = StackLayout(nested).baseline(in: size, isLast: isLast)
    {
      return baseline
    }
    let text = isLast ? view.lastBaselineFromTop(for: size) : view.baselineFromTop(for: size)
    return text.map { grid.nearest($0) } ?? (isLast ? size.height : 0)
  }

  /// Returns the distance of the stack's baseline from its top for a size, in points, or `nil` without views.
  private func baseline(in size: Size, isLast: Bool) -> Double? {
    guard let source = stack.baselineSource(first: !isLast),
      let index = views.firstIndex(where: { $0 === source })
    else { return nil }
    let frame = frames(in: Rect(origin: .zero, size: size))[index]
    return frame.minY + baseline(of: source, frame.size, isLast: isLast)
  }

  private func sharedBaseline(of sizes: [Size]) -> Double? {
    guard isRow, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline else {
      return nil
    }
    let isLast = stack.alignment == .lastBaseline
    return zip(views, sizes).map { baseline(of: $0, $1, isLast: isLast) }.max()
  }

  private func length(_ size: Size) -> Double { isRow ? size.width : size.height }
  private func breadth(_ size: Size) -> Double { isRow ? size.height : size.width }

  private func make(length: Double, breadth: Double) -> Size {
    isRow ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
  }

  private func isFixed(_ view: View) -> Bool {
    isRow ? view.layout.fixedWidth != nil : view.layout.fixedHeight != nil
  }

  /// Returns a Boolean value that indicates whether a view has an intrinsic length along the stack. A text
  /// field or a slider in a row has none.
  private func hasIntrinsicLength(_ view: View) -> Bool {
    view is StackView || length(view.intrinsicContentSize) >= 0
  }

  private func growth(_ view: View) -> Float {
    view.isSpacer ? 0 : view.contentHuggingPriority(for: stack.axis).rawValue
  }

  private func resistance(_ view: View) -> Float {
    view.contentCompressionResistancePriority(for: stack.axis).rawValue
  }
}
