extension Event {
  /// Where the pointer is, in the view's own bounds, for hover, scroll and transform events; nil means
  /// window coordinates.
  public func location(in view: View?) -> Point {
    view?.convertFromWindow(pointerLocation) ?? pointerLocation
  }
}

extension Touch {
  /// Where the touch is, in the view's own bounds; nil means window coordinates.
  public func location(in view: View?) -> Point {
    view?.convertFromWindow(location) ?? location
  }

  /// Where the touch was at the event before, in the view's own bounds; nil means window
  /// coordinates. At the beginning it equals ``location(in:)``.
  public func previousLocation(in view: View?) -> Point {
    view?.convertFromWindow(previousLocation) ?? previousLocation
  }

  /// The same as ``location(in:)``: Wayland's places are as precise as they get.
  public func preciseLocation(in view: View?) -> Point {
    location(in: view)
  }

  /// The same as ``previousLocation(in:)``.
  public func precisePreviousLocation(in view: View?) -> Point {
    previousLocation(in: view)
  }
}
