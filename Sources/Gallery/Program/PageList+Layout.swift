import Widgets

/// The layout of the list. In a right-to-left layout the column's parts are mirrored, and the bar begins at
/// the right.
extension PageList {
  /// The smallest width of a button of the bar, in points.
  private static let smallestBarButton = 64.0
  /// The height of the column's footer with the switch, in points.
  private static let footHeight = 52.0
  /// The height of a group's title in the column, in points.
  private static let headingHeight = 20.0

  // MARK: Column

  func layoutColumn() {
    let margin = Spacing.medium
    let foot = bounds.height - Self.footHeight
    let top = Self.searchHeight
    put(searchField, Rect(x: margin, y: 6, width: bounds.width - margin * 2, height: 44))
    // The hairlines are not covered.
    put(pages, Rect(x: 0, y: top, width: bounds.width - 1, height: max(0, foot - top)))
    pages.layoutIfNeeded()
    let bottom = placeColumn()
    pages.contentDidChange(to: Size(width: pages.bounds.width, height: bottom))
    put(emptyView, Rect(x: 0, y: top, width: bounds.width - 1, height: max(0, foot - top)))
    let y = foot + (Self.footHeight - 44) / 2
    let width = Switch.drawnSize.width
    let room = max(0, bounds.width - margin * 5 - width)
    put(appearanceLabel, Rect(x: margin * 2, y: y, width: room, height: 44))
    put(
      appearanceSwitch,
      Rect(x: bounds.width - margin * 2 - width, y: y, width: width, height: 44))
    showChosenButton(animated: false)
  }

  /// Places the groups below one another, and returns the bottom of the last one.
  private func placeColumn() -> Double {
    let margin = Spacing.medium
    let width = bounds.width - margin * 2
    var y = 0.0
    for (_, line) in dividers { line.isHidden = true }
    for (group, label) in headings {
      let entries = buttons.filter { $0.page.group == group && !$0.button.isHidden }
      label.isHidden = entries.isEmpty
      guard !entries.isEmpty else { continue }
      y += y == 0 ? Spacing.tiny : Spacing.medium
      let height = max(Self.headingHeight, label.intrinsicContentSize.height.rounded(.up))
      put(
        label, Rect(x: margin * 2, y: y, width: bounds.width - margin * 4, height: height),
        in: pages.bounds)
      y += height + 2
      for (_, button) in entries {
        put(button, Rect(x: margin, y: y, width: width, height: 44), in: pages.bounds)
        y += 44 + Spacing.tiny
      }
    }
    return y + Spacing.small
  }

  /// Sets the frame of a view, mirrored in the bounds of its superview, or of the list, in a right-to-left
  /// layout.
  private func put(_ view: View, _ rect: Rect, in room: Rect? = nil) {
    let frame = rect.mirrored(in: room ?? bounds, if: isRightToLeft)
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Bar

  func layoutBar() {
    let margin = Spacing.small
    let side = 44.0
    let top = bounds.height - Self.barHeight
    let room = max(0, bounds.width - margin * 2 - side * 2)
    put(searchField, Rect(x: margin, y: 8, width: bounds.width - margin * 2, height: 44))
    put(pages, Rect(x: 0, y: top + 1, width: room, height: Self.barHeight - 1))
    put(emptyView, Rect(x: 0, y: top + 1, width: room, height: Self.barHeight - 1))
    pages.layoutIfNeeded()
    let end = placeBar(in: room)
    pages.contentDidChange(to: Size(width: end, height: Self.barHeight - 1))
    let y = top + (Self.barHeight - side) / 2
    put(searchButton, Rect(x: room + margin, y: y, width: side, height: side))
    put(appearanceButton, Rect(x: room + margin + side, y: y, width: side, height: side))
    showChosenButton(animated: false)
  }

  /// Places the buttons side by side, with lines between the groups, and returns the end of the last one.
  private func placeBar(in room: Double) -> Double {
    let margin = Spacing.small
    let entries = buttons.filter { !$0.button.isHidden }
    for (_, label) in headings { label.isHidden = true }
    for (_, line) in dividers { line.isHidden = true }
    var widths = entries.map {
      max(Self.smallestBarButton, $0.button.intrinsicContentSize.width.rounded(.up))
    }
    let gaps = entries.indices.map { index in
      if index == 0 { return margin }
      let isFirst = entries[index].page.group != entries[index - 1].page.group
      return isFirst ? Spacing.medium : Spacing.tiny
    }
    widths = Self.cut(widths, gaps, at: room)
    let end = zip(widths, gaps).map { $0 + $1 }.reduce(margin, +)
    let whole = Rect(x: 0, y: 0, width: max(end, room), height: Self.barHeight)
    var x = 0.0
    for (index, entry) in entries.enumerated() {
      if gaps[index] == Spacing.medium, index > 0 {
        place(dividerOf: entry.page.group, at: x + Spacing.medium / 2, in: whole)
      }
      x += gaps[index]
      entry.button.frame = Rect(x: x, y: 3, width: widths[index], height: Self.barHeight - 8)
        .mirrored(in: whole, if: isRightToLeft)
      x += widths[index]
    }
    return end
  }

  private func place(dividerOf group: PageGroup, at x: Double, in whole: Rect) {
    guard let line = dividers.first(where: { $0.group == group })?.line else { return }
    line.isHidden = false
    line.frame = Rect(x: x - 0.5, y: 14, width: 1, height: Self.barHeight - 29)
      .mirrored(in: whole, if: isRightToLeft)
  }

  /// Returns widths of the bar's buttons with which the end of the visible area cuts one button in half.
  private static func cut(_ widths: [Double], _ gaps: [Double], at room: Double) -> [Double] {
    var end = 0.0
    for (index, width) in widths.enumerated() {
      end += gaps[index]
      if end + width > room {
        // Half of this button is visible. The buttons before it share the rest of the width.
        let spare = room - end - width / 2
        guard index > 0, spare > 0 else { return widths }
        return widths.enumerated().map { $0 < index ? $1 + spare / Double(index) : $1 }
      }
      end += width
    }
    return widths
  }

  // MARK: Scrolling and drawing

  /// Scrolls to the first page.
  func scrollToStart() {
    let isMirrored = isBar && isRightToLeft
    scroller.contentOffset = Point(
      x: isMirrored ? max(0, scroller.contentSize.width - scroller.bounds.width) : 0, y: 0)
  }

  /// Scrolls to the button of the chosen page, unless the search hides it.
  func showChosenButton(animated: Bool) {
    guard let button = buttons.first(where: { $0.page == chosenPage })?.button, !button.isHidden
    else { return }
    // Half of the neighbour is also visible, which shows that there are more pages.
    let beside = isBar ? Size(width: 56, height: 0) : Size(width: 0, height: 56)
    scroller.scrollRectToVisible(
      button.frame.insetBy(dx: -beside.width, dy: -beside.height), animated: animated)
  }

  /// Draws hairlines between the list and the page, and between the pages and the switch.
  func drawLines(in context: GraphicsContext) {
    let thickness = 1 / context.scale
    if isBar {
      context.fill(
        Rect(x: 0, y: 0, width: bounds.width, height: thickness), color: .separator)
      return
    }
    let edge = Rect(x: bounds.width - thickness, y: 0, width: thickness, height: bounds.height)
    context.fill(edge.mirrored(in: bounds, if: isRightToLeft), color: .separator)
    let foot = Rect(
      x: Spacing.medium, y: bounds.height - Self.footHeight,
      width: bounds.width - Spacing.medium * 2, height: thickness)
    context.fill(foot, color: .separator)
  }
}
