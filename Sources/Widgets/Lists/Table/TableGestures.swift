/// The recognizers of a table view for swipes over rows and for the pointer.
@MainActor final class TableGestures: GestureRecognizerDelegate {
  private unowned let table: TableView
  private let swipe = PanGestureRecognizer()
  private let hover = HoverGestureRecognizer()

  init(_ table: TableView) {
    self.table = table
    swipe.name = "Row swipe"
    swipe.maximumNumberOfTouches = 1
    swipe.delegate = self
    swipe.addAction(Action { [weak self] _ in self?.swipeDidChange() })
    table.addGestureRecognizer(swipe)
    hover.name = "Row hover"
    hover.addAction(Action { [weak self] _ in self?.updateHover() })
    table.addGestureRecognizer(hover)
  }

  /// Finds the row under the pointer again, for example after a scroll.
  func updateHover() {
    guard hover.state == .began || hover.state == .changed else { return table.hover(over: nil) }
    let place = hover.location(in: table)
    table.hover(over: table.isCovered(place) ? nil : table.row(at: place))
  }

  /// Returns `true` for a horizontal movement over a row that has actions on that side.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard gestureRecognizer === swipe else { return true }
    let way = swipe.translation(in: table)
    guard abs(way.x) > abs(way.y) else { return false }
    let start = swipe.location(in: table)
    return table.swipeMayBegin(
      at: Point(x: start.x - way.x, y: start.y - way.y), isLeading: way.x > 0)
  }

  /// Returns `true` for the pan of the table view: scrolling waits until the swipe has failed.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    gestureRecognizer === swipe && otherGestureRecognizer is PanGestureRecognizer
      && otherGestureRecognizer.view === table
  }

  private func swipeDidChange() {
    let way = swipe.translation(in: table)
    switch swipe.state {
    case .began:
      let place = swipe.location(in: table)
      table.swipeBegan(
        at: Point(x: place.x - way.x, y: place.y - way.y), isLeading: way.x > 0)
      // The movement before the gesture is recognized does not count.
      swipe.setTranslation(.zero, in: table)
    case .changed: table.swipeChanged(way.x)
    case .ended: table.swipeEnded(velocity: swipe.velocity(in: table).x)
    case .cancelled: table.swipeEnded(velocity: 0)
    default: break
    }
  }
}
