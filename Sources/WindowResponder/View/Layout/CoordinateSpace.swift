/// A frame of reference for points and rectangles: a view, a window, or a screen. Follows
/// `UICoordinateSpace`.
@preconcurrency @MainActor public protocol CoordinateSpace: AnyObject {
  /// The bounds of the coordinate space, in its own coordinates, in points.
  var bounds: Rect { get }
  /// Converts a point of this space to another one.
  func convert(_ point: Point, to coordinateSpace: any CoordinateSpace) -> Point
  /// Converts a point of another space to this one.
  func convert(_ point: Point, from coordinateSpace: any CoordinateSpace) -> Point
  /// Converts a rectangle of this space to another one. The result contains all its corners.
  func convert(_ rect: Rect, to coordinateSpace: any CoordinateSpace) -> Rect
  /// Converts a rectangle of another space to this one. The result contains all its corners.
  func convert(_ rect: Rect, from coordinateSpace: any CoordinateSpace) -> Rect
}

extension View: CoordinateSpace {
  /// Converts a point of the view to another space. A space that is not a view stands for window coordinates.
  @_disfavoredOverload
  public final func convert(_ point: Point, to coordinateSpace: any CoordinateSpace) -> Point {
    convert(point, to: coordinateSpace as? View)
  }

  /// Converts a point of another space to the view. A space that is not a view stands for window coordinates.
  @_disfavoredOverload
  public final func convert(_ point: Point, from coordinateSpace: any CoordinateSpace) -> Point {
    convert(point, from: coordinateSpace as? View)
  }

  /// Converts a rectangle of the view to another space. A space that is not a view stands for window
  /// coordinates.
  @_disfavoredOverload
  public final func convert(_ rect: Rect, to coordinateSpace: any CoordinateSpace) -> Rect {
    convert(rect, to: coordinateSpace as? View)
  }

  /// Converts a rectangle of another space to the view. A space that is not a view stands for window
  /// coordinates.
  @_disfavoredOverload
  public final func convert(_ rect: Rect, from coordinateSpace: any CoordinateSpace) -> Rect {
    convert(rect, from: coordinateSpace as? View)
  }
}

/// The coordinate space of a screen or a scene. A Wayland client does not know the positions of its windows
/// on the screen, so its points are those of the window.
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
  /// The coordinate space of the screen. The positions of windows on it are not known with Wayland, so its
  /// points are those of the window.
  @preconcurrency @MainActor public var coordinateSpace: any CoordinateSpace {
    WindowCoordinates(bounds: Rect(origin: .zero, size: bounds.size))
  }

  /// The same as ``coordinateSpace``, because a screen's content rotates with it.
  @preconcurrency @MainActor public var fixedCoordinateSpace: any CoordinateSpace {
    coordinateSpace
  }
}
