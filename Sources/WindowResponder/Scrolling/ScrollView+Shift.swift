extension ScrollView {
  /// Moves the content by a distance, in points, without stopping what moves it: for content that grew
  /// or shrank above what is seen, which is to stay where it is.
  package func shiftContentOffset(by distance: Vector) {
    let offset = contentOffset + distance
    guard offset != contentOffset else { return }
    setOffset(offset)
    madeEngine?.shift(by: distance, withAnimation: true)
  }

  /// How much a bar covers at the lower end of what is seen, in points: content can be scrolled clear of it.
  package var barRoom: Double {
    get { extent.barRoom }
    set {
      // The bars are not to be shown at each frame.
      guard newValue != extent.barRoom else { return }
      updateExtent { $0.barRoom = newValue }
      indicatorsDidChange()
    }
  }

  /// The offset at which content rests that is nearest to another.
  package func restingOffset(near offset: Point) -> Point { extent.clamp(offset) }

  /// Where content that is let go is to come to rest instead of where it would by itself, before the
  /// delegate is asked; nil for there. The second point is the velocity, in points per millisecond.
  package var dragTarget: ((Point, Point) -> Point)? {
    get { madeEngine?.dragTarget }
    set { engine.dragTarget = newValue }
  }
}
