/// What points and rectangles are in: a view, a window, or a monitor. Follows `UICoordinateSpace`.
@preconcurrency @MainActor public protocol CoordinateSpace: AnyObject {
  /// The whole of it, in its own coordinates, in points.
  var bounds: Rect { get }
  /// Turns an own point into one of another space.
  func convert(_ point: Point, to coordinateSpace: any CoordinateSpace) -> Point
  /// Turns a point of another space into an own one.
  func convert(_ point: Point, from coordinateSpace: any CoordinateSpace) -> Point
  /// Turns an own rectangle into one of another space: the box around its corners.
  func convert(_ rect: Rect, to coordinateSpace: any CoordinateSpace) -> Rect
  /// Turns a rectangle of another space into an own one: the box around its corners.
  func convert(_ rect: Rect, from coordinateSpace: any CoordinateSpace) -> Rect
}

extension View: CoordinateSpace {
  /// Turns an own point into one of another space; one that is no view means window coordinates.
  @_disfavoredOverload
  public final func convert(_ point: Point, to coordinateSpace: any CoordinateSpace) -> Point {
    convert(point, to: coordinateSpace as? View)
  }

  /// Turns a point of another space into an own one; one that is no view means window coordinates.
  @_disfavoredOverload
  public final func convert(_ point: Point, from coordinateSpace: any CoordinateSpace) -> Point {
    convert(point, from: coordinateSpace as? View)
  }

  /// Turns an own rectangle into one of another space; one that is no view means window coordinates.
  @_disfavoredOverload
  public final func convert(_ rect: Rect, to coordinateSpace: any CoordinateSpace) -> Rect {
    convert(rect, to: coordinateSpace as? View)
  }

  /// Turns a rectangle of another space into an own one; one that is no view means window coordinates.
  @_disfavoredOverload
  public final func convert(_ rect: Rect, from coordinateSpace: any CoordinateSpace) -> Rect {
    convert(rect, from: coordinateSpace as? View)
  }
}

/// The space of a monitor or a scene. A program on Wayland is not told where on a monitor its windows are, so
/// points in it are those of the window.
@MainActor final class WindowCoordinates: CoordinateSpace {
  let bounds: Rect

  init(bounds: Rect) { self.bounds = bounds }

  func convert(_ point: Point, to coordinateSpace: any CoordinateSpace) -> Point {
    (coordinateSpace as? View)?.convert(point, from: nil) ?? point
  }

  func convert(_ point: Point, from coordinateSpace: any CoordinateSpace) -> Point {
    (coordinateSpace as? View)?.convert(point, to: nil) ?? point
  }

  func convert(_ rect: Rect, to coordinateSpace: any CoordinateSpace) -> Rect {
    (coordinateSpace as? View)?.convert(rect, from: nil) ?? rect
  }

  func convert(_ rect: Rect, from coordinateSpace: any CoordinateSpace) -> Rect {
    (coordinateSpace as? View)?.convert(rect, to: nil) ?? rect
  }
}

extension Screen {
  /// The monitor's points. Where windows are on it is not known on Wayland: its points are taken for those of
  /// the window.
  @preconcurrency @MainActor public var coordinateSpace: any CoordinateSpace {
    WindowCoordinates(bounds: Rect(origin: .zero, size: bounds.size))
  }

  /// The same: what a monitor shows turns with it.
  @preconcurrency @MainActor public var fixedCoordinateSpace: any CoordinateSpace {
    coordinateSpace
  }
}
