import WindowResponder

/// The open swipe actions of a list row in a collection view: the offset of the row, and the actions beside
/// it.
@MainActor final class ItemSwipe {
  let cell: CollectionViewCell
  let configuration: SwipeActionsConfiguration
  /// A Boolean value that indicates whether the actions are at the leading end of the row.
  let isLeading: Bool
  /// A Boolean value that indicates whether the actions are at the left.
  let isLeft: Bool
  let view: SwipeActionsView
  /// The horizontal offset of the row's content, in points. Negative offsets are to the left.
  var offset = 0.0
  /// The offset at the start of the swipe, in points.
  var startOffset = 0.0
  /// The content offset of the collection view when the actions opened, in points.
  let scrollOffset: Double

  init(
    _ cell: CollectionViewCell, _ configuration: SwipeActionsConfiguration, isLeading: Bool,
    isLeft: Bool, scrollOffset: Double
  ) {
    self.cell = cell
    self.configuration = configuration
    self.isLeading = isLeading
    self.isLeft = isLeft
    self.scrollOffset = scrollOffset
    view = SwipeActionsView(configuration.actions, isLeading: isLeft)
    view.clipsToBounds = true
  }

  /// The offset at which the actions have their full width, in points.
  var openOffset: Double { isLeft ? view.fittingWidth : -view.fittingWidth }

  /// Returns a Boolean value that indicates whether the row is so far open that the end of the touch performs
  /// the first action.
  func isFull(rowWidth: Double) -> Bool {
    configuration.performsFirstActionWithFullSwipe && !configuration.actions.isEmpty
      && abs(offset) > max(view.fittingWidth + 20, rowWidth * TableMetrics.fullSwipePart)
  }
}

/// The recognizer of swipes over list rows in a collection view.
@MainActor final class ItemSwiping: GestureRecognizerDelegate {
  private unowned let collection: CollectionView
  private let pan = PanGestureRecognizer()

  init(_ collection: CollectionView) {
    self.collection = collection
    pan.name = "Item swipe"
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addAction(Action { [weak self] _ in self?.panDidChange() })
    collection.addGestureRecognizer(pan)
  }

  /// Returns `true` for a horizontal movement over a row that has actions on that side.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    let way = pan.translation(in: collection)
    guard abs(way.x) > abs(way.y) else { return false }
    let start = pan.location(in: collection)
    return collection.swipeMayBegin(
      at: Point(x: start.x - way.x, y: start.y - way.y), isLeft: way.x > 0)
  }

  /// Returns `true` for the pan of the collection view: scrolling waits until the swipe has failed.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is PanGestureRecognizer && otherGestureRecognizer.view === collection
  }

  private func panDidChange() {
    let way = pan.translation(in: collection)
    switch pan.state {
    case .began:
      let place = pan.location(in: collection)
      collection.swipeBegan(at: Point(x: place.x - way.x, y: place.y - way.y), isLeft: way.x > 0)
      pan.setTranslation(.zero, in: collection)
    case .changed: collection.swipeChanged(way.x)
    case .ended: collection.swipeEnded(velocity: pan.velocity(in: collection).x)
    case .cancelled: collection.swipeEnded(velocity: 0)
    default: break
    }
  }
}
