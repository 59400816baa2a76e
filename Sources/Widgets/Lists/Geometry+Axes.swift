import WindowResponder

extension ItemAxis {
  /// The other axis.
  var across: ItemAxis { self == .vertical ? .horizontal : .vertical }
}

extension Size {
  /// The length along an axis.
  subscript(axis: ItemAxis) -> Double {
    get { axis == .vertical ? height : width }
    set { if axis == .vertical { height = newValue } else { width = newValue } }
  }

  /// Creates a size from the lengths along an axis and across it.
  init(_ along: Double, across: Double, axis: ItemAxis) {
    self =
      axis == .vertical ? Size(width: across, height: along) : Size(width: along, height: across)
  }
}

extension Point {
  /// The coordinate along an axis.
  subscript(axis: ItemAxis) -> Double {
    get { axis == .vertical ? y : x }
    set { if axis == .vertical { y = newValue } else { x = newValue } }
  }
}

extension Rect {
  /// Returns the start and the end along an axis.
  func range(along axis: ItemAxis) -> (start: Double, end: Double) {
    axis == .vertical ? (minY, maxY) : (minX, maxX)
  }
}

extension EdgeInsets {
  /// Returns the inset at the start along an axis.
  func before(_ axis: ItemAxis) -> Double { axis == .vertical ? top : left }
  /// Returns the inset at the end along an axis.
  func after(_ axis: ItemAxis) -> Double { axis == .vertical ? bottom : right }
}

extension DirectionalEdgeInsets {
  /// Returns the inset at the start along an axis.
  func before(_ axis: ItemAxis) -> Double { axis == .vertical ? top : leading }
  /// Returns the inset at the end along an axis.
  func after(_ axis: ItemAxis) -> Double { axis == .vertical ? bottom : trailing }
}
