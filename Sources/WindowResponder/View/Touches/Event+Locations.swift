extension Event {
  /// Returns the location of the pointer in a view's coordinates, or in window coordinates if the view is
  /// `nil`. Valid for hover, scroll and transform events.
  public func location(in view: View?) -> Point {
    view?.convertFromWindow(pointerLocation) ?? pointerLocation
  }
}

extension Touch {
  /// Returns the location of the touch in a view's coordinates, or in window coordinates if the view is
  /// `nil`.
  public func location(in view: View?) -> Point {
    view?.convertFromWindow(location) ?? location
  }

  /// Returns the location of the touch in the event before, in a view's coordinates, or in window coordinates
  /// if the view is `nil`. At the beginning it equals ``location(in:)``.
  public func previousLocation(in view: View?) -> Point {
    view?.convertFromWindow(previousLocation) ?? previousLocation
  }

  /// Returns the same as ``location(in:)``, because Wayland's locations have full precision.
  public func preciseLocation(in view: View?) -> Point {
    location(in: view)
  }

  /// Returns the same as ``previousLocation(in:)``.
  public func precisePreviousLocation(in view: View?) -> Point {
    previousLocation(in: view)
  }
}
