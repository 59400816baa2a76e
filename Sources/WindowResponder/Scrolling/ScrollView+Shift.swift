extension ScrollView {
  /// Moves the content by a distance, in points, without stopping what moves it: for content that grew
  /// or shrank above what is seen, which is to stay where it is.
  package func shiftContentOffset(by distance: Vector) {
    let offset = contentOffset + distance
    guard offset != contentOffset else { return }
    setOffset(offset)
    madeEngine?.shift(by: distance, withAnimation: true)
  }
}
