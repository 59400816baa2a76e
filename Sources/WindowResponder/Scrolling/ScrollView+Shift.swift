extension ScrollView {
  /// Moves the content by a distance, in points, without stopping a move in progress. Use it for content that
  /// has grown or shrunk above the visible part, which stays at its position.
  package func shiftContentOffset(by distance: Vector) {
    let offset = contentOffset + distance
    guard offset != contentOffset else { return }
    setOffset(offset)
    madeEngine?.shift(by: distance, withAnimation: true)
  }

  /// The height that a bar covers at the bottom of the view, in points. The content can be scrolled clear of
  /// it.
  package var barRoom: Double {
    get { extent.barRoom }
    set {
      // The indicators are not shown for each frame of a change.
      guard newValue != extent.barRoom else { return }
      updateExtent { $0.barRoom = newValue }
      indicatorsDidChange()
    }
  }

  /// Returns the nearest offset at which content can rest.
  package func restingOffset(near offset: Point) -> Point { extent.clamp(offset) }

  /// A closure that returns the target offset of a deceleration before the delegate is asked. It receives the
  /// natural target, and the velocity in points per millisecond. If it is `nil`, the natural target is used.
  package var dragTarget: ((Point, Point) -> Point)? {
    get { madeEngine?.dragTarget }
    set { engine.dragTarget = newValue }
  }
}
